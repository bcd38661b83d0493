import '@foyer/ui/tokens.css';
import '@foyer/ui/page.css';
import {
  anOffers,
  anUnfitPackageOffer,
  aRoom,
  aRoomOffer,
  aSite,
  aVenue,
  euros,
  fakeBaseSession,
  fakeVenueSession,
  someAlternatives,
  type VenueStates,
} from '@foyer/fixtures';
import { FormatsContext } from '@foyer/i18n';
import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { messages as german } from 'foyer:words/all/de';
import { messages as english } from 'foyer:words/all/en';
import { RoomList } from './room-list.tsx';

async function show(states: VenueStates = {}) {
  const session = fakeVenueSession(states);
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
  return session;
}
const called = (session: Awaited<ReturnType<typeof show>>, action: string) =>
  session.calls.filter((call) => call.action === action).map((call) => call.args);
const cards = page.getByRole('article');
const card = (title: string) => page.getByRole('article', { name: title });
const one = (offer: ReturnType<typeof aRoomOffer>) => ({
  offers: { offers: { rooms: [offer], packages: [], discount: 'none' as const } },
});

test('five rooms first, five more each time, the focus goes along, and back to five (ROOM-001, ROOM-004)', async () => {
  await show();
  await expect.element(page.getByRole('heading', { name: 'Choose a room' })).toBeVisible();
  await expect
    .element(page.getByRole('status'))
    .toMatchTextContent('Showing 10 out of 12 rooms suitable for criteria');
  expect(cards.elements()).toHaveLength(5);
  await page.getByRole('button', { name: 'Show more (5)' }).click();
  expect(cards.elements()).toHaveLength(10);
  await expect.element(page.getByRole('button', { name: /Show more/ })).not.toBeInTheDocument();
  expect(cards.elements()[5]?.contains(document.activeElement)).toBe(true);
  await page.getByRole('button', { name: 'Show fewer' }).click();
  expect(cards.elements()).toHaveLength(5);
  await expect.element(page.getByRole('heading', { name: 'Choose a room' })).toHaveFocus();
});

test('a card says why its room suits better than the others, and none says what all could', async () => {
  const offered = (id: string, more: Partial<ReturnType<typeof aRoom>>) =>
    aRoomOffer({ room: aRoom({ id, title: id, max: 60, ...more }) });
  const rooms = [
    offered('Small', { max: 14 }),
    offered('Musical', { equipment: ['Screen', 'Grand piano'] }),
    offered('Plain', { equipment: ['Screen'] }),
  ];
  const session = await show({
    query: { delegates: 12 },
    offers: { offers: { rooms, packages: [], discount: 'none' } },
  });
  await expect.element(card('Small').getByText('Right size: 12 of 14 seats')).toBeVisible();
  await expect.element(card('Musical').getByText('Only here: Grand piano')).toBeVisible();
  const height = card('Plain').element().getBoundingClientRect().height;
  expect(height).toBe(card('Musical').element().getBoundingClientRect().height);
  // All can be booked at once: that tells none of them apart.
  await expect.element(page.getByText('Booked at once')).not.toBeInTheDocument();
  session.set.query({ delegates: 5 });
  await expect.element(page.getByText(/^Right size/)).not.toBeInTheDocument();
});

test('another time begins at five again, another number of people does not (B-073)', async () => {
  const session = await show();
  await page.getByRole('button', { name: 'Show more (5)' }).click();
  session.set.query({ delegates: 14 });
  expect(cards.elements()).toHaveLength(10);
  session.set.query({ start: '2026-06-09T09:00' });
  await expect.poll(() => cards.elements().length).toBe(5);
});

test('a card says what one compares, and choosing it is told (ROOM-007, ROOM-010, ROOM-011, ROOM-012, ROOM-013)', async () => {
  const session = await show(one(aRoomOffer()));
  const harbour = card('Harbour Room');
  for (const words of ['2–70 people', '86 m²', '€98.00', '€427.00', 'Available immediately'])
    await expect.element(harbour.getByText(words)).toBeVisible();
  await expect.element(harbour.getByText('8 hours, incl. VAT')).toBeVisible();
  await harbour.getByRole('radio', { name: 'Select: Harbour Room' }).click({ force: true });
  expect(called(session, 'selectRoom')).toEqual([['harbour-room']]);
  session.set.selection({ kind: 'room', offer: aRoomOffer() });
  await expect.element(harbour.getByText('Selected')).toBeVisible();
  await expect.element(harbour).toHaveAttribute('data-state', 'selected');
});

