import { tuesday, venueAddress } from '../stage/meeting.ts';
import { bookOffice, toOffice } from '../stage/office.ts';
import { addOn, bookAtProperty, summaryOfRequest, toPropertyCheckout } from '../stage/property.ts';
import {
  bookRoomOfDay,
  builder,
  daysDialog,
  dayTab,
  operaDay,
  plannedDay,
  proceedWithDays,
} from '../stage/several-days.ts';
import {
  acceptTerms,
  aino,
  cardFrame,
  cards,
  checkOut,
  choose,
  enterCard,
  enterDetails,
  firstInstantOffer,
  isThanked,
  panel,
  pressBook,
  proceed,
  toCheckout,
} from '../stage/visitor.ts';
import { test } from './test.ts';

test('in the cart’s checkout a room is booked by card', async ({ visit }) => {
  await visit.goto(venueAddress('grand-harbour-hotel', tuesday({ weeks: 3 })));
  const name = await firstInstantOffer(visit);
  await choose(visit, name);
  await proceed(visit);
  await checkOut(visit, aino('cart'));
  await isThanked(visit);
  await visit.getByRole('main').filter({ hasText: name }).waitFor();
});

test.describe('a card that is declined', () => {
  test.use({ mayReport: /402/ });

  test('a declined card shows an error, and one that the bank lets the visitor confirm books', async ({
    visit,
  }) => {
    await toCheckout(visit, tuesday({ weeks: 7 }));
    await enterDetails(visit, aino('confirmed'));
    await enterCard(visit, cards.declined);
    await acceptTerms(visit);
    await pressBook(visit);
    await visit.getByRole('main').filter({ hasText: 'The card was declined.' }).waitFor();
    await enterCard(visit, cards.confirmed);
    await pressBook(visit);
    await cardFrame(visit).getByRole('button', { name: 'Confirm' }).click();
    await isThanked(visit);
  });
});

test('a house without prices gets an enquiry', async ({ visit }) => {
  await visit.goto(venueAddress('enquiry-only', tuesday({ weeks: 3, zone: 'Europe/Oslo' })));
  const heading = visit.getByRole('article').first().getByRole('heading');
  await choose(visit, ((await heading.textContent()) ?? '').trim());
  await visit.getByRole('button', { name: 'Send request' }).click();
  await visit.waitForURL(/\/book-universal\//);
  await enterDetails(visit, aino('enquiry'));
  await acceptTerms(visit);
  await visit.getByRole('button', { name: 'Send enquiry' }).click();
  await visit.waitForURL(/\/thank-you-anon/);
  await visit
    .getByRole('heading', { level: 1, name: 'Thank you, your request has been sent' })
    .waitFor();
});

test.describe('a site with the older checkout', () => {
  test.use({ hostname: 'easy.corporate.localhost' });

  test('in the older checkout a room is booked by card, in German', async ({ visit }) => {
    await visit.goto(`/de${venueAddress('grand-harbour-hotel', tuesday({ weeks: 30 }))}`);
    await choose(visit, await firstInstantOffer(visit, 'de'));
    await panel(visit).getByRole('button', { name: 'Weiter', exact: true }).click();
    await visit.waitForURL(/\/de\/checkout\/[\w-]+$/);
    await checkOut(visit, aino('easy'), 'de');
    await isThanked(visit, 'de');
  });
});

test.describe('a site with a property system', () => {
  test.use({ hostname: 'opera.booking-engine.localhost' });

  test('in the property system’s checkout a room with lunch is booked by card', async ({
    visit,
  }) => {
    await toPropertyCheckout(visit, tuesday({ weeks: 25, from: '10:00', to: '14:00' }), 'Lantern');
    const lunch = addOn(visit, 'Archipelago lunch');
    await lunch.getByRole('textbox', { name: 'Number' }).fill('6');
    await lunch.getByRole('combobox', { name: 'Service time' }).selectOption('12:00');
    await summaryOfRequest(visit).filter({ hasText: 'Archipelago lunch × 6, 12:00' }).waitFor();
    await bookAtProperty(visit, aino('opera'));
  });

  test('two days, each with a room, are planned and booked by card', async ({ visit }) => {
    await visit.goto(operaDay(tuesday({ weeks: 40 })));
    await visit.getByRole('combobox', { name: 'Meeting length' }).selectOption('overone');
    await builder(visit).waitFor();
    await visit.getByRole('button', { name: 'Add a day' }).click();
    const second = await bookRoomOfDay(visit);
    await dayTab(visit, 1).click();
    const first = await bookRoomOfDay(visit);
    await daysDialog(visit).getByRole('button', { name: 'Close' }).click();
    await daysDialog(visit).waitFor({ state: 'hidden' });
    await plannedDay(visit, 1).filter({ hasText: first }).waitFor();
    await plannedDay(visit, 2).filter({ hasText: second }).waitFor();
    await proceedWithDays(visit).click();
    await visit.waitForURL(/\/book\?/);
    await bookAtProperty(visit, aino('days'));
  });
});

test.describe('a site with offices', () => {
  test.use({ hostname: 'office.marketplace.localhost' });

  test('in the operator’s checkout an office room is held and booked by card', async ({
    visit,
  }) => {
    await toOffice(visit, tuesday({ weeks: 20, from: '10:00', to: '14:00' }));
    await bookOffice(visit, aino('office'));
    await visit.waitForURL(/\/book\/[\w-]+\/success$/);
    await visit.getByRole('heading', { level: 1, name: 'Thank you' }).waitFor();
  });
});
