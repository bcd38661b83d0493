import type { Page } from '@playwright/test';
import { coveredFocus } from '../stage/covered-focus.ts';
import { tuesday, venueAddress } from '../stage/meeting.ts';
import { expect, test } from '../stage/test.ts';
import { smallTargets } from '../stage/touch-targets.ts';
import { aino, checkOut, choose, firstInstantOffer, isThanked, proceed } from '../stage/visitor.ts';

const search = '/de/search?destination=Helsinki';

/** The pages of a booking, from the search to the booking that is managed: `look` at each. */
async function walk(page: Page, weeks: number, look: (name: string) => Promise<void>) {
  await page.goto(search);
  await expect(page.getByRole('list', { name: 'Häuser' })).toBeVisible();
  await look('search');
  await page.goto(`/de${venueAddress('grand-harbour-hotel', tuesday({ weeks }))}`);
  await choose(page, await firstInstantOffer(page, 'de'));
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await look('venue');
  await proceed(page, 'de');
  await expect(page.getByRole('timer').first()).toBeVisible();
  await look('checkout');
  await checkOut(page, aino(`reach-${weeks}`), 'de');
  await isThanked(page, 'de');
  await look('booking');
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a finger finds everything, and no bar lies over what has the focus', async ({ page }) => {
    test.slow();
    const both = async (name: string) => {
      expect.soft(await smallTargets(page), `${name}: smaller than 44 px`).toEqual([]);
      expect.soft(await coveredFocus(page), `${name}: under a bar`).toEqual([]);
    };
    for (const path of ['/de/', '/de/user/login', '/de/user/register']) {
      await page.goto(path);
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await both(path);
    }
    await walk(page, 41, both);
  });
});

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('no bar lies over what has the focus', async ({ page }) => {
    test.slow();
    await walk(page, 42, async (name) => {
      expect.soft(await coveredFocus(page), `${name}: under a bar`).toEqual([]);
    });
  });
});
