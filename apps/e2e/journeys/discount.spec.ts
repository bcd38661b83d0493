import { mailTo } from '../stage/inbox.ts';
import { tuesday, venueAddress } from '../stage/meeting.ts';
import { expect, test } from '../stage/test.ts';
import {
  aino,
  checkOut,
  choice,
  choose,
  firstInstantOffer,
  isThanked,
  offerCard,
  panel,
  proceed,
  summary,
  toCheckout,
  unfold,
} from '../stage/visitor.ts';

test(
  'an unknown code says so; a known one reduces the price up to the order (VENUE-018, ' +
    'VENUE-019, VENUE-050)',
  async ({ page }) => {
    await page.goto(venueAddress('grand-harbour-hotel', tuesday({ weeks: 5 })));
    const name = await firstInstantOffer(page);
    const before = (await offerCard(page, name).innerText()).match(/€[\d,.]+\d/)?.[0] ?? '';
    const usual = await page.getByRole('article').count();
    await panel(page).getByText('More options').last().click();
    const code = panel(page).getByRole('textbox', { name: 'Discount code' });
    await code.fill('NOSUCHCODE');
    await panel(page).getByRole('button', { name: 'Apply' }).click();
    await expect(panel(page)).toContainText('There are no rooms with this discount code.');
    await expect(page.getByRole('article')).toHaveCount(usual);
    await expect(page.getByRole('article').first()).not.toContainText('% off');
    await expect(code).toHaveValue('NOSUCHCODE');
    await expect(page).not.toHaveURL(/NOSUCHCODE/);

    await code.fill(' SUMMER15 ');
    await panel(page).getByRole('button', { name: 'Apply' }).click();
    await expect(panel(page)).toContainText('Prices with this code are shown.');
    await expect(page).toHaveURL(/[?&]discount_code=SUMMER15/);
    await panel(page).getByText('Fewer options').click();
    await expect(code).toBeHidden();

    const all = page.getByRole('article');
    await expect(all.first()).toContainText('15% off');
    for (const card of await all.all()) await expect(card).toContainText('15% off');
    const card = offerCard(page, name);
    await expect(card).toContainText(`Before: ${before}`);
    await choose(page, name);
    // The price before and the reduced one are side by side; the last one is charged.
    const reduced =
      (await choice(page).getByRole('status').innerText()).match(/€[\d,.]+\d/g)?.at(-1) ?? '';
    expect(Number(reduced.replace(/[€,]/g, ''))).toBeCloseTo(
      Number(before.replace(/[€,]/g, '')) * 0.85,
      0,
    );

    await proceed(page);
    await expect(summary(page)).toContainText('SUMMER15');
    await expect(page.getByRole('button', { name: /^Book for/ })).toContainText(reduced);
    await checkOut(page, aino('discount'));
    await isThanked(page);
    await expect(page.getByRole('main')).toContainText(reduced);
  },
);

test('a code is named in the checkout of a venue that takes one there, and is paid, confirmed and mailed (CHECK-003)', async ({
  page,
  stack,
  watch,
}) => {
  // Browsers report every refusal.
  watch.expects(/\/discount-code\?lang=en\)$/);
  const visitor = aino('code-in-checkout');
  await toCheckout(page, tuesday({ weeks: 31 }), 'park-pavilion-toolo');
  const total = async () =>
    Number(
      (await page.getByRole('button', { name: /^Book for/ }).innerText()).replace(/[^\d.]/g, ''),
    );
  const [before, fee] = [await total(), 15];
  await unfold(page, 'Discount code');
  const code = page.getByRole('textbox', { name: 'Discount code' });
  const apply = page.getByRole('button', { name: 'Apply' });
  await code.fill('NOSUCHCODE');
  await apply.click();
  await expect(code).toHaveAccessibleDescription('The venue does not know this code.');
  await code.fill('last-year');
  await apply.click();
  await expect(code).toHaveAccessibleDescription(
    'This code is not valid for this offer on that day.',
  );
  expect(await total()).toBe(before);

  await code.fill(' park20 ');
  await apply.click();
  await expect(code).toHaveValue('PARK20');
  await expect(summary(page).getByRole('row', { name: /^Discount/ })).toContainText('-€');
  const lowered = await total();
  expect(lowered).toBeCloseTo((before - fee) * 0.8 + fee, 1);
  await page.reload();
  await unfold(page, 'Discount code');
  await expect(code).toHaveValue('PARK20');
  expect(await total()).toBe(lowered);
  const text = new Intl.NumberFormat('en', { style: 'currency', currency: 'EUR' }).format(lowered);
  await checkOut(page, visitor);
  await isThanked(page);
  await expect(page.getByRole('main')).toContainText(text);
  // The mail with a link to set a password may come first.
  await mailTo(stack, visitor.email, text);
});
