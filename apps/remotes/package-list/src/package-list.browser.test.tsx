import '@foyer/ui/tokens.css';
import '@foyer/ui/page.css';
import {
  anOffers,
  aPackage,
  aPackageOffer,
  aRoomOffer,
  euros,
  fakeVenueSession,
  type VenueStates,
} from '@foyer/fixtures';
import { FormatsContext } from '@foyer/i18n';
import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { messages as german } from 'foyer:words/all/de';
import { messages as english } from 'foyer:words/all/en';
import { PackageList } from './package-list.tsx';

async function show({ query, ...states }: VenueStates = {}) {
  const session = fakeVenueSession({ ...states, query: { kind: 'package', ...query } });
  const { language } = session;
  const i18n = setupI18n({
    locale: language,
    messages: { [language]: language === 'de' ? german : english },
  });
  await render(
    <I18nProvider i18n={i18n}>
      <FormatsContext value={session.formats}>
        <PackageList session={session} />
      </FormatsContext>
    </I18nProvider>,
  );
  return session;
}
type Offer = ReturnType<typeof aPackageOffer>;
const called = (session: Awaited<ReturnType<typeof show>>, action: string) =>
  session.calls.filter((call) => call.action === action).map((call) => call.args);
const cards = page.getByRole('article');
const only = (...packages: readonly Offer[]) => ({
  rooms: [],
  packages,
  discount: 'none' as const,
});
const one = (offer: Offer) => ({ offers: { offers: only(offer) } });

test('the list is found by its id, counts what suits, and shows five first (PACK-001, PACK-002, PACK-003)', async () => {
  await show({ offers: { offers: anOffers(0, 7) } });
  await expect.element(page.getByRole('heading', { name: 'Choose a package' })).toBeVisible();
  expect(document.getElementById('packageList')).not.toBeNull();
  await expect
    .element(page.getByRole('status'))
    .toMatchTextContent('7 out of 7 packages suit your criteria');
  expect(cards.elements()).toHaveLength(5);
  await page.getByRole('button', { name: 'Show more (2)' }).click();
  expect(cards.elements()).toHaveLength(7);
  expect(cards.elements()[5]?.contains(document.activeElement)).toBe(true);
  await page.getByRole('button', { name: 'Show fewer' }).click();
  expect(cards.elements()).toHaveLength(5);
});

test('a card says length, people, rooms, the price of one and of all, and is chosen', async () => {
  const session = await show(one(aPackageOffer()));
  for (const words of ['Full day', '8–60 people', '5 rooms', '€68.40'])
    await expect.element(cards.getByText(words, { exact: true })).toBeVisible();
  await expect.element(cards.getByText('12 people, €820.80 in total')).toBeVisible();
  await page.getByRole('radio', { name: 'Select: Harbour day' }).click({ force: true });
  expect(called(session, 'selectPackage')).toEqual([['harbour-day']]);
  session.set.selection({ kind: 'package', offer: aPackageOffer() });
  await expect.element(cards.getByText('Selected')).toBeVisible();
});

test('a group below the smallest one reads for how many it pays (PRICE-021)', async () => {
  const offer = aPackageOffer();
  await show(
    one({
      ...offer,
      price: offer.price && {
        ...offer.price,
        people: 15,
        pricedForMinimum: true,
        total: euros(1410),
        unit: euros(94),
      },
    }),
  );
  await expect
    .element(page.getByText('Smallest group, 15 people: €1,410.00 in total'))
    .toBeVisible();
});

test(
  'details hold the day with its times, and how the price comes about; they close when the ' +
    'package does not do any more (PACK-005, PACK-006, PACK-007, PACK-009, PACK-020, PRICE-028)',
  async () => {
    const offer = aPackageOffer();
    const lowered = {
      ...offer,
      price: offer.price && {
        ...offer.price,
        original: euros(912),
        originalUnit: euros(76),
        percentOff: 10,
      },
    };
    const session = await show(one(lowered));
    await expect
      .element(page.getByText('Lunch buffet in the Winter Garden'))
      .not.toBeInTheDocument();
    await page.getByRole('button', { name: 'Show details' }).click();
    // The room that it takes place in, with the group.
    await expect.element(page.getByRole('img', { name: /^12 people; / })).toBeVisible();
    await expect.element(page.getByText('12:00–13:00')).toBeVisible();
    await expect.element(page.getByText('Lunch buffet in the Winter Garden')).toBeVisible();
    await expect
      .element(page.getByRole('table'))
      .toMatchTextContent(
        /12 × €76.00€912.00.*10% off-€91.20.*VAT 14%€100.80.*Total incl. VAT€820.80/,
      );
    await expect.element(page.getByText('10% off').first()).toBeVisible();
    session.set.offers({
      offers: only({ ...lowered, fit: { kind: 'exceeds', delegates: 61, max: 60 } }),
    });
    await expect.element(page.getByRole('table')).not.toBeInTheDocument();
    session.set.offers({ offers: only(lowered) });
    await expect
      .element(page.getByRole('button', { name: 'Show details' }))
      .toHaveAttribute('aria-expanded', 'false');
  },
);

