import type { Page } from '@playwright/test';
import { everySite } from '../stage/every-site.ts';
import { tuesdayAfter, venueAddress } from '../stage/meeting.ts';
import { day, expect, settled, test } from '../stage/picture-test.ts';
import { choose, firstInstantOffer, proceed } from '../stage/visitor.ts';

const meeting = tuesdayAfter(day, { weeks: 3 });
const room = venueAddress('grand-harbour-hotel', meeting);

async function openVenue(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.getByRole('article').first().waitFor();
  // Hidden until scripts have taken over.
  await page.getByRole('button', { name: /^All pictures \(\d+\)$/ }).waitFor();
}

/** The main states of the venue page and the checkout, each reached as a visitor reaches it. */
const states = {
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
  ['venue', 360],
  ['rooms', 1440],
  ['chosen', 360],
  ['packages', 1440],
  ['waiting', 1440],
  ['nothing fits', 360],
  ['checkout', 360],
  ['checkout', 1440],
] as const;

for (const [name, width] of pictures) {
  test(`${name} at ${width} px looks as approved`, async ({ page, watch }) => {
    // The ways out take less room than is kept for them: behind the bar at the bottom, what follows
    // them comes nearer.
    if (name === 'nothing fits') watch.mayPush(/last-room/);
    await page.setViewportSize({ width, height: width < 600 ? 780 : 900 });
    await states[name](page);
    await settled(page);
    // The countdown changes, and the vault's frame belongs to an outside party.
    const moving = [
      page.getByRole('timer'),
      page.getByText(/^Still held: \d/),
      page.locator('iframe'),
    ];
    await expect(page).toHaveScreenshot(`${name.replaceAll(' ', '-')}-${width}.png`, {
      mask: moving,
    });
  });
}

/** Where the first screen ends above the cards of a host, these are compared as well. */
const withCards = [
  'partner-white-label',
  'chain-hotel-chain',
  'hotel-booking-engine',
  'opera-booking-engine',
];

/** The first screen of each brand’s start page and venue page, on a small laptop. */
for (const { id, hostname, name, venue, zone } of everySite) {
  test.describe(name, () => {
    test.use({ hostname });

    test('its start page and its venue page look as approved', async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.goto('/');
      await page.getByRole('main').locator('a[href]').first().waitFor();
      await settled(page);
      await expect(page).toHaveScreenshot(`start-${id}.png`);
      await openVenue(page, venueAddress(venue, tuesdayAfter(day, { weeks: 3, zone })));
      await settled(page);
      await expect(page).toHaveScreenshot(`venue-${id}.png`);
      if (!withCards.includes(id)) return;
      await page.getByRole('article').first().scrollIntoViewIfNeeded();
      await settled(page);
      await expect(page).toHaveScreenshot(`cards-${id}.png`);
    });
  });
}
