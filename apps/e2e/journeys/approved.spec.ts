import type { Page } from '@playwright/test';
import { tuesdayAfter, venueAddress } from '../stage/meeting.ts';
import { day, expect, settled, test } from '../stage/picture-test.ts';
import { choose, firstInstantOffer, goOn } from '../stage/visitor.ts';

const widths = [360, 768, 1440] as const;
const meeting = tuesdayAfter(day, { weeks: 3 });
const room = venueAddress('grand-harbour-hotel', meeting);

async function openHouse(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.getByRole('article').first().waitFor();
}

/** The main states of the venue page and what follows, each by the way a visitor gets there. */
const states: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  home: async (page) => {
    await page.goto('/');
    await page
      .getByRole('link', { name: /Grand Harbour Hotel/ })
      .first()
      .waitFor();
  },
  venue: (page) => openHouse(page, room),
  rooms: async (page) => {
    await openHouse(page, room);
    await page.getByRole('article').first().scrollIntoViewIfNeeded();
  },
  chosen: async (page) => {
    await openHouse(page, room);
    await choose(page, await firstInstantOffer(page));
    await page.getByRole('article').first().scrollIntoViewIfNeeded();
  },
  packages: async (page) => {
    await openHouse(page, venueAddress('grand-harbour-hotel', meeting, { type: 'package' }));
    await page.getByRole('article').first().scrollIntoViewIfNeeded();
  },
  waiting: async (page) => {
    await page.route('**/apiv2/availability/**', () => new Promise(() => undefined));
    await openHouse(page, room);
    await page.getByRole('button', { name: 'One attendee more' }).first().click();
    await page.getByRole('heading', { name: 'Choose a room' }).scrollIntoViewIfNeeded();
  },
  'nothing fits': async (page) => {
    await page.goto(venueAddress('last-room', meeting, { delegates: '300' }));
    await page.getByRole('heading', { name: 'Choose a room' }).scrollIntoViewIfNeeded();
    // The map's code comes when one is near it, which one is at every width.
    await page.getByText('A drawing, not a map of the place').waitFor();
  },
  // On a day of its own: what is held there is missing from no other picture.
  checkout: async (page) => {
    await page.goto(
      venueAddress(
        'grand-harbour-hotel',
        tuesdayAfter(day, {
          weeks: 6 + widths.findIndex((width) => width === page.viewportSize()?.width),
        }),
      ),
    );
    await choose(page, await firstInstantOffer(page));
    await goOn(page);
  },
};

for (const width of widths) {
  for (const [name, arrive] of Object.entries(states)) {
    test(`${name} at ${width} px looks as approved`, async ({ page }) => {
      await page.setViewportSize({ width, height: width < 600 ? 780 : 900 });
      await arrive(page);
      await settled(page);
      // The countdown runs, and the vault's frame is another party's.
      const moving = [page.getByRole('timer'), page.locator('iframe')];
      await expect(page).toHaveScreenshot(`${name.replaceAll(' ', '-')}-${width}.png`, {
        mask: moving,
      });
    });
  }
}
