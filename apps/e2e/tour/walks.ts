import type { Page } from '@playwright/test';
import { tuesday, venueAddress } from '../stage/meeting.ts';
import { enterCompany, toOffice } from '../stage/office.ts';
import { addOn, enterCustomer } from '../stage/property.ts';
import {
  acceptTerms,
  aino,
  choice,
  choose,
  enterCard,
  enterDetails,
  firstInstantOffer,
  isThanked,
  offerCard,
  panel,
  pressBook,
} from '../stage/visitor.ts';
import { words } from '../stage/words.ts';
import type { Look } from './keep-picture.ts';

export type Keep = (step: string, look?: Look) => Promise<void>;
/** Weeks until the meeting: each walk has its own, so that none takes another's room. */
type Walk = (page: Page, keep: Keep, weeks: number) => Promise<void>;
type Host = { name: string; hostname: string; widths: readonly number[]; walk: Walk };

const phoneAndDesk = [360, 1440];
const venue = 'grand-harbour-hotel';

/**
 * A site of each host app, of the property flow and of the office flow, each from its start page to
 * a confirmed order or a sent enquiry.
 */
export const hosts: readonly Host[] = [
  {
    name: 'marketplace',
    hostname: 'localhost',
    widths: [360, 768, 1440],
    walk: inOrder(seeHome, seePackages, bookChosen, sendEnquiry),
  },
  {
    name: 'white-label',
    hostname: 'partner.white-label.localhost',
    widths: phoneAndDesk,
    walk: inOrder(seeHome, bookChosen),
  },
  {
    name: 'hotel-chain',
    hostname: 'brand.hotel-chain.localhost',
    widths: phoneAndDesk,
    walk: inOrder(seeHome, bookChosen),
  },
  {
    name: 'booking-engine',
    hostname: 'hotel.booking-engine.localhost',
    widths: phoneAndDesk,
    walk: inOrder(seeHome, bookFromCard, askFromCard),
  },
  {
    name: 'corporate',
    hostname: 'easy.corporate.localhost',
    widths: phoneAndDesk,
    walk: inOrder(seeHome, bookChosen),
  },
  {
    name: 'property',
    hostname: 'opera.booking-engine.localhost',
    widths: phoneAndDesk,
    walk: inOrder(seeHome, bookAtProperty, planDays),
  },
  {
    name: 'office',
    hostname: 'office.marketplace.localhost',
    widths: phoneAndDesk,
    walk: inOrder(seeHome, bookOfficeRoom),
  },
];

function inOrder(...parts: readonly Walk[]): Walk {
  return async (page, keep, weeks) => {
    for (const part of parts) await part(page, keep, weeks);
  };
}

async function seeHome(page: Page, keep: Keep): Promise<void> {
  await page.goto('/');
  await page.getByRole('main').getByRole('link').first().waitFor();
  await keep('home');
}

async function seePackages(page: Page, keep: Keep, weeks: number): Promise<void> {
  await page.goto(venueAddress(venue, tuesday({ weeks }), { type: 'package' }));
  await choose(page, 'Harbour day');
  await keep('venue-package');
}

async function bookChosen(page: Page, keep: Keep, weeks: number): Promise<void> {
  await page.goto(venueAddress(venue, tuesday({ weeks })));
  await page.getByRole('article').first().waitFor();
  await keep('venue');
  await choose(page, await firstInstantOffer(page));
  await page.getByRole('article').first().scrollIntoViewIfNeeded();
  await keep('venue-chosen', { whole: false });
  await page.getByRole('button', { name: 'Continue', exact: true }).first().click();
  await checkOut(page, keep, weeks);
}

async function bookFromCard(page: Page, keep: Keep, weeks: number): Promise<void> {
  await page.goto(venueAddress(venue, tuesday({ weeks })));
  await page.getByRole('article').first().waitFor();
  await keep('venue');
  await page
    .getByRole('button', { name: `Book: ${await firstInstantOffer(page)}`, exact: true })
    .click();
  await checkOut(page, keep, weeks);
}