test('the fee of a booking is part of the total on the card and in the bill, which say so (D-20)', async () => {
  const offer = aRoomOffer();
  await show(one({ ...offer, price: offer.price && { ...offer.price, premiumFee: 1500 } }));
  const harbour = card('Harbour Room');
  await expect.element(harbour.getByText('€667.60')).toBeVisible();
  await expect.element(harbour.getByText('incl. premium service: €15.00')).toBeVisible();
  await page.getByRole('button', { name: 'Show details' }).click();
  await page.getByText('Price detail').click();
  await expect
    .element(page.getByRole('table', { name: 'Price: Harbour Room' }))
    .toMatchTextContent(/Premium service€15.00.*Total incl. VAT€667.60/);
});

test('rates that the venue has not are left out, and the one that applies is marked (ROOM-013)', async () => {
  await show(one(aRoomOffer({ room: aRoom({ rates: { ...aRoom().rates, halfDay: null } }) })));
  await expect.element(page.getByText('Half day')).not.toBeInTheDocument();
  expect(page.getByText('Full day').element().parentElement?.dataset['state']).toBe('applies');
});

test('a lowered price shows what it was, in words too, and by how much (PRICE-027, ROOM-020)', async () => {
  const offer = aRoomOffer();
  await show(
    one({
      ...offer,
      price: offer.price && {
        ...offer.price,
        total: euros(554.71),
        original: euros(652.6),
        percentOff: 15,
      },
    }),
  );
  await expect.element(card('Harbour Room').getByText('15% off')).toBeVisible();
  await expect.element(card('Harbour Room')).toMatchTextContent(/Before: €652.60.*Now: €554.71/);
});

test('without a price the card reads Enquiry (PRICE-003, PRICE-004, C-031)', async () => {
  await show(one(aRoomOffer({ price: null, outcome: { kind: 'enquiry', reason: 'no-price' } })));
  await expect.element(page.getByText('Enquiry', { exact: true })).toBeVisible();
  await expect.element(page.getByText('Available immediately')).not.toBeInTheDocument();
});

test.each([
  ['cart', 'Cabaret', 'Island'],
  ['office', 'Island', 'Cabaret'],
] as const)(
  'on a site with the checkout "%s" a room’s card offers %s and no %s (AVAIL-025)',
  async (checkout, offered, hidden) => {
    const layouts = (['island', 'cabaret'] as const).map((name) => ({
      name,
      capacity: 20,
      originalCapacity: 20,
    }));
    await show({
      ...one(aRoomOffer({ room: { ...aRoomOffer().room, layouts } })),
      base: fakeBaseSession({ site: aSite({ checkout }) }),
    });
    await page.getByRole('button', { name: 'Show details' }).click();
    await expect
      .element(page.getByRole('radio', { name: new RegExp(`^${offered} up to 20`) }))
      .toBeVisible();
    await expect
      .element(page.getByRole('radio', { name: new RegExp(`^${hidden}`) }))
      .not.toBeInTheDocument();
  },
);

