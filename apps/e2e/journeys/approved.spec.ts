import type { Page } from '@playwright/test';
import { tuesdayAfter, venueAddress } from '../stage/meeting.ts';
import { day, expect, settled, test } from '../stage/picture-test.ts';
import { choose, firstInstantOffer, proceed } from '../stage/visitor.ts';

const meeting = tuesdayAfter(day, { weeks: 3 });
const room = venueAddress('grand-harbour-hotel', meeting);

async function openVenue(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.getByRole('article').first().waitFor();
}

/** The main states of the venue page and the checkout, each reached as a visitor reaches it. */
const states = {
  home: async (page: Page) => {
    await page.goto('/');
    await page
      .getByRole('link', { name: /Grand Harbour Hotel/ })
      .first()
      .waitFor();
  },
  venue: (page: Page) => openVenue(page, room),
  rooms: async (page: Page) => {
    await openVenue(page, room);
    await page.getByRole('article').first().scrollIntoViewIfNeeded();
  },
  chosen: async (page: Page) => {
    await openVenue(page, room);
    await choose(page, await firstInstantOffer(page));
    await page.getByRole('article').first().scrollIntoViewIfNeeded();
  },
  packages: async (page: Page) => {
    await openVenue(page, venueAddress('grand-harbour-hotel', meeting, { type: 'package' }));
    await page.getByRole('article').first().scrollIntoViewIfNeeded();
  },
  waiting: async (page: Page) => {
    await page.route('**/apiv2/availability/**', () => new Promise(() => undefined));
    await openVenue(page, room);
    await page.getByRole('button', { name: 'One attendee more' }).first().click();
    await page.getByRole('heading', { name: 'Choose a room' }).scrollIntoViewIfNeeded();
  },
  'nothing fits': async (page: Page) => {
    await page.goto(venueAddress('last-room', meeting, { delegates: '300' }));
    await page.getByRole('heading', { name: 'Choose a room' }).scrollIntoViewIfNeeded();
  },
  // On other days: rooms held here stay available in the other pictures.
  checkout: async (page: Page) => {
    await page.goto(
      venueAddress(
        'grand-harbour-hotel',
        tuesdayAfter(day, {
          weeks: page.viewportSize()?.width === 360 ? 6 : 8,
        }),
      ),
    );
    await choose(page, await firstInstantOffer(page));
    await proceed(page);
  },
};

/** Each state at the width where most can break; on a phone where the layout differs. */
const pictures = [
  ['home', 1440],
  ['venue', 360],
  ['venue', 1440],
  ['rooms', 1440],
  ['chosen', 360],
  ['packages', 1440],
  ['waiting', 1440],
  ['nothing fits', 360],
  ['checkout', 360],
  ['checkout', 1440],
] as const;

for (const [name, width] of pictures) {
  test(`${name} at ${width} px looks as approved`, async ({ page }) => {
    await page.setViewportSize({ width, height: width < 600 ? 780 : 900 });
    await states[name](page);
    await settled(page);
    // The countdown changes, and the vault's frame belongs to an outside party.
    const moving = [
      page.getByRole('timer'),
      page.getByText(/^Held for \d/),
      page.locator('iframe'),
    ];
    await expect(page).toHaveScreenshot(`${name.replaceAll(' ', '-')}-${width}.png`, {
      mask: moving,
    });
  });
}

/** A window high enough for the page from its header to the first cards, with the form. */
for (const [hostname, alias] of [
  ['partner.white-label.localhost', 'grand-harbour-hotel'],
  ['chain.hotel-chain.localhost', 'grand-harbour-hotel'],
  ['hotel.booking-engine.localhost', 'grand-harbour-hotel'],
  ['opera.booking-engine.localhost', 'harbour-opera'],
  ['easy.corporate.localhost', 'grand-harbour-hotel'],
] as const) {
  test.describe(hostname, () => {
    test.use({ hostname });

    test('its venue page at 1440 px looks as approved', async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 2400 });
      await openVenue(page, venueAddress(alias, meeting));
      await page.getByRole('article').first().scrollIntoViewIfNeeded();
      await settled(page);
      await expect(page).toHaveScreenshot(`${hostname.split('.')[0]}-1440.png`);
    });
  });
}
