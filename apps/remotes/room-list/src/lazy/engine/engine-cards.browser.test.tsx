import '@foyer/ui/tokens.css';
import '@foyer/ui/page.css';
import {
  aPackage,
  aPackageOffer,
  aPackagePrice,
  aRoom,
  aRoomOffer,
  aSite,
  aVenue,
  euros,
  fakeVenueSession,
  type VenueStates,
  someFormFacts,
} from '@foyer/fixtures';
import { FormatsContext } from '@foyer/i18n';
import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { messages as german } from 'foyer:words/all/de';
import { messages as english } from 'foyer:words/all/en';
import { RoomList } from '../../room-list.tsx';

const site = aSite({ offerCards: 'book' });
const library = aRoom({ id: 'library', title: 'Captain’s Library' });
const rooms = [
  aRoomOffer(),
  aRoomOffer({ room: library, outcome: { kind: 'request', total: euros(652.6) } }),
];
const packages = ['Harbour day', 'Grand day', 'Evening', 'Morning'].map((title, index) =>
  aPackageOffer({
    package: aPackage({
      id: `package-${index}`,
      title,
      roomIds: index === 0 ? ['harbour-room', 'library'] : ['harbour-room'],
    }),
  }),
);

async function show({ base, ...states }: VenueStates = {}) {
  const session = fakeVenueSession({
    offers: { offers: { rooms, packages, discount: 'none' } },
    ...states,
    base: { site, ...base },
  });
  const { language } = session;
  const i18n = setupI18n({
    locale: language,
    messages: { [language]: language === 'de' ? german : english },
  });
  await render(
    <I18nProvider i18n={i18n}>
      <FormatsContext value={session.formats}>
        <RoomList session={session} />
      </FormatsContext>
    </I18nProvider>,
  );
  await expect.element(card('Harbour Room')).toBeVisible();
  return session;
}
const card = (title: string) => page.getByRole('article', { name: title });
/** The line of a rate by its title. */
const rate = (title: string) =>
  page.getByRole('heading', { level: 4, name: new RegExp(`^${title}`) }).first();
const bookings = (session: Awaited<ReturnType<typeof show>>) =>
  session.calls.map(({ action, args }) => [action, ...args]);

test(
  'a card of the booking engine reads Book, or Send request where it cannot be booked at once, ' +
    'and does it (ROOM-006, PRICE-011)',
  async () => {
    const session = await show();
    await page.getByRole('button', { name: 'Book: Harbour Room', exact: true }).click();
    await page
      .getByRole('button', { name: 'Send request: Captain’s Library', exact: true })
      .click();
    expect(bookings(session)).toEqual([
      ['selectRoom', 'harbour-room'],
      ['book'],
      ['selectRoom', 'library'],
      ['book'],
    ]);
    expect(page.getByRole('radio').elements()).toHaveLength(0);
  },
);

test('it shows five pieces of equipment, the layouts with their seats, and every measure (ROOM-012, ROOM-017, ROOM-021)', async () => {
  const equipment = [
    'Screen',
    'Flip chart',
    'Ceiling sound',
    'Blackout blinds',
    'Two whiteboards',
    'Water',
  ];
  await show({
    offers: {
      offers: {
        rooms: [aRoomOffer({ room: aRoom({ equipment }) })],
        packages: [],
        discount: 'none',
      },
    },
  });
  const pieces = page.getByRole('list', { name: 'Equipment' });
  expect(
    pieces
      .getByRole('listitem')
      .elements()
      .map((item) => item.textContent),
  ).toEqual(equipment.slice(0, 5));
  await expect
    .element(page.getByRole('list', { name: 'Seating orders' }))
    .toMatchTextContent('U-shape 28');
  for (const measure of ['2–70 people', '86 m²', 'Height 3.4 m'])
    await expect.element(card('Harbour Room')).toMatchTextContent(measure);
});

test('the rental explains its price in a popover; another one closes it, and so does a press elsewhere (ROOM-022, ROOM-026)', async () => {
  await show();
  const bill = page.getByRole('table', { name: 'Price: Harbour Room' });
  await expect.element(bill).not.toBeInTheDocument();
  const details = card('Harbour Room').getByRole('button', { name: /Price detail/ });
  await details.first().click();
  await expect
    .element(bill)
    .toMatchTextContent(
      /excl. VAT€520.00.*VAT 25.5%€132.60.*Remaining minimum spend€0.00.*Total incl. VAT€652.60/,
    );
  await card('Captain’s Library')
    .getByRole('button', { name: /Price detail/ })
    .last()
    .click();
  await expect.element(page.getByRole('table', { name: /Price: Harbour day/ })).toBeVisible();
  await expect.element(bill).not.toBeInTheDocument();
  await userEvent.click(page.getByRole('heading', { name: 'Choose a room' }));
  await expect.element(page.getByRole('table')).not.toBeInTheDocument();
});