test.each([
  [
    { kind: 'exceeds', delegates: 45, max: 40 },
    'Your attendees (45) exceed the limit of this package (40)',
  ],
  [{ kind: 'no-room-available' }, 'None of the rooms in the package is available'],
  [{ kind: 'no-room-fits' }, 'None of the rooms fits the attendees'],
] as const)(
  'a package that does not do says why, and cannot be chosen: %j (AVAIL-007, AVAIL-019, ERR-005, ERR-008, ERR-009, A-083)',
  async (fit, words) => {
    const other = aPackageOffer({ package: aPackage({ id: 'other', title: 'Grand day' }) });
    const session = await show({ offers: { offers: only(aPackageOffer({ fit }), other) } });
    const card = page.getByRole('article', { name: 'Harbour day' });
    await expect
      .element(page.getByRole('status'))
      .toMatchTextContent('1 out of 2 packages suit your criteria');
    await expect.element(card).toHaveAttribute('data-state', 'unavailable');
    await expect.element(card.getByRole('radio')).toHaveAccessibleDescription(words);
    await card.getByRole('radio').click({ force: true });
    expect(called(session, 'selectPackage')).toEqual([]);
    const { clientHeight } = card.element();
    session.set.offers({ offers: only(other) });
    await expect.element(card).not.toBeInTheDocument();
    expect(page.getByRole('article', { name: 'Grand day' }).element().clientHeight).toBe(
      clientHeight,
    );
  },
);

test.each([
  [4, 'There is no half-day package available.'],
  [8, 'There is no full-day package available.'],
  ['overnight', 'There is no overnight package available.'],
  ['twodays', 'There is no two-days package available.'],
  [12, 'There is no package available for these dates.'],
] as const)(
  'no package for a meeting of %s (PACK-004, ERR-010, ERR-019, A-083)',
  async (meetingLength, words) => {
    const session = await show({
      query: { meetingLength },
      offers: { offers: { ...only(aPackageOffer({ listed: false })), rooms: [aRoomOffer()] } },
    });
    await expect.element(page.getByText('Not available', { exact: true })).toBeVisible();
    await expect.element(page.getByText(words)).toBeVisible();
    expect(cards.elements()).toHaveLength(0);
    await page.getByRole('button', { name: 'Show rooms instead' }).click();
    expect(called(session, 'changeTab')).toEqual([['room']]);
    session.set.offers({ offers: only(aPackageOffer({ listed: false })) });
    await expect
      .element(page.getByRole('button', { name: 'Show rooms instead' }))
      .not.toBeInTheDocument();
  },
);

test('skeletons at first, of the size of the cards; a failure in words with a way on', async () => {
  const session = await show({ offers: { offers: null, loading: true } });
  await expect.element(page.getByRole('status')).toMatchTextContent('Loading packages');
  const skeleton = document.querySelector('article')?.offsetHeight;
  session.set.offers({ offers: anOffers(), loading: false });
  await expect.poll(() => cards.elements().length).toBe(4);
  expect(document.querySelector('article')?.offsetHeight).toBe(skeleton);
  session.set.offers({ offers: null, problem: { kind: 'malformed' } });
  await expect
    .element(page.getByRole('alert'))
    .toMatchTextContent('We could not load the packages.');
  await page.getByRole('button', { name: 'Try again' }).click();
  expect(called(session, 'retryOffers')).toHaveLength(1);
});

test('the list is there on either tab, unless only room rental is asked for', async () => {
  const session = await show({ query: { kind: 'room', rates: 'roomRental' } });
  expect(page.getByRole('heading').elements()).toHaveLength(0);
  session.set.query({ rates: 'all' });
  await expect.element(page.getByRole('heading', { name: 'Choose a package' })).toBeVisible();
});

test('in German', async () => {
  await show({ ...one(aPackageOffer()), base: { language: 'de' } });
  await expect.element(page.getByText('12 Personen, insgesamt 820,80 €')).toBeVisible();
});

test('while the venue is closed the list says so; of one that never opens only the form does (ERR-012, A-047)', async () => {
  const session = await show({
    offers: { offers: anOffers(0, 4) },
    form: { opening: { kind: 'closed-day' } },
  });
  await expect
    .element(page.getByText(/The venue is not open at the time of your meeting/))
    .toBeVisible();
  expect(cards.elements()).toHaveLength(4);
  session.set.form({ neverOpens: true });
  await expect.element(page.getByRole('heading')).not.toBeInTheDocument();
  expect(cards.elements()).toHaveLength(0);
});
