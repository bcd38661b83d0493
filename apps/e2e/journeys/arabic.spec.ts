import { booksIn, speaks } from '../stage/in-language.ts';
import { tuesday, venueAddress } from '../stage/meeting.ts';
import { expect, test } from '../stage/test.ts';
import { cardFrame, panel } from '../stage/visitor.ts';

test.use({ readsSources: true });

test('the whole journey in Arabic, its mail too, from right to left (D-25)', async ({
  page,
  stack,
}) => {
  const frames: (string | null)[] = [];
  page.on('framenavigated', async (frame) => {
    if (frame.parentFrame()) frames.push(await frame.locator('html').getAttribute('dir'));
  });
  const mail = await booksIn({ page, stack }, 'ar', 64);
  expect(frames, 'the card frame').toContain('rtl');
  expect(mail.html).toMatch(/<html lang="ar" dir="rtl">/);
  expect(mail.subject).toMatch(/\p{Script=Arabic}/u);
});

test('the calendar runs from right to left, by arrow keys as well (D-25)', async ({ page }) => {
  await page.goto(`/ar${venueAddress('grand-harbour-hotel', tuesday({ weeks: 64 }))}`);
  await expect(page.getByRole('article').first()).toBeVisible();
  await panel(page).locator('[data-step], button, input').first().waitFor();
  await panel(page)
    .getByRole('button', { name: /تاريخ البدء/ })
    .first()
    .click();
  const grid = page.getByRole('grid');
  const days = grid.getByRole('gridcell');
  const [first, second] = [await days.nth(0).boundingBox(), await days.nth(1).boundingBox()];
  expect(second?.x, 'the second day of the week stands left of the first').toBeLessThan(
    first?.x ?? 0,
  );
  await speaks(page, 'ar');
  expect(cardFrame).toBeDefined();
});
