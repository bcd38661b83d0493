import type { Page } from '@playwright/test';
import { follow, mailTo } from '../stage/inbox.ts';
import { tuesday } from '../stage/meeting.ts';
import { enquire, offer, send, unfold, venueMail } from '../stage/offer.ts';
import { bookOffice, toOffice } from '../stage/office.ts';
import { bookAtProperty } from '../stage/property.ts';
import type { RunningStack } from '../stage/running-stack.ts';
import { bookRoomOfDay, daysDialog, dayTab, operaDay } from '../stage/several-days.ts';
import {
  acceptTerms,
  aino,
  checkOut,
  enterDetails,
  isThanked,
  pressBook,
  toCheckout,
} from '../stage/visitor.ts';

type BookingPages = {
  stack: RunningStack;
  open: (width: number, hostname?: string) => Promise<Page>;
  keep: (page: Page, name: string) => Promise<void>;
};

/** Comes to a booking in that state, with its page or an earlier one open. */
type State = {
  name: string;
  hostname?: string;
  reach: (page: Page, parts: Pick<BookingPages, 'stack' | 'open'>) => Promise<void>;
};

const states: readonly State[] = [
  {
    name: 'paid',
    reach: async (page) => {
      await toCheckout(page, tuesday({ weeks: 80 }));
      await checkOut(page, aino('state.paid'));
      await isThanked(page);
    },
  },
  { name: 'unpaid', reach: (page) => bookAtVenue(page, 81, 'state.unpaid') },
  {
    name: 'enquiry',
    reach: async (page) => void (await enquire(page, aino('state.enquiry'), 80)),
  },
  {
    name: 'offer',
    reach: async (page, { stack, open }) => {
      const visitor = aino('state.offer');
      await enquire(page, visitor, 81);
      const venue = await open(1440);
      await offer(venue, stack, visitor, '1240.50');
      await venue.getByLabel(/^What the price includes/).fill('Room, water, coffee at 10:30');
      await send(venue);
      await mailTo(stack, visitor.email, 'An offer for your enquiry');
      await venue.close();
    },
  },
  {
    name: 'declined',
    reach: async (page, { stack, open }) => {
      const visitor = aino('state.declined');
      await enquire(page, visitor, 82);
      const venue = await open(1440);
      await follow(venue, await mailTo(stack, venueMail, visitor.email), 'Decline');
      await venue.getByRole('button', { name: 'Decline the enquiry' }).click();
      await venue.getByRole('heading', { level: 1, name: 'The enquiry is declined' }).waitFor();
      await venue.close();
    },
  },
  {
    name: 'cancelled',
    reach: async (page) => {
      await bookAtVenue(page, 82, 'state.cancelled');
      await page.goto(bookingPage(page));
      await unfold(page, 'Cancel the booking');
      await page.getByRole('button', { name: 'Yes, cancel it' }).click();
      await page.getByRole('heading', { level: 1, name: 'This booking is cancelled' }).waitFor();
    },
  },
  {
    name: 'several-days',
    hostname: 'opera.booking-engine.localhost',
    reach: async (page) => {
      await page.goto(operaDay(tuesday({ weeks: 44 })));
      await page.getByRole('combobox', { name: 'Meeting length' }).selectOption('overone');
      await page.getByRole('button', { name: 'Add a day' }).click();
      await bookRoomOfDay(page);
      await dayTab(page, 1).click();
      await bookRoomOfDay(page);
      await daysDialog(page).getByRole('button', { name: 'Continue' }).click();
      await page.waitForURL(/\/book\?/);
      await bookAtProperty(page, aino('state.days'));
    },
  },
  {
    name: 'office',
    hostname: 'office.marketplace.localhost',
    reach: async (page) => {
      await toOffice(page, tuesday({ weeks: 45 }));
      await bookOffice(page, aino('state.office'));
      await page.waitForURL(/\/success$/);
      await page.getByRole('heading', { level: 1, name: 'Thank you' }).waitFor();
    },
  },
];

/** Pictures of the page of a booking in each of its states, in two languages (D-21). */
export async function seeBookingPages({ stack, open, keep }: BookingPages): Promise<void> {
  for (const { name, hostname, reach } of states) {
    const page = await open(1440, hostname);
    await reach(page, { stack, open });
    const own = bookingPage(page);
    for (const width of [390, 1440]) {
      const seen = await open(width, hostname);
      for (const language of ['en', 'de']) {
        await seen.goto(`${language === 'en' ? '' : `/${language}`}${own}`);
        await seen.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
        await seen.waitForLoadState('networkidle');
        await keep(seen, `${name}-${language}-${width}`);
      }
      await seen.close();
    }
    await page.close();
  }
}

/** The page of the booking to which the page that is open belongs. */
const bookingPage = (page: Page): string =>
  `/booking/${/\/(?:thank-you-anon|booking|book)\/([\w-]+)/.exec(page.url())?.[1]}`;

async function bookAtVenue(page: Page, weeks: number, story: string): Promise<void> {
  await toCheckout(page, tuesday({ weeks }));
  await enterDetails(page, aino(story));
  await page.getByRole('radio', { name: 'At the venue' }).check();
  await acceptTerms(page);
  await pressBook(page);
  await isThanked(page);
}
