import { tuesday, venueAddress } from '../../stage/meeting.ts';
import { expect, test } from '../../stage/test.ts';
import {
  aino,
  checkOut,
  choose,
  firstInstantOffer,
  isThanked,
  panel,
  proceed,
} from '../../stage/visitor.ts';
import { wordsOf } from '../../stage/words.ts';

test.use({ hostname: 'brand.hotel-chain.localhost' });

test('rooms can be booked for an hour, packages for two at least (FORM-030)', async ({ page }) => {
  await page.goto('/grand-harbour-hotel?type=room');
  const length = panel(page).getByRole('combobox', { name: 'Meeting length' });
  await expect(length.getByRole('option', { name: '1 hour' })).toBeAttached();
  await length.selectOption({ label: '1 hour' });
  await expect(page.getByRole('article').first()).toContainText('1 hour');
  await panel(page).getByText('Package', { exact: true }).click();
  await expect(length.getByRole('option').first()).toHaveText('2 hours');
});

/** Regression: without a language in the address, the whole checkout was in English. */
test('a German visitor’s checkout has no language in its address, stays German, and books (CART-012)', async ({
  page,
}) => {
  const withoutLanguage = (url: URL) => /^\/book-universal\/[\w-]+$/.test(url.pathname);
  const isIn = (language: string) => expect(page.locator('html')).toHaveAttribute('lang', language);
  await page.goto(`/de${venueAddress('grand-harbour-hotel', tuesday({ weeks: 28 }))}`);
  await choose(page, await firstInstantOffer(page, 'de'));
  await proceed(page, 'de');
  await page.waitForURL(withoutLanguage);
  await page.reload();
  await page.getByRole('heading', { level: 1, name: wordsOf('de').checkoutTitle }).waitFor();
  await isIn('de');
  const back = page.getByRole('link', { name: 'Raum oder Zeit ändern' });
  await expect(back.first()).toHaveAttribute('href', /^\/de\/grand-harbour-hotel\?/);

  // Another language is named in the address, English too.
  await page.goto(`/en${new URL(page.url()).pathname}`);
  await page.getByRole('heading', { level: 1, name: wordsOf('en').checkoutTitle }).waitFor();
  await isIn('en');
  await page.goBack();
  await isIn('de');
  await checkOut(page, aino('brand'), 'de');
  await isThanked(page, 'de');
  await isIn('de');
  await expect(page).toHaveURL(/\/de\/thank-you-anon\//);
});
