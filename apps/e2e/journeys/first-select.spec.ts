import type { Page } from '@playwright/test';
import { everySite } from '../stage/every-site.ts';
import { tuesday, venueAddress } from '../stage/meeting.ts';
import { atRest } from '../stage/moves.ts';
import { expect, test } from '../stage/test.ts';

/** As many screens as a visitor may have seen when the first room can be taken. */
const screens = [
  { width: 1440, height: 900, most: 1.2 },
  { width: 390, height: 844, most: 1.4 },
] as const;

/** How far down the page the first button ends that takes a room, in screens. */
async function screensToFirst(page: Page): Promise<number> {
  const first = page
    .getByRole('article')
    .getByText(/^(Select|Book|Plan .*)$/)
    .filter({ visible: true })
    .first();
  await first.waitFor();
  await atRest(page);
  return first.evaluate((words) => {
    const button = words.closest('label, button, a') ?? words;
    return (button.getBoundingClientRect().bottom + scrollY) / innerHeight;
  });
}

for (const { hostname, name, venue, zone } of everySite) {
  test.describe(name, () => {
    test.use({ hostname });

    test('a room can be taken within the first screens of the venue page', async ({ page }) => {
      for (const { width, height, most } of screens) {
        await page.setViewportSize({ width, height });
        await page.goto(venueAddress(venue, tuesday({ weeks: 17, zone })));
        const reached = await screensToFirst(page);
        expect.soft(reached, `screens at ${width} × ${height}`).toBeLessThanOrEqual(most);
      }
    });
  });
}
