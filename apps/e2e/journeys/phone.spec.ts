import { tuesday, venueAddress } from '../stage/meeting.ts';
import { expect, test } from '../stage/test.ts';
import { aino, checkOut, choose, firstInstantOffer, isThanked } from '../stage/visitor.ts';

test.use({
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  deviceScaleFactor: 2,
});

test('on a phone price and next step stay at the bottom while scrolling, and a room is booked', async ({
  page,
}) => {
  await page.goto(venueAddress('grand-harbour-hotel', tuesday({ weeks: 19 })));
  const dock = page.getByRole('region', { name: 'Your choice' });
  await expect(dock).toHaveCount(0);
  const name = await firstInstantOffer(page);
  await choose(page, name);
  await expect(dock).toBeVisible();
  await expect(dock).toContainText(name);
  await expect(dock).toContainText(/€[\d,]+\.\d\d/);
  await expect(dock.getByRole('button', { name: 'Continue' })).toBeInViewport();
  await dock.getByRole('button', { name: 'Continue' }).tap();
  await page.waitForURL(/\/book-universal\//);
  await expect(page.getByRole('timer')).toBeInViewport();
  await checkOut(page, aino('phone'));
  await isThanked(page);
});