test(
  'details open and close; a layout is chosen there, and those that do not do stay readable ' +
    '(ROOM-014, ROOM-015, ROOM-016, ROOM-018, ROOM-019, AVAIL-008, AVAIL-011)',
  async () => {
    const session = await show({ ...one(aRoomOffer()), query: { delegates: 30 } });
    await page.getByRole('button', { name: 'Show details' }).click();
    const hide = page.getByRole('button', { name: 'Hide details' });
    await expect.element(hide).toHaveAttribute('aria-expanded', 'true');
    await expect.element(page.getByRole('group', { name: 'Seating for 30 people' })).toBeVisible();
    await expect
      .element(page.getByRole('radio', { name: /U-shape up to 28 not available for your group/ }))
      .toBeDisabled();
    await expect.element(page.getByRole('radio', { name: /Island/ })).not.toBeInTheDocument();
    await expect.element(page.getByText('capacity reduced')).toBeVisible();
    await page.getByRole('radio', { name: /Banquet/ }).click({ force: true });
    expect(called(session, 'changeLayout')).toEqual([[399]]);
    session.set.query({ layout: 399 });
    await expect.element(page.getByRole('radio', { name: /Banquet/ })).toBeChecked();
    await expect.element(page.getByText('3.4 m')).toBeVisible();
    await page.getByRole('radio', { name: 'With a fee' }).click({ force: true });
    await expect.element(page.getByText('Technician, €75.00 an hour')).toBeVisible();
    await expect.element(page.getByText('Flip chart')).not.toBeInTheDocument();
    await page.getByText('Price detail').click();
    const bill = page.getByRole('table', { name: 'Price: Harbour Room' });
    await expect
      .element(bill)
      .toMatchTextContent(
        /Room rental, full day, excl. VAT€520.00.*VAT 25.5%€132.60.*Remaining minimum spend€0.00.*Total incl. VAT€652.60/,
      );
    await hide.click();
    await expect.element(bill).not.toBeInTheDocument();
  },
);

test.each([
  [
    { kind: 'exceeds', delegates: 12, min: 2, max: 8 },
    'Your attendees (12) exceed the limit for this room (2–8)',
  ],
  [{ kind: 'unavailable' }, 'Room not available'],
  [{ kind: 'layout', layout: 405, capacity: 8 }, 'Room does not have the seating order'],
] as const)(
  'a chosen room that fits no longer stays, says why, and cannot be chosen again: %j ' +
    '(AVAIL-007, AVAIL-017, ERR-005, ERR-006, ERR-007, A-083, B-013)',
  async (fit, words) => {
    const chosen = aRoomOffer({
      room: aRoom({ id: 'other', title: 'Captain’s Library' }),
      fit,
      listed: false,
    });
    const session = await show({ selection: { kind: 'room', offer: chosen } });
    const library = card('Captain’s Library').first();
    await expect.element(library).toHaveAttribute('data-state', 'unavailable');
    await expect.element(library.getByText(words)).toBeVisible();
    const radio = library.getByRole('radio');
    await expect.element(radio).toHaveAttribute('aria-disabled', 'true');
    await expect.element(radio).toHaveAccessibleDescription(expect.stringContaining(words));
    await radio.click({ force: true });
    expect(called(session, 'selectRoom')).toEqual([]);
    const { clientHeight } = library.element();
    session.set.selection(null);
    await expect.element(library).not.toBeInTheDocument();
    expect(cards.elements()[0]?.clientHeight).toBe(clientHeight);
  },
);

test('a chosen room that is taken meanwhile stays where it stood, and says so (ERR-005, ERR-037)', async () => {
  const { rooms } = anOffers(4);
  const titles = () => cards.elements().map((element) => element.querySelector('h3')?.textContent);
  const given = { offers: { rooms, packages: [], discount: 'none' as const } };
  const [first, chosen, , last] = rooms;
  if (!first || !chosen || !last) throw new Error('four rooms are too few');
  const session = await show({ offers: given, selection: { kind: 'room', offer: chosen } });
  expect(titles()).toEqual(['Harbour Room', 'Lighthouse Studio', 'Winter Garden']);
  const taken = { ...chosen, fit: { kind: 'unavailable' }, listed: false } as const;
  session.set.selection({ kind: 'room', offer: taken });
  session.set.offers({
    offers: { ...given.offers, rooms: [first, last, taken] },
    loading: false,
    problem: null,
  });
  await expect.element(card('Lighthouse Studio').getByText('Room not available')).toBeVisible();
  expect(titles()).toEqual(['Harbour Room', 'Lighthouse Studio', 'Winter Garden']);
});

