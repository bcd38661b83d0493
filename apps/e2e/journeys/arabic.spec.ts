import { booksIn, speaks } from '../stage/in-language.ts';
import { everySite } from '../stage/every-site.ts';
import { tuesday, venueAddress } from '../stage/meeting.ts';
import { expect, test } from '../stage/test.ts';
import { panel } from '../stage/visitor.ts';
import { wordsOfNoCatalogue } from '../stage/words-of-no-catalogue.ts';

test.use({ readsSources: true });

test('the whole journey in Arabic, its mail too, from right to left (D-25)', async ({
  page,
  stack,
}) => {
  const mail = await booksIn({ page, stack }, 'ar', 64, async (seen, step) => {
    await speaks(seen, 'ar');
    expect.soft(await wordsOfNoCatalogue(seen, 'Foyer'), step).toEqual([]);
  });
  expect(mail.html).toMatch(/<html lang="ar" dir="rtl">/);
  expect(mail.subject).toMatch(/\p{Script=Arabic}/u);
});

test('the calendar runs from right to left, by arrow keys as well (D-25)', async ({ page }) => {
  await page.goto(`/ar${venueAddress('grand-harbour-hotel', tuesday({ weeks: 64 }))}`);
  await expect(page.getByRole('article').first()).toBeVisible();
  await panel(page)
    .getByRole('button', { name: /^تاريخ البدء/ })
    .click();
  const chosen = page.getByRole('grid').locator('[aria-selected="true"] button');
  await expect(chosen).toBeFocused();
  const left = async () => (await page.locator(':focus').boundingBox())?.x ?? 0;
  const before = await left();
  await page.keyboard.press('ArrowLeft');
  await expect(chosen).not.toBeFocused();
  expect(await left(), 'the day after a Tuesday stands left of it').toBeLessThan(before);
  await speaks(page, 'ar');
});

const { start, end } = tuesday({ weeks: 64 });
const search = (place: string) =>
  `/ar/search?destination=${place}&datetime=${start}&end-datetime=${end}&delegates=8`;
const venue = (alias: string, type: 'room' | 'package' = 'room') =>
  `/ar${venueAddress(alias, { start, end }, { type })}`;

for (const [hostname, addresses] of [
  [
    'localhost',
    [
      search('Helsinki'),
      search('Atlantis'),
      venue('grand-harbour-hotel', 'package'),
      '/ar/user/login',
      '/ar/user/register',
      '/ar/user/password',
      '/ar/no-such-house',
      '/ar/terms',
      '/ar/privacy',
      '/ar/payment/failure',
      '/ar/book',
      '/ar/booking/nothing',
    ],
  ],
  ['opera.booking-engine.localhost', ['/ar/', venue('harbour-opera')]],
  ['office.marketplace.localhost', ['/ar/', venue('harbour-office')]],
] as const)
  test.describe(hostname, () => {
    test.use({ hostname });

    test('no page has a word from no catalogue: what stands in Latin letters is a name (D-25)', async ({
      page,
      watch,
    }) => {
      watch.expects(/404|order-missing/);
      const site = everySite.find((one) => one.hostname === hostname)?.name ?? '';
      for (const address of addresses) {
        await page.goto(address);
        await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
        await expect(page.getByRole('contentinfo')).toBeVisible();
        const closed = page.getByRole('article').first().locator('[aria-expanded="false"]').first();
        if (await closed.isVisible()) await closed.click();
        expect.soft(await wordsOfNoCatalogue(page, site), address).toEqual([]);
      }
      await page
        .getByRole('main')
        .evaluate((main) => main.insertAdjacentHTML('beforeend', '<p>Book now</p>'));
      expect(await wordsOfNoCatalogue(page, site)).toEqual(['Book now']);
    });
  });
