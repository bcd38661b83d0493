import type { Around, Visit } from './around.ts';
import { type Meeting, venueAddress } from './meeting.ts';
import { choose, enterCard, enterDetails, choice, type Visitor } from './visitor.ts';
import { type Language, words } from './words.ts';

const office = {
  en: {
    company: 'Company name',
    street: 'Street and number',
    city: 'City',
    country: 'Country of the company',
    zip: 'Postal code',
    proceed: 'Continue',
  },
  de: {
    company: 'Firma',
    street: 'Straße und Hausnummer',
    city: 'Ort',
    country: 'Land der Firma',
    zip: 'Postleitzahl',
    proceed: 'Weiter',
  },
} as const;

/**
 * From the venue's page to its checkout, with a room that the operator holds; returns the room's
 * name.
 */
export async function toOffice(
  page: Visit,
  meeting: Meeting,
  { room = 'Perch', delegates = '4', language = 'en' as Language } = {},
): Promise<string> {
  await page.goto(
    `${language === 'en' ? '' : `/${language}`}${venueAddress('harbour-office', meeting, { delegates })}`,
  );
  await choose(page, room);
  await choice(page).getByRole('button', { name: office[language].proceed }).click();
  await page.waitForURL(/\/book\?/);
  await page.getByRole('heading', { level: 1, name: words[language].checkoutTitle }).waitFor();
  await page.getByRole('timer').waitFor();
  return room;
}

/** The contact and the company's address. */
export async function enterCompany(
  page: Around,
  visitor: Visitor,
  { zip = '00100', language = 'en' as Language } = {},
): Promise<void> {
  await enterDetails(page, visitor, language);
  const main = page.getByRole('main');
  const names = office[language];
  await main.getByRole('textbox', { name: names.company }).fill('Norrsken Oy');
  await main.getByRole('textbox', { name: names.street }).fill('Satamakatu 3');
  await main.getByRole('textbox', { name: names.city }).fill('Helsinki');
  await main.getByRole('combobox', { name: names.country }).selectOption('fi');
  await main.getByRole('textbox', { name: names.zip }).fill(zip);
}

/** All fields, the card, and the press on the button. */
export async function bookOffice(
  page: Around,
  visitor: Visitor,
  {
    card,
    zip,
    language = 'en' as Language,
  }: { card?: string; zip?: string; language?: Language } = {},
): Promise<void> {
  await enterCompany(page, visitor, { ...(zip === undefined ? {} : { zip }), language });
  await enterCard(page, card, language);
  await page.getByRole('checkbox', { name: words[language].accept }).check();
  await page.getByRole('button', { name: words[language].book }).click();
}