test('pictures are turned one by one, and all stand in a lightbox that gives the focus back (ROOM-008)', async () => {
  await show(one(aRoomOffer()));
  await expect.element(page.getByText('1 / 3')).toBeVisible();
  await page.getByRole('button', { name: 'Next picture: Harbour Room' }).click();
  await expect.element(page.getByText('2 / 3')).toBeVisible();
  await page.getByRole('button', { name: 'All pictures: Harbour Room' }).click();
  await expect.element(page.getByRole('dialog', { name: 'Harbour Room' })).toBeVisible();
  expect(page.getByRole('dialog').getByRole('img').elements()).toHaveLength(3);
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect
    .element(page.getByRole('button', { name: 'All pictures: Harbour Room' }))
    .toHaveFocus();
});

test('the 360° view is a frame in a dialog, where the room has one at an https address (ROOM-009)', async () => {
  await show({
    offers: {
      offers: {
        ...anOffers(0),
        rooms: [null, 'javascript:alert(1)', 'https://360.example/room'].map((view360, index) =>
          aRoomOffer({ room: aRoom({ id: `r${index}`, title: `Room ${index}`, view360 }) }),
        ),
      },
    },
  });
  expect(page.getByRole('button', { name: /360° view/ }).elements()).toHaveLength(1);
  await page.getByRole('button', { name: '360° view: Room 2' }).click();
  await expect
    .element(page.getByTitle('360° view: Room 2'))
    .toHaveAttribute('src', 'https://360.example/room');
});

test('skeletons stand in while the first answer is under way; later the cards stay and are busy (ROOM-002)', async () => {
  const session = await show({ offers: { offers: null, loading: true } });
  await expect.element(page.getByRole('status')).toMatchTextContent('Loading rooms');
  expect(cards.elements()).toHaveLength(0);
  const skeleton = document.querySelector('article')?.offsetHeight;
  session.set.offers({ offers: anOffers(), loading: false });
  await expect.poll(() => cards.elements().length).toBe(5);
  expect(document.querySelector('article')?.offsetHeight).toBe(skeleton);
  session.set.offers({ loading: true });
  await expect
    .element(page.getByRole('list').filter({ has: cards }).first())
    .toHaveAttribute('aria-busy', 'true');
  expect(cards.elements()).toHaveLength(5);
});

test('a failure is said in words, and tried again; cards of an earlier answer stay', async () => {
  const session = await show({ offers: { offers: null, problem: { kind: 'unreachable' } } });
  await expect.element(page.getByRole('alert')).toMatchTextContent('We could not load the rooms.');
  await page.getByRole('button', { name: 'Try again' }).click();
  expect(called(session, 'retryOffers')).toHaveLength(1);
  session.set.offers({ offers: anOffers() });
  await expect.element(page.getByRole('alert')).toMatchTextContent('rooms of your last search');
  expect(cards.elements()).toHaveLength(5);
});

test('no room suits (ROOM-003, ERR-003, ERR-004, A-082): the message, and wishes that some room meets', async () => {
  const { rooms, ...rest } = anOffers();
  const none = rooms.map((offer) => ({
    ...offer,
    listed: false,
    fit: { kind: 'exceeds', delegates: 80, min: 2, max: offer.room.max } as const,
  }));
  const session = await show({
    query: { delegates: 80 },
    offers: { offers: { ...rest, rooms: none } },
  });
  await expect
    .element(page.getByText('There are no rooms available with your current criteria.'))
    .toBeVisible();
  await page.getByRole('button', { name: '70 attendees: 10 rooms' }).click();
  expect(called(session, 'changeDelegates')).toEqual([['70']]);
  const toPackages = page.getByRole('button', { name: 'Show packages instead' });
  await toPackages.click();
  expect(called(session, 'changeTab')).toEqual([['package']]);
  const small = { kind: 'exceeds', delegates: 80, max: 60 } as const;
  session.set.offers({
    offers: { ...rest, rooms: none, packages: [anUnfitPackageOffer(small)] },
  });
  await expect.element(toPackages).not.toBeInTheDocument();
  session.set.offers({
    offers: {
      ...rest,
      rooms: none.map((offer) => ({ ...offer, room: { ...offer.room, available: false } })),
    },
  });
  await expect
    .element(
      page.getByText(
        'There is no room available. Please select another date/time, meeting length or delegates.',
      ),
    )
    .toBeVisible();
});

