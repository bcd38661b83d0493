import { expect, type Page } from '@playwright/test';
import { follow, mailTo } from './inbox.ts';
import { tuesday, venueAddress } from './meeting.ts';
import type { RunningStack } from './running-stack.ts';
import { typeAnew } from './type-anew.ts';
import { acceptTerms, choose, enterDetails, type Visitor } from './visitor.ts';

/** The link of the visitor's mail. */
export const seeOffer = 'See the offer, accept or decline it';
export const venueMail = 'meetings@enquiry-only.example';

/** Enquires at a house whose prices are on request; returns the name of the room. */
export async function enquire(page: Page, visitor: Visitor, weeks: number): Promise<string> {
  await page.goto(venueAddress('enquiry-only', tuesday({ weeks, zone: 'Europe/Oslo' })));
  const card = page.getByRole('article').first();
  const name = (await card.getByRole('heading').innerText()).trim();
  await choose(page, name);
  await page.getByRole('button', { name: 'Send request' }).click();
  await page.waitForURL(/\/book-universal\//);
  await enterDetails(page, visitor);
  await acceptTerms(page);
  await page.getByRole('button', { name: 'Send enquiry' }).click();
  await page.waitForURL(/\/thank-you-anon/);
  return name;
}

export const offerTitle = (page: Page) => page.getByRole('heading', { level: 1 });

/** The venue follows its mail and offers a price. */
export async function offer(
  venue: Page,
  stack: RunningStack,
  visitor: Visitor,
  price: string,
): Promise<void> {
  await follow(venue, await mailTo(stack, venueMail, visitor.email), 'Make an offer');
  await expect(offerTitle(venue)).toContainText(/^Your offer for enquiry FY-\d+$/);
  await typeAnew(venue, venue.getByLabel(/^Price incl\. VAT/).first(), price);
}

export const unfold = (page: Page, words: string) =>
  page.locator('summary').filter({ hasText: words }).click();

export const send = (venue: Page) => venue.getByRole('button', { name: 'Send the offer' }).click();
