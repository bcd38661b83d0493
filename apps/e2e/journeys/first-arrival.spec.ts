import { everySite } from '../stage/every-site.ts';
import { atRest, movedOn, watchMoves } from '../stage/moves.ts';
import { expect, test } from '../stage/test.ts';

// Tall windows, which show lists and what stands below them while they come. Most houses are in Helsinki: the second visitor's clock shows another time.
const phone = { viewport: { width: 360, height: 1600 }, timezoneId: 'Europe/Helsinki' };
const screen = { viewport: { width: 1440, height: 2200 }, timezoneId: 'America/New_York' };

for (const { hostname, house } of everySite) {
  test.describe(hostname, () => {
    test.use({ hostname });

    test('nothing moves on a first visit, on a phone and on a tall screen', async ({ another }) => {
      await Promise.all(
        [phone, screen].map(async (device) => {
          const page = await another(device);
          await watchMoves(page);
          await page.goto(`/${house}`);
          await atRest(page);
          expect(await movedOn(page), `layout shift at ${device.viewport.width} px`).toBeLessThan(0.001);
        }),
      );
    });
  });
}
