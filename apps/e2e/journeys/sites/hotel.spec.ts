import { tuesday, venueAddress } from '../../stage/meeting.ts';
import { expect, test } from '../../stage/test.ts';
import { aino, checkOut, firstInstantOffer, isThanked, panel } from '../../stage/visitor.ts';

test.use({ hostname: 'hotel.booking-engine.localhost' });

test('the form lies above the lists, as wide as the page, and no panel stands beside them (SITE-008, FORM-008)', async ({
  page,
}) => {
  await page.goto('/grand-harbour-hotel?type=room');
  const offer = page.getByRole('article').first();
  await expect(offer).toBeVisible();
  const [form, list] = await Promise.all([panel(page).boundingBox(), offer.boundingBox()]);
  expect(form?.width).toBeGreaterThan(1000);
  expect((form?.y ?? 0) + (form?.height ?? 0)).toBeLessThan(list?.y ?? 0);
  expect(list?.width).toBeGreaterThan(1000);
  const about = await page.getByRole('heading', { name: 'What the house offers' }).boundingBox();
  expect(about?.y).toBeGreaterThan(list?.y ?? 0);
});

test('a phone has the same order, one below the other', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/grand-harbour-hotel?type=room');
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

test('English alone until Finnish has words', async ({ page }) => {
  await page.goto('/fi/grand-harbour-hotel?type=room');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('link', { name: 'Deutsch' })).toHaveCount(0);
});

test('a room is booked from its card (ROOM-006, CART-001, CART-007)', async ({ page }) => {
  await page.goto(venueAddress('grand-harbour-hotel', tuesday({ weeks: 29 })));
  const name = await firstInstantOffer(page);
  await page.getByRole('button', { name: `Book ${name}`, exact: true }).click();
  await page.waitForURL(/\/book-universal\//);
  await checkOut(page, aino('hotel'));
  await isThanked(page);
});

test('neither search nor registration stand in its header (HEADER-012)', async ({ page }) => {
  await page.goto('/grand-harbour-hotel?type=room');
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: 'Log in' })).toBeVisible();
  await expect(header.getByRole('button', { name: 'City or venue' })).toHaveCount(0);
  await expect(header.getByRole('link', { name: 'Register' })).toHaveCount(0);
});

test('an enquiry asks who asks, and is an order at once (CART-003, CART-007, CART-014)', async ({
  page,
}) => {
  await page.goto(venueAddress('enquiry-only', tuesday({ weeks: 29, zone: 'Europe/Oslo' })));
  const name = (
    (await page.getByRole('article').first().getByRole('heading', { level: 3 }).textContent()) ?? ''
  ).trim();
  await page.getByRole('button', { name: `Send request ${name}`, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Your request to the venue' });
  await expect(dialog).toBeVisible();
  const visitor = aino('hotel.ask');
  for (const [field, text] of [
    ['First name', visitor.first],
    ['Last name', visitor.last],
    ['E-mail', visitor.email],
    ['Phone', visitor.phone],
    ['Company name', 'Norrsken'],
  ] as const)
    await dialog.getByRole('textbox', { name: field }).fill(text);
  await dialog.getByRole('checkbox').first().check();
  await dialog.getByRole('button', { name: /^Send/ }).click();
  await page.waitForURL(/\/thank-you-anon\?order=/);
  await expect(
    page.getByRole('heading', { level: 1, name: 'Thank you, your request has been sent' }),
  ).toBeVisible();
});

test('all packages of a room stand on its card at once, which another booking engine folds (ROOM-025, A-173)', async ({
  page,
}) => {
  await page.goto(venueAddress('grand-harbour-hotel', tuesday({ weeks: 29 })));
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^Show \d+ more rates?$/ })).toHaveCount(0);
  const most = await page
    .getByRole('article')
    .evaluateAll((cards) =>
      Math.max(...cards.map((card) => card.querySelectorAll('li button').length)),
    );
  expect(most).toBeGreaterThan(2);
});