test.for([
  { width: 1280, first: 'beside' },
  { width: 900, first: 'below' },
] as const)(
  'at $width px the first card has price and Select $first its words, the others below them',
  async ({ width, first }) => {
    await page.viewport(width, 900);
    await show();
    await expect.element(cards.first()).toBeVisible();
    const placeIn = (at: number) => {
      const card = cards.nth(at);
      const words = card.getByRole('heading', { level: 3 }).element().getBoundingClientRect();
      const select = card.getByText('Select', { exact: true }).element().getBoundingClientRect();
      const price = card.getByText(/^€/).first().element().getBoundingClientRect();
      const { top, height } = card.element().getBoundingClientRect();
      const isBeside = [select, price].every(({ left }) => left > words.right);
      return isBeside && select.bottom < top + height / 2 ? 'beside' : 'below';
    };
    expect([0, 1, 2].map(placeIn)).toEqual([first, 'below', 'below']);
    await page.viewport(1280, 900);
  },
);

test.for([
  [1, 1],
  [2, 2],
  [3, 1],
  [4, 2],
] as const)(
  'of %s cards %s are alone in their row: no place beside one is empty',
  async ([number, alone]) => {
    const rooms = Array.from({ length: number }, (_, at) =>
      aRoomOffer({ room: aRoom({ id: `room-${at}` }) }),
    );
    await show({ offers: { offers: { ...anOffers(0, 0), rooms } } });
    await expect.poll(() => cards.elements().length).toBe(number);
    const widths = cards.elements().map((card) => card.clientWidth);
    expect(widths.filter((width) => width > 1000)).toHaveLength(alone);
  },
);

test('a text in another direction than the page’s keeps its own, so that it is cut at its end', async () => {
  await show(one(aRoomOffer({ room: aRoom({ description: 'قاعة هادئة' }) })));
  const text = page.getByText('قاعة هادئة').element();
  expect(getComputedStyle(text).direction).toBe('rtl');
});

test('no room suits: what comes nearest says what changes and what it costs, and one press takes it', async () => {
  const { rooms, ...rest } = anOffers();
  const none = rooms.map((offer) => ({
    ...offer,
    listed: false,
    fit: { kind: 'unavailable' } as const,
  }));
  const session = await show({
    offers: { offers: { ...rest, rooms: none } },
    alternatives: someAlternatives(),
  });
  const nearest = page.getByRole('region', { name: 'What comes nearest' });
  await expect.element(nearest).toBeVisible();
  const rows = nearest.getByRole('listitem');
  const words = rows.elements().map((row) => row.textContent?.replaceAll(/\s+/g, ' '));
  expect(words[0]).toContain('Before: 09:00–17:0009:30–17:30');
  expect(words[1]).toContain('Before: Mon 8 Jun 2026Tue 9 Jun 2026');
  expect(words[2]).toContain('€272.60 less');
  expect(words[3]).toContain('Before: Any layoutTheatre');
  expect(words[4]).toContain('Two rooms togetherHarbour Room + Sail Loft');
  expect(words[5]).toContain('Kaapeli Warehouse, 0.6 km away');
  await expect
    .element(nearest.getByRole('link').last())
    .toHaveAttribute('href', '/kaapeli-warehouse');
  await nearest.getByRole('link').first().click();
  expect(called(session, 'takeAlternative')).toEqual([[someAlternatives().found[0]]]);
  await expect.element(page.getByRole('heading', { name: 'Choose a room' })).toHaveFocus();
  // Two rooms are in no other list: their row says that they are chosen.
  const chosen = aRoomOffer({ room: aRoom({ id: 'harbour-room' }) });
  const second = aRoomOffer({ room: aRoom({ id: 'sail-loft' }) });
  session.set.selection({ kind: 'room', offer: chosen, rooms: [chosen, second] });
  await expect.element(rows.nth(4).getByText('Chosen')).toBeVisible();
  await expect.element(rows.nth(4).getByRole('link')).not.toBeInTheDocument();
});