async function checkOut(page: Page, keep: Keep, weeks: number): Promise<void> {
  await page.waitForURL(/\/(book-universal|checkout)\//);
  await enterDetails(page, aino(`tour.${weeks}`));
  await enterCard(page);
  await acceptTerms(page);
  await keep('checkout');
  await pressBook(page);
  await isThanked(page);
  await keep('thank-you');
}

async function sendEnquiry(page: Page, keep: Keep, weeks: number): Promise<void> {
  await page.goto(askingAddress(weeks));
  await choose(page, await firstOffer(page));
  await choice(page).getByRole('button', { name: 'Send request', exact: true }).click();
  await page.waitForURL(/\/book-universal\//);
  await enterDetails(page, aino(`tour.${weeks}`));
  await acceptTerms(page);
  await keep('enquiry');
  await page.getByRole('main').getByRole('button', { name: 'Send enquiry' }).click();
  await enquiryIsThanked(page);
  await keep('enquiry-sent');
}

async function askFromCard(page: Page, keep: Keep, weeks: number): Promise<void> {
  await page.goto(askingAddress(weeks));
  const name = await firstOffer(page);
  await offerCard(page, name)
    .getByRole('button', { name: `Send request: ${name}`, exact: true })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Your request to the venue' });
  const visitor = aino(`tour.${weeks}`);
  for (const [field, text] of [
    ['First name', visitor.first],
    ['Last name', visitor.last],
    ['E-mail', visitor.email],
    ['Phone', visitor.phone],
    ['Company name', 'Norrsken'],
  ] as const)
    await dialog.getByRole('textbox', { name: field }).fill(text);
  await dialog.getByRole('checkbox').first().check();
  await keep('enquiry', { whole: false });
  await dialog.getByRole('button', { name: /^Send/ }).click();
  await enquiryIsThanked(page);
  await keep('enquiry-sent');
}

async function bookAtProperty(page: Page, keep: Keep, weeks: number): Promise<void> {
  await page.goto(venueAddress('harbour-opera', tuesday({ weeks })));
  const name = await firstOffer(page);
  await keep('venue');
  await choose(page, name);
  await page.getByRole('article').first().scrollIntoViewIfNeeded();
  await keep('venue-chosen', { whole: false });
  await panel(page)
    .getByRole('button', { name: /^(Continue|Send request)$/ })
    .click();
  await payAtProperty(page, keep, weeks);
}

async function payAtProperty(page: Page, keep: Keep, weeks: number): Promise<void> {
  await addOn(page, 'Archipelago lunch').first().waitFor();
  await enterCustomer(page, aino(`tour.${weeks}`));
  await enterCard(page);
  await acceptTerms(page);
  await keep('checkout');
  await page
    .getByRole('main')
    .getByRole('button', { name: /^(Book|Send request)/ })
    .last()
    .click();
  await isThanked(page);
  await keep('thank-you');
}

/** Two days of the walk's own week. */
async function planDays(page: Page, keep: Keep, weeks: number): Promise<void> {
  await page.goto(venueAddress('harbour-opera', tuesday({ weeks: weeks + 26 })));
  await panel(page).getByRole('combobox', { name: 'Meeting length' }).selectOption('overone');
  await page.getByRole('button', { name: 'Add a day' }).click();
  await keep('several-days');
  for (const day of [2, 1]) {
    await page.getByRole('tab', { name: new RegExp(`^Day #${day}\\b`) }).click();
    await page
      .getByRole('tabpanel')
      .getByRole('button', { name: /^(Book|Send request)/ })
      .first()
      .click();
    await page.getByRole('tab', { name: new RegExp(`^Day #${day}\\b.*chosen`) }).waitFor();
  }
  await keep('several-days-set', { whole: false });
  await page
    .getByRole('dialog', { name: 'All days are set.' })
    .getByRole('button', { name: 'Continue' })
    .click();
  await page.getByRole('heading', { level: 1, name: /^Complete your/ }).waitFor();
  await keep('several-days-checkout');
}

async function bookOfficeRoom(page: Page, keep: Keep, weeks: number): Promise<void> {
  await page.goto(venueAddress('harbour-office', tuesday({ weeks }), { delegates: '4' }));
  await page.getByRole('article').first().waitFor();
  await keep('venue');
  await toOffice(page, tuesday({ weeks }));
  await enterCompany(page, aino(`tour.${weeks}`));
  await enterCard(page);
  await acceptTerms(page);
  await keep('checkout');
  await page.getByRole('button', { name: words.en.book }).click();
  await page.waitForURL(/\/success$/);
  await page.getByRole('heading', { level: 1, name: 'Thank you' }).waitFor();
  await keep('thank-you');
}

const askingAddress = (weeks: number): string =>
  venueAddress('enquiry-only', tuesday({ weeks, zone: 'Europe/Oslo' }));
const firstOffer = async (page: Page): Promise<string> =>
  (
    (await page.getByRole('article').first().getByRole('heading', { level: 3 }).textContent()) ?? ''
  ).trim();

async function enquiryIsThanked(page: Page): Promise<void> {
  await page.waitForURL(/\/thank-you-anon/);
  await page
    .getByRole('heading', { level: 1, name: 'Thank you, your request has been sent' })
    .waitFor();
}
