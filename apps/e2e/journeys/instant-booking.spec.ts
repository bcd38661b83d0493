import { tuesday, venueAddress } from '../stage/meeting.ts';
import { expect, test } from '../stage/test.ts';
import { offerCard, summary } from '../stage/visitor.ts';

test.use({ hostname: 'hotel.booking-engine.localhost' });

test('a package rate is booked in the room of its card (ROOM-023, ROOM-025)', async ({ page }) => {
  await page.goto(venueAddress('grand-harbour-hotel', tuesday({ weeks: 32 }), { delegates: '12' }));
  const card = offerCard(page, 'Harbour Room');
  await expect(page.getByRole('article').first()).toBeVisible();
  const more = page.getByRole('button', { name: /^Show more/ });
  while (!(await card.isVisible()) && (await more.isVisible())) await more.click();
  await card.getByRole('button', { name: 'Book: Harbour day, Harbour Room' }).click();
  await page.waitForURL(/\/book-universal\//);
  await expect(summary(page)).toContainText('Harbour day');
  // Fetched by the page: Node does not resolve hostnames below `localhost`.
  const cart = await page.evaluate(async () =>
    (await fetch(`/v2/cart/${location.pathname.split('/').at(-1)}`)).text(),
  );
  expect(cart).toContain('Harbour Room');
});