test('the chosen room is gone: three alternatives stand above the list, unless a failed press has them', async () => {
  const gone = aRoomOffer({ fit: { kind: 'unavailable' } });
  const { rooms, ...rest } = anOffers();
  const session = await show({
    offers: { offers: { ...rest, rooms: [gone, ...rooms.slice(1)] } },
    selection: { kind: 'room', offer: gone },
    alternatives: someAlternatives(),
  });
  const nearest = page.getByRole('region', { name: 'What comes nearest' });
  await expect.element(nearest).toBeVisible();
  expect(nearest.getByRole('listitem').elements()).toHaveLength(3);
  session.set.booking({ kind: 'failed', problem: { kind: 'unreachable' } });
  await expect.element(nearest).not.toBeInTheDocument();
});

test('a discount code that lowers nothing is said, under its key (FORM-064, ERR-014, B-093)', async () => {
  await show({ form: { discount: 'none_found' } });
  await expect.element(page.getByText('There are no rooms with this discount code.')).toBeVisible();
  expect(document.querySelector('[data-message="no_rooms_with_discount_code"]')).not.toBeNull();
});

test('nothing is shown while the visitor looks for packages only', async () => {
  const session = await show({ query: { kind: 'package', rates: 'packages' } });
  expect(page.getByRole('heading').elements()).toHaveLength(0);
  session.set.query({ rates: 'all' });
  await expect.element(page.getByRole('heading', { name: 'Choose a room' })).toBeVisible();
});

test('a site that estimates says what a total is about in the money its visitors know (PRICE-023)', async () => {
  const local = { code: 'USD', conversionRate: 1.09 };
  await show({
    ...one(aRoomOffer()),
    venue: aVenue({ localCurrency: local }),
    base: { site: aSite({ showEstimate: true }) },
  });
  await expect.element(card('Harbour Room').getByText('Estimated total: US$711.33')).toBeVisible();
});

test('other sites estimate nothing (PRICE-023)', async () => {
  await show({
    ...one(aRoomOffer()),
    venue: aVenue({ localCurrency: { code: 'USD', conversionRate: 1.09 } }),
  });
  await expect.element(card('Harbour Room').getByText('€652.60').first()).toBeVisible();
  await expect.element(page.getByText(/Estimated total/)).not.toBeInTheDocument();
});

test('American readers are told feet (ROOM-017, C-134)', async () => {
  await show({ ...one(aRoomOffer()), base: { language: 'en-us' } });
  await expect.element(card('Harbour Room').getByText('925.7 sq ft')).toBeVisible();
  await page.getByRole('button', { name: 'Show details' }).click();
  await expect.element(card('Harbour Room').getByText('38.06 ft')).toBeVisible();
});

test('show fewer has its German words (ROOM-005)', async () => {
  await show({ base: { language: 'de' } });
  await page.getByRole('button', { name: /anzeigen \(5\)/ }).click();
  await expect.element(page.getByRole('button', { name: 'Weniger anzeigen' })).toBeVisible();
});

test('in German, prices and plurals too', async () => {
  await show({ ...one(aRoomOffer()), base: { language: 'de' } });
  await expect.element(page.getByRole('heading', { name: 'Raum auswählen' })).toBeVisible();
  await expect.element(card('Harbour Room').getByText('2–70 Personen')).toBeVisible();
  await expect
    .element(
      card('Harbour Room')
        .getByText(/^652,60\s€$/)
        .first(),
    )
    .toBeVisible();
});

test(
  'a room that is described in another language is translated when the reader asks, once, and ' +
    'back (ROOM-016, API-032, A-029, A-030)',
  async () => {
    const asked: string[] = [];
    const translate = (text: string) => {
      asked.push(text);
      return Promise.resolve('A room by the sea.\nFlip chart\nTechnician');
    };
    const room = aRoom({
      description: 'Huone meren rannalla.',
      equipment: ['Fläppitaulu'],
      equipmentWithFee: ['Teknikko'],
      spoken: 'fi',
    });
    await show({
      ...one(aRoomOffer({ room: room })),
      base: { translate },
    });
    expect(asked).toEqual([]);
    await page.getByRole('button', { name: 'Show details' }).click();
    await expect.element(page.getByText('This text is in another language: Suomi.')).toBeVisible();
    const text = () => document.querySelector('[data-text]');
    expect([text()?.getAttribute('lang'), text()?.textContent]).toEqual([
      'fi',
      'Huone meren rannalla.',
    ]);
    await page.getByRole('button', { name: 'Show translation' }).click();
    await expect.element(page.getByText('A room by the sea.')).toBeVisible();
    await expect.element(page.getByText('Flip chart')).toBeVisible();
    expect([text()?.getAttribute('lang'), text()?.getAttribute('data-text')]).toEqual([
      'en',
      'translated',
    ]);
    await page.getByRole('button', { name: 'Show original' }).click();
    await page.getByRole('button', { name: 'Show translation' }).click();
    await expect.element(page.getByText('Translated automatically.')).toBeVisible();
    expect(asked).toEqual(['Huone meren rannalla.\nFläppitaulu\nTeknikko']);
  },
);

