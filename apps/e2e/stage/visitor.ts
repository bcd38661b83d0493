import type { Page } from '@playwright/test';
import type { Around, Part, Visit } from './around.ts';
import { type Meeting, venueAddress } from './meeting.ts';
import { wordsOf } from './words.ts';

export const cards = {
  good: '4242424242424242',
  declined: '4000000000000002',
  confirmed: '4000000000003220',
} as const;

export type Visitor = { first: string; last: string; email: string; phone: string };

/** Aino, with an address of its own for each journey. */
export const aino = (story: string): Visitor => ({
  first: 'Aino',
  last: 'Lindqvist',
  email: `aino.${story}@norrsken.example`,
  phone: '+358 40 123 4567',
});

export const panel = <P extends Part<P>>(page: Around<P>): P =>
  page.getByRole('main').getByRole('form').first();
/** What is chosen, with its price and the next step, at the bottom of the page. */
export const choice = <P extends Part<P>>(page: Around<P>): P =>
  page.getByRole('region', { name: /^(Your choice|Ihre Auswahl)$/ });
/** Opens a folded part of the checkout by its line. */
export const unfold = (page: Around, part: string | RegExp): Promise<void> =>
  page.locator('summary').filter({ hasText: part }).first().click();
export const summary = <P>(page: Around<P>): P => page.getByRole('complementary');
export const cardFrame = <P>(page: Around<P>): Around<P> => page.frameLocator('iframe');

/** The card of an offer, by its name. */
export const offerCard = <P>(page: Around<P>, name: string): P =>
  page.getByRole('article', { name, exact: true });

/** Name of the first offer in the list that can be booked at once. */
export async function firstInstantOffer(page: Around, language = 'en'): Promise<string> {
  const card = page
    .getByRole('article')
    .filter({ hasText: wordsOf(language).instantly })
    .first();
  // A host may show headings in capitals by CSS: `textContent` has the name as written.
  return ((await card.getByRole('heading', { level: 3 }).textContent()) ?? '').trim();
}

export async function choose(page: Around, name: string): Promise<void> {
  await offerCard(page, name).getByRole('radio', { name }).check();
}

/** From a selected offer to the checkout of its cart. */
export async function proceed(page: Visit, language = 'en'): Promise<void> {
  // The panel's button comes first; narrow screens have another in the bottom bar.
  await page
    .getByRole('button', { name: wordsOf(language).proceed, exact: true })
    .first()
    .click();
  await page.waitForURL(/\/book-universal\//);
  await page.getByRole('heading', { level: 1, name: wordsOf(language).checkoutTitle }).waitFor();
}

/** From a house's page to the checkout of its first offer that is booked at once. */
export async function toCheckout(
  page: Visit,
  meeting: Meeting,
  house = 'grand-harbour-hotel',
): Promise<void> {
  await page.goto(venueAddress(house, meeting));
  await choose(page, await firstInstantOffer(page));
  await proceed(page);
}

export async function enterDetails(page: Around, visitor: Visitor, language = 'en'): Promise<void> {
  const main = page.getByRole('main');
  const { firstName, lastName, email, phone } = wordsOf(language);
  await main.getByRole('textbox', { name: firstName, exact: true }).fill(visitor.first);
  await main.getByRole('textbox', { name: lastName, exact: true }).fill(visitor.last);
  await main.getByRole('textbox', { name: email }).fill(visitor.email);
  await main.getByRole('textbox', { name: phone }).fill(visitor.phone);
}

export async function enterCard(
  page: Around,
  number: string = cards.good,
  language = 'en',
): Promise<void> {
  const { cardNumber, validUntil, code, nameOnCard } = wordsOf(language);
  const frame = cardFrame(page);
  await frame.getByRole('textbox', { name: cardNumber }).fill(number);
  await frame.getByRole('textbox', { name: validUntil }).fill('12 / 30');
  await frame.getByRole('textbox', { name: code }).fill('123');
  await frame.getByRole('textbox', { name: nameOnCard }).fill('Aino Lindqvist');
}

export async function acceptTerms(page: Around, language = 'en'): Promise<void> {
  await page.getByRole('checkbox', { name: wordsOf(language).accept }).check();
}

export async function pressBook(page: Around, language = 'en'): Promise<void> {
  await page.getByRole('button', { name: wordsOf(language).book }).click();
}

/** Details, card, terms and Book. */
export async function checkOut(page: Around, visitor: Visitor, language = 'en'): Promise<void> {
  await enterDetails(page, visitor, language);
  await enterCard(page, cards.good, language);
  await acceptTerms(page, language);
  await pressBook(page, language);
}

export async function isThanked(page: Visit, language = 'en'): Promise<void> {
  await page.waitForURL(/\/thank-you-anon/);
  await page.getByRole('heading', { level: 1, name: wordsOf(language).booked }).waitFor();
}

/** Clicks the selector's element in the form as soon as it exists, before the page is hydrated. */
export const pressWhenFormStands = (page: Page, selector: string) =>
  page.addInitScript((wanted) => {
    const watching = new MutationObserver(() => {
      const found = document.querySelector<HTMLElement>(`[data-remote="booking-form"] ${wanted}`);
      // Nobody sees the page before it has come whole.
      if (!found || !document.getElementById('foyer-boot')) return;
      watching.disconnect();
      found.click();
    });
    watching.observe(document, { childList: true, subtree: true });
  }, selector);

/** As in a browser that blocks a site's data: reading the storage property throws. */
export function blockStorage(): void {
  const refuse = () => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  };
  Object.defineProperty(Document.prototype, 'cookie', { get: refuse, set: refuse });
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
    Object.defineProperty(window, name, { get: refuse });
}
