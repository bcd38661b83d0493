import type { Page } from 'playwright';
import { wordsOf } from '../../apps/e2e/stage/words.ts';

/**
 * Books the first offer of a tag that can be booked at once, to be paid at the venue; `language` is
 * that of the tag.
 */
export async function bookInATag(page: Page, address: string, language = 'en'): Promise<void> {
  const { choose, instantly, proceed, firstName, lastName, email, phone, accept, book, booked } =
    wordsOf(language);
  const card = page.getByRole('article').filter({ hasText: instantly }).first();
  await card.getByRole('radio', { name: choose }).check();
  await page.getByRole('button', { name: proceed, exact: true }).first().click();
  await page.getByRole('textbox', { name: firstName }).fill('Aino');
  await page.getByRole('textbox', { name: lastName }).fill('Lindqvist');
  await page.getByRole('textbox', { name: email }).fill(address);
  await page.getByRole('textbox', { name: phone }).fill('+358 40 123 4567');
  await page.getByRole('radio', { name: 'At the venue' }).click();
  await page.getByRole('checkbox', { name: accept }).check();
  await page.getByRole('button', { name: book }).click();
  await page.getByRole('heading', { name: booked }).waitFor();
}