test('one in the reader’s own language is not offered in it again (ROOM-016)', async () => {
  await show({
    ...one(aRoomOffer({ room: aRoom({ description: 'x'.repeat(90) }) })),
    base: { language: 'en-us' },
  });
  await page.getByRole('button', { name: 'Show details' }).click();
  await expect.element(page.getByRole('group', { name: /^Seating/ })).toBeVisible();
  await expect
    .element(page.getByRole('button', { name: 'Show translation' }))
    .not.toBeInTheDocument();
});

test('on a site that estimates, the price detail does as well (PRICE-023)', async () => {
  await show({
    ...one(aRoomOffer()),
    venue: aVenue({ localCurrency: { code: 'USD', conversionRate: 1.1 } }),
    base: { site: aSite({ showEstimate: true }) },
  });
  await page.getByRole('button', { name: 'Show details' }).click();
  await page.getByText('Price detail', { exact: true }).click();
  await expect.poll(() => page.getByText('Estimated total: US$717.86').elements().length).toBe(2);
});

test('while the venue is closed the list says so; of one that never opens only the form does (ERR-012, A-047)', async () => {
  const session = await show({ form: { opening: { kind: 'closed-day' } } });
  await expect
    .element(
      page.getByText(
        /The venue is not open at the time of your meeting. Please choose another time./,
      ),
    )
    .toBeVisible();
  expect(cards.elements()).toHaveLength(5);
  session.set.form({ neverOpens: true });
  await expect.element(page.getByRole('heading')).not.toBeInTheDocument();
  expect(cards.elements()).toHaveLength(0);
});

test('the details draw the room for the group, in the seating that is chosen', async () => {
  const session = await show({ ...one(aRoomOffer()), query: { delegates: 12 } });
  await page.getByRole('button', { name: 'Show details' }).click();
  const plan = (layout: string) =>
    page.getByRole('img', {
      name: `12 people; ${layout}; room: 11.6 m × 7.4 m; screen at the short wall`,
    });
  await expect.element(plan('Boardroom')).toBeVisible();
  await expect.element(page.getByText('12 of 24 seats').last()).toBeVisible();
  session.set.query({ layout: 405 });
  await expect.element(plan('U-shape')).toHaveAccessibleDescription('12 of 28 seats');
  session.set.query({ layout: 405, delegates: 2 });
  await expect.element(page.getByText('2 of 28 seats').last()).toBeVisible();
});

test('the details of a room without measures have no plan', async () => {
  const dimensions = { area: null, height: 3, width: null, length: null };
  await show({ ...one(aRoomOffer({ room: aRoom({ dimensions }) })) });
  await page.getByRole('button', { name: 'Show details' }).click();
  await expect.element(page.getByRole('group', { name: /^Seating/ })).toBeVisible();
  await expect.element(page.getByText('Room plan')).not.toBeInTheDocument();
});

test('an area has the same decimals on the card and in its details (ROOM-017, A-085)', async () => {
  const room = aRoom({ dimensions: { area: 60, height: null, width: null, length: null } });
  await show({ ...one(aRoomOffer({ room })), base: { language: 'en-us' } });
  await page.getByRole('button', { name: 'Show details' }).click();
  await expect
    .poll(
      () =>
        card(room.title)
          .getByText(/645\.83/)
          .elements().length,
    )
    .toBe(2);
});