test(
  'each room names its package rates with people, content and price; two at first, the others ' +
    'behind a toggle (ROOM-023, ROOM-024, ROOM-025)',
  async () => {
    const session = await show();
    const harbour = card('Harbour Room');
    for (const words of ['8–60 people', '€68.40'])
      await expect.element(harbour.getByText(words, { exact: true }).first()).toBeVisible();
    await expect.element(rate('Evening')).not.toBeInTheDocument();
    await harbour.getByText('What is included').first().click();
    await expect
      .element(harbour.getByText('Lunch buffet in the Winter Garden').first())
      .toBeVisible();
    await harbour.getByRole('button', { name: 'Show 2 more rates' }).click();
    await expect.element(rate('Evening')).toBeVisible();
    await harbour.getByRole('button', { name: 'Show less rates' }).click();
    await expect.element(rate('Evening')).not.toBeInTheDocument();
    await expect
      .element(card('Captain’s Library').getByRole('button', { name: /more rate/ }))
      .not.toBeInTheDocument();
    await page.getByRole('button', { name: 'Book: Harbour day, Captain’s Library' }).click();
    expect(bookings(session)).toEqual([['selectPackage', 'package-0', 'library'], ['book']]);
  },
);

test('a site that shows all packages folds none (ROOM-025), and a visitor who wants rentals only sees none', async () => {
  const session = await show({ base: { site: { ...site, showAllPackages: true } } });
  await expect.element(rate('Morning')).toBeVisible();
  session.set.query({ rates: 'roomRental' });
  await expect.element(rate('Morning')).not.toBeInTheDocument();
});

test('while the list loads, and while the venue is closed, nothing can be booked, and the button says why (AVAIL-012, B-095)', async () => {
  const session = await show({
    offers: { loading: true, offers: { rooms, packages, discount: 'none' } },
  });
  const book = page.getByRole('button', { name: 'Book: Harbour Room', exact: true });
  await expect.element(book).toHaveAttribute('aria-disabled', 'true');
  session.set.offers({ loading: false });
  await expect.element(book).not.toHaveAttribute('aria-disabled');
  session.set.form({ opening: { kind: 'closed-day' } });
  await expect
    .element(book)
    .toHaveAccessibleDescription('Not possible at this time: see the note about opening hours.');
  await book.click({ force: true });
  expect(bookings(session)).toEqual([]);
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('Not possible at this time: see the note about opening hours.');
  session.set.form({
    opening: someFormFacts().opening,
    delegatesTyped: { kind: 'not-whole', least: 1 },
  });
  await expect.element(book).toHaveAccessibleDescription('Please correct the number of attendees.');
});

test('what came of a booking stands at the rate that was pressed, with ways on (D-3, D-6)', async () => {
  const session = await show({ selection: { kind: 'room', offer: aRoomOffer() } });
  const harbour = card('Harbour Room');
  session.set.booking({
    kind: 'failed',
    problem: { kind: 'refused', problem: { status: 409, code: 'room_taken', message: '' } },
  });
  await expect
    .element(harbour.getByRole('alert'))
    .toMatchTextContent('Somebody else has just taken this room.');
  await harbour.getByRole('button', { name: 'Try again' }).click();
  session.set.booking({
    kind: 'price-changed',
    before: euros(652.6),
    now: euros(700),
    codeUsedUp: false,
  });
  await harbour.getByRole('button', { name: 'Book for €700.00' }).click();
  expect(session.calls.map(({ action }) => action)).toEqual(['selectRoom', 'book', 'acceptPrice']);
  await expect.element(card('Captain’s Library').getByRole('status')).not.toBeInTheDocument();
});

test('a room without a price, or let with packages only', async () => {
  await show({
    offers: {
      offers: {
        rooms: [
          aRoomOffer({ price: null, outcome: { kind: 'enquiry', reason: 'no-price' } }),
          aRoomOffer({ room: { ...library, webBookable: false } }),
        ],
        packages,
        discount: 'none',
      },
    },
  });
  await expect.element(card('Harbour Room').getByText('Enquiry', { exact: true })).toBeVisible();
  await expect
    .element(card('Captain’s Library').getByRole('heading', { name: 'Room rental' }))
    .not.toBeInTheDocument();
  await expect
    .element(card('Captain’s Library').getByRole('heading', { name: /^Harbour day/ }))
    .toBeVisible();
});

