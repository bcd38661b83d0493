import { expect, type Locator, type Page } from '@playwright/test';
import { type Meeting, venueAddress } from './meeting.ts';
import { choose, panel, type Visitor } from './visitor.ts';

/** The house whose rooms a hotel's property system keeps, for six people. */
export const operaAddress = (meeting: Meeting): string =>
  venueAddress('harbour-opera', meeting, { delegates: '6' });

/** From the house's page, with a room chosen, into the property system's checkout. */
export async function toPropertyCheckout(
  page: Page,
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
  await expect(addOn(page, 'Archipelago lunch')).toBeVisible();
}

/** A menu or item of the checkout, by its name. */
export const addOn = (page: Page, name: string): Locator =>
  page.getByRole('group', { name, exact: true });
export const summaryOfRequest = (page: Page): Locator =>
  page.getByRole('region', {
    name: /^(Booking request summary|Ihre Buchungsanfrage im Überblick)$/,
  });

/** What the property system's checkout asks; the words are those of the page's language. */
export async function enterCustomer(
  page: Page,
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
