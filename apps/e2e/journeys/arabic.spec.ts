import { booksIn, speaks } from '../stage/in-language.ts';
import { tuesday, venueAddress } from '../stage/meeting.ts';
import { expect, test } from '../stage/test.ts';
import { panel } from '../stage/visitor.ts';

test.use({ readsSources: true });

test('the whole journey in Arabic, its mail too, from right to left (D-25)', async ({
  page,
  stack,
}) => {
  const mail = await booksIn({ page, stack }, 'ar', 64, (seen) => speaks(seen, 'ar'));
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