test('skeletons stand in until the first answer', async () => {
  const session = fakeVenueSession({ offers: { offers: null, loading: true }, base: { site } });
  await render(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: english } })}>
      <FormatsContext value={session.formats}>
        <RoomList session={session} />
      </FormatsContext>
    </I18nProvider>,
  );
  await expect.element(page.getByText('Loading rooms')).toBeInTheDocument();
  session.set.offers({ offers: { rooms, packages, discount: 'none' }, loading: false });
  await expect.element(card('Harbour Room')).toBeVisible();
});

test('a package says what this meeting costs, with the fee of a booking, and for one person (D-20)', async () => {
  const withFee = packages.map((offer) => ({
    ...offer,
    price: aPackagePrice({ premiumFee: 1500 }),
  }));
  await show({ offers: { offers: { rooms, packages: withFee, discount: 'none' } } });
  const harbour = card('Harbour Room');
  await expect.element(harbour.getByRole('button', { name: /^€835.80/ }).first()).toBeVisible();
  await expect.element(harbour.getByText('€68.40 per person').first()).toBeVisible();
  await expect.element(harbour.getByText('incl. premium service: €15.00').first()).toBeVisible();
});

test(
  'on a site that estimates, the rental says what it is about elsewhere, and a package in its ' +
    'price detail (PRICE-023, A-073)',
  async () => {
    await show({
      venue: aVenue({ localCurrency: { code: 'USD', conversionRate: 1.1 } }),
      base: { site: aSite({ offerCards: 'book', showEstimate: true }) },
    });
    const harbour = card('Harbour Room');
    await expect.element(harbour.getByText('Estimated total: US$717.86')).toBeVisible();
    await harbour
      .getByRole('button', { name: /^€820.80/ })
      .first()
      .click();
    await expect.element(page.getByText('Estimated total: US$902.88')).toBeVisible();
  },
);

test('what is more about a room has its plan with the group', async () => {
  await show({ query: { delegates: 12 }, base: { site } });
  const plan = card('Harbour Room').getByRole('img', { name: /^12 people; Boardroom; room/ });
  expect(plan.elements()).toEqual([]);
  await card('Harbour Room').getByText('About this room').click();
  await expect.element(plan).toBeVisible();
});

test('a room of another language is translated when the reader asks for more about it (ROOM-016)', async () => {
  await show({
    offers: {
      offers: {
        rooms: [aRoomOffer({ room: aRoom({ spoken: 'fi' }) })],
        packages: [],
        discount: 'none',
      },
    },
    base: {
      site,
      translate: (text) => Promise.resolve(text.replace(/^.*/, 'Second floor, over the sea.')),
    },
  });
  await card('Harbour Room').getByText('About this room').click();
  await card('Harbour Room').getByRole('button', { name: 'Show translation' }).click();
  await expect.element(card('Harbour Room').getByText('Second floor, over the sea.')).toBeVisible();
});

test('a code that somebody else used up meanwhile is named as the reason for the price (D-6)', async () => {
  const session = await show({ selection: { kind: 'room', offer: aRoomOffer() } });
  session.set.booking({
    kind: 'price-changed',
    before: euros(554.71),
    now: euros(652.6),
    codeUsedUp: true,
  });
  await expect
    .element(card('Harbour Room').getByRole('status'))
    .toMatchTextContent(
      'Somebody else has used the discount code up. This is the price without it.',
    );
});

test('a card lists the layouts of its site: no island, and in the office no cabaret (AVAIL-025)', async () => {
  const seats = (name: 'island' | 'cabaret' | 'theater') => ({
    name,
    capacity: 20,
    originalCapacity: 20,
  });
  const room = aRoom({ layouts: [seats('island'), seats('cabaret'), seats('theater')] });
  const seatings = () => card('Harbour Room').getByRole('list', { name: 'Seating orders' });
  await show({ offers: { offers: { rooms: [aRoomOffer({ room })], packages, discount: 'none' } } });
  await expect.element(seatings()).toMatchTextContent(/Cabaret.*Theatre/);
  expect(seatings().element().textContent).not.toContain('Island');
});

test('a group below the smallest one of a package reads for how many it pays (PRICE-021)', async () => {
  const price = { ...aPackagePrice(), people: 15, pricedForMinimum: true, total: euros(1410) };
  await show({
    offers: {
      offers: { rooms: rooms.slice(0, 1), packages: [aPackageOffer({ price })], discount: 'none' },
    },
  });
  await expect
    .element(card('Harbour Room'))
    .toMatchTextContent('Smallest group, 15 people: €1,410.00 in total');
});
