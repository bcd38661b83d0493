import { tuesdayAfter, venueAddress } from '../../stage/meeting.ts';
import { day, expect, settled, test } from '../../stage/picture-test.ts';

const meeting = tuesdayAfter(day, { weeks: 3 });

/**
 * A high window holds the page from its head to the first cards, with the form; a phone shows the
 * cards.
 */
const windows = [
  { width: 360, height: 780 },
  { width: 1440, height: 2400 },
];

/**
 * The venue page where a host or a site lays it out in its own way; the default site's has pictures
 * of more states.
 */
for (const [hostname, alias] of [
  ['partner.white-label.localhost', 'grand-harbour-hotel'],
  ['chain.hotel-chain.localhost', 'grand-harbour-hotel'],
  ['hotel.booking-engine.localhost', 'grand-harbour-hotel'],
  ['opera.booking-engine.localhost', 'harbour-opera'],
  ['easy.corporate.localhost', 'grand-harbour-hotel'],
] as const) {
  test.describe(hostname, () => {
    test.use({ hostname });

    for (const window of windows) {
      test(`its venue page at ${window.width} px looks as approved`, async ({ page }) => {
        await page.setViewportSize(window);
        await page.goto(venueAddress(alias, meeting));
        await page.getByRole('article').first().waitFor();
        await page.getByRole('article').first().scrollIntoViewIfNeeded();
        await settled(page);
        await expect(page).toHaveScreenshot(`${hostname.split('.')[0]}-${window.width}.png`);
      });
    }
  });
}
