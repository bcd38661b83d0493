import type { Around, Visit } from './around.ts';
import { type Meeting, venueAddress } from './meeting.ts';
import {
  acceptTerms,
  choose,
  enterCard,
  isThanked,
  panel,
  pressBook,
  unfold,
  type Visitor,
} from './visitor.ts';

/** The venue with a property system, for six delegates. */
export const operaAddress = (meeting: Meeting): string =>
  venueAddress('harbour-opera', meeting, { delegates: '6' });

/** From the venue's page, with a room selected, to the property system's checkout. */
export async function toPropertyCheckout(
  page: Visit,
  meeting: Meeting,
  room: string,
  prefix = '',
): Promise<void> {
  await page.goto(prefix + operaAddress(meeting));
  await choose(page, room);
  await panel(page)
    .getByRole('button', { name: /^(Continue|Send request|Weiter|Anfrage senden)$/ })
    .click();
  await page.waitForURL(/\/book\?.*cart=/);
  await unfoldAddOns(page);
}

/** Opens what can be added to the meeting. */
export async function unfoldAddOns(page: Around): Promise<void> {
  await unfold(page, /^(Food, drink and equipment|Essen, Getränke und Technik)/);
  await addOn(page, 'Archipelago lunch').waitFor();
}

/** A menu or item of the checkout, by its name. */
export const addOn = <P>(page: Around<P>, name: string): P =>
  page.getByRole('group', { name, exact: true });
export const summaryOfRequest = <P>(page: Around<P>): P =>
  page.getByRole('region', {
    name: /^(Booking request summary|Ihre Buchungsanfrage im Überblick)$/,
  });

/** Fills in the contact of the property system's checkout, by the labels of that language. */
export async function enterCustomer(
  page: Around,
  visitor: Visitor,
  language: 'en' | 'de' = 'en',
): Promise<void> {
  const labels = {
    en: ['First name', 'Last name', 'E-mail', 'Phone', 'Company name'],
    de: ['Vorname', 'Nachname', 'E-Mail', 'Telefon', 'Firma'],
  }[language];
  const values = [visitor.first, visitor.last, visitor.email, visitor.phone, 'Norrsken Oy'];
  for (const [index, label] of labels.entries())
    await page
      .getByRole('main')
      .getByRole('textbox', { name: label, exact: true })
      .fill(values[index] ?? '');
}

/** Contact, card, terms and Book in the property system's checkout. */
export async function bookAtProperty(page: Visit, visitor: Visitor): Promise<void> {
  await enterCustomer(page, visitor);
  await enterCard(page);
  await acceptTerms(page);
  await pressBook(page);
  await isThanked(page);
}
