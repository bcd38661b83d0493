import type { Locator, Page } from '@playwright/test';
import { tuesday, venueAddress } from '../stage/meeting.ts';
import { toOffice } from '../stage/office.ts';
import { addOn, toPropertyCheckout } from '../stage/property.ts';
import { expect, test } from '../stage/test.ts';
import { typeAnew } from '../stage/type-anew.ts';
import {
  aino,
  checkOut,
  choose,
  firstInstantOffer,
  isThanked,
  panel,
  proceed,
  unfold,
} from '../stage/visitor.ts';

const meeting = () => venueAddress('grand-harbour-hotel', tuesday({ weeks: 63 }));
const people = (page: Page) => panel(page).getByRole('textbox', { name: 'Attendees' });

type Form = {
  name: string;
  hostname?: string;
  /** A number that can be had; 25 where it is not said. */
  fits?: string;
  field: (page: Page) => Promise<Locator>;
};
const atVenue = async (page: Page): Promise<Locator> => {
  await page.goto(meeting());
  return people(page);
};
const inSearch = (address: string) => async (page: Page) => {
  await page.goto(address);
  return page.getByRole('textbox', { name: 'People' });
};

/** Every kind of form with a number, on each host. */
const forms: readonly Form[] = [
  { name: 'the venue page', field: atVenue },
  { name: 'a white label', hostname: 'partner.white-label.localhost', field: atVenue },
  { name: 'a hotel chain', hostname: 'brand.hotel-chain.localhost', field: atVenue },
  { name: 'the booking engine', hostname: 'hotel.booking-engine.localhost', field: atVenue },
  { name: 'a corporate site', hostname: 'capped.corporate.localhost', field: atVenue },
  { name: 'the start page', field: inSearch('/') },
  { name: 'the search', field: inSearch('/search?destination=Helsinki') },
  {
    name: 'the builder of several days',
    field: async (page) => {
      await page.goto(`${meeting()}&meeting-length=overone`);
      return page.getByRole('textbox', { name: 'Attendees' }).last();
    },
  },
  {
    name: 'the add-ons of a checkout',
    field: async (page) => {
      await page.goto(meeting());
      await choose(page, await firstInstantOffer(page));
      await proceed(page);
      await unfold(page, 'Food, drink and equipment');
      return page
        .getByRole('group', { name: 'Fruit basket', exact: true })
        .getByRole('textbox', { name: 'Number' });
    },
  },
  {
    name: 'the bedrooms of a checkout',
    fits: '2',
    field: async (page) => {
      await page.goto(meeting());
      await choose(page, await firstInstantOffer(page));
      await proceed(page);
      await unfold(page, 'Bedrooms');
      return page
        .getByRole('group', { name: 'Single room to the courtyard', exact: true })
        .getByRole('textbox');
    },
  },
  {
    name: 'the menus of a hotel’s system',
    hostname: 'opera.booking-engine.localhost',
    field: async (page) => {
      await toPropertyCheckout(page, tuesday({ weeks: 63 }), 'Lantern');
      return addOn(page, 'Archipelago lunch').getByRole('textbox', { name: 'Number' });
    },
  },
  {
    name: 'the services of an office',
    hostname: 'office.marketplace.localhost',
    field: async (page) => {
      await toOffice(page, tuesday({ weeks: 63, from: '10:00', to: '14:00' }));
      await unfold(page, 'Food, drink and services');
      return page.getByRole('row', { name: /^Printing/ }).getByRole('textbox');
    },
  },
  {
    name: 'the page of a booking',
    field: async (page) => {
      await page.goto(meeting());
      await choose(page, await firstInstantOffer(page));
      await proceed(page);
      await checkOut(page, aino('typing-anew'));
      await isThanked(page);
      await unfold(page, 'Change attendees, extras or contact');
      return page.getByRole('main').getByRole('textbox', { name: 'Attendees' });
    },
  },
];

for (const { name, hostname, fits = '25', field: open } of forms)
  test.describe(name, () => {
    if (hostname !== undefined) test.use({ hostname });
    test(`${name}: a number is typed key by key, and what cannot be is refused (FORM-050, A-057)`, async ({
      page,
    }) => {
      const field = await open(page);
      await typeAnew(page, field, '12');
      await page.keyboard.press('Backspace');
      await page.keyboard.press('Backspace');
      await expect(field).toHaveValue('');
      await typeAnew(page, field, fits);
      await page.keyboard.press('Tab');
      await expect(field).toHaveValue(fits);
      await expect(field).not.toHaveAttribute('aria-invalid');
      for (const wrong of ['7.5', '-5', 'abc']) {
        await typeAnew(page, field, wrong);
        await page.keyboard.press('Tab');
        await expect(field).toHaveValue(wrong);
        await expect(field).toHaveAttribute('aria-invalid', 'true');
        await expect(field).toHaveAccessibleDescription(/Please enter a whole number/);
      }
    });
  });
