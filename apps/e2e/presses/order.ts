import type { Locator, Page } from '@playwright/test';
import { hasCome } from '../stage/moves.ts';
import { cardFrame, cards, choice } from '../stage/visitor.ts';
import { words } from '../stage/words.ts';
import type { Thumb } from './thumb.ts';

const { cardNumber, validUntil, code, nameOnCard } = words.en;

/** What a visitor types into the fields that a checkout requires, by label. */
const answers: readonly (readonly [label: RegExp, text: string])[] = [
  [/^First name/, 'Aino'],
  [/^Last name/, 'Lindqvist'],
  [/^E-mail/, 'aino.presses@norrsken.example'],
  [/^Phone/, '+358 40 123 4567'],
  [/^Company name/, 'Norrsken Oy'],
  [/^Street/, 'Satamakatu 3'],
  [/^City/, 'Helsinki'],
  [/^Postal code/, '00100'],
];

/** From the start page to the page of a house: by its card there, else by its city. */
export async function chooseHouse(page: Page, thumb: Thumb, house: string): Promise<void> {
  await page.goto('/');
  const links = page.getByRole('main').getByRole('link');
  await links.first().waitFor();
  await hasCome(page);
  const only = links.filter({ hasText: 'See rooms and prices' });
  const card = links.filter({ hasText: house }).first();
  if (!(await only.isVisible()) && !(await card.isVisible()))
    await thumb.press(links.filter({ hasText: 'Helsinki' }).first());
  await thumb.press((await only.isVisible()) ? only : card);
  await page.getByRole('article').first().waitFor();
}

/**
 * Selects the first offer that can be booked at once, where there is none the first of all, and
 * goes on to its checkout; returns the offer's name.
 */
export async function chooseOffer(page: Page, thumb: Thumb): Promise<string> {
  await hasCome(page);
  const cards = page.getByRole('article');
  const instant = cards.filter({ hasText: words.en.instantly }).first();
  const card = (await instant.isVisible()) ? instant : cards.first();
  const name = ((await card.getByRole('heading', { level: 3 }).textContent()) ?? '').trim();
  const radio = card.getByRole('radio', { name: words.en.choose });
  if (await radio.isVisible()) {
    await thumb.press(radio);
    await thumb.press(choice(page).getByRole('button', { name: /^(Continue|Send request)$/ }));
  } else await thumb.press(card.getByRole('button', { name: /^(Book|Send request)\b/ }).first());
  return name;
}

/** Fills in what the checkout requires, in its order, and orders. */
export async function order(page: Page, thumb: Thumb): Promise<void> {
  const main = page.getByRole('main');
  await main.getByRole('textbox', { name: 'First name' }).waitFor();
  await fillRequired(main, thumb);
  if (await page.locator('iframe').isVisible()) await fillCard(page, thumb);
  await thumb.press(page.getByRole('checkbox', { name: words.en.accept }));
  await thumb.press(main.getByRole('button', { name: /^(Book for|Send )/ }).last());
  await page.waitForURL(/\/(thank-you-anon|success)/);
  await page.getByRole('heading', { level: 1, name: /thank you|congratulations/i }).waitFor();
}

async function fillRequired(main: Locator, thumb: Thumb): Promise<void> {
  const fields = main.locator('[aria-required=true], [required]:not([type=checkbox])');
  for (const field of await fields.all()) {
    if (!(await field.isVisible()) || (await field.inputValue()) !== '') continue;
    if (await field.evaluate((element) => element instanceof HTMLSelectElement))
      await thumb.take(field, 'fi');
    else await thumb.type(field, await answerFor(field));
  }
}

async function answerFor(field: Locator): Promise<string> {
  const label = await field.evaluate((element) =>
    element instanceof HTMLInputElement ? (element.labels?.[0]?.textContent ?? '') : '',
  );
  const [, text] = answers.find(([pattern]) => pattern.test(label.trim())) ?? [];
  if (text === undefined) throw new Error(`no answer for the field “${label}”`);
  return text;
}

async function fillCard(page: Page, thumb: Thumb): Promise<void> {
  const frame = cardFrame(page);
  for (const [name, text] of [
    [cardNumber, cards.good],
    [validUntil, '12 / 30'],
    [code, '123'],
    [nameOnCard, 'Aino Lindqvist'],
  ] as const)
    await thumb.type(frame.getByRole('textbox', { name }), text);
}
