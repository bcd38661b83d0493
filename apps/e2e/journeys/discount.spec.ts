import { tuesday, venueAddress } from '../stage/meeting.ts';
import { expect, test } from '../stage/test.ts';
import {
  aino,
  checkOut,
  choose,
  firstInstantOffer,
  goOn,
  isThanked,
  offerCard,
  panel,
  summary,
} from '../stage/visitor.ts';

test('a discount code that is found: only discounted rooms, the old price struck, the new one kept to the end', async ({
  page,
}) => {
  await page.goto(venueAddress('grand-harbour-hotel', tuesday({ weeks: 5 })));
  const name = await firstInstantOffer(page);
  const before = (await offerCard(page, name).innerText()).match(/€[\d,.]+\d/g)?.at(-1) ?? '';
  await panel(page).getByText('More options').click();
  await panel(page).getByRole('textbox', { name: 'Discount code' }).fill(' SUMMER15 ');
  await panel(page).getByRole('button', { name: 'Apply' }).click();
  await expect(panel(page)).toContainText('Prices with this code are shown.');
  await expect(page).toHaveURL(/[?&]discount_code=SUMMER15/);

  const all = page.getByRole('article');
  await expect(all.first()).toContainText('15% off');
  for (const card of await all.all()) await expect(card).toContainText('15% off');
  const card = offerCard(page, name);
  await expect(card).toContainText(`Before ${before}`);
  await choose(page, name);
  // Before and now stand side by side; the last one is what is paid.
  const reduced =
    (await panel(page).getByRole('status').filter({ hasText: '€' }).innerText())
      .match(/€[\d,.]+\d/g)
      ?.at(-1) ?? '';
  expect(Number(reduced.replace(/[€,]/g, ''))).toBeCloseTo(
    Number(before.replace(/[€,]/g, '')) * 0.85,
    0,
  );

  await goOn(page);
  await expect(summary(page)).toContainText('SUMMER15');
  await expect(page.getByRole('button', { name: /^Book for/ })).toContainText(reduced);
  await checkOut(page, aino('discount'));
  await isThanked(page);
  await expect(page.getByRole('main')).toContainText(reduced);
});

test('a discount code that finds nothing says so, and the usual list is back', async ({ page }) => {
  await page.goto(venueAddress('grand-harbour-hotel', tuesday({ weeks: 5 })));
  await expect(page.getByRole('article').first()).toBeVisible();
  const usual = await page.getByRole('article').count();
  await panel(page).getByText('More options').click();
  await panel(page).getByRole('textbox', { name: 'Discount code' }).fill('NOSUCHCODE');
  await panel(page).getByRole('button', { name: 'Apply' }).click();
  await expect(panel(page)).toContainText('There are no rooms with this discount code.');
  await expect(page.getByRole('article')).toHaveCount(usual);
  await expect(page.getByRole('article').first()).not.toContainText('% off');
  await expect(panel(page).getByRole('textbox', { name: 'Discount code' })).toHaveValue(
    'NOSUCHCODE',
  );
  await expect(page).not.toHaveURL(/NOSUCHCODE/);
});
