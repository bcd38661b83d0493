import type { Locator, Page } from '@playwright/test';
import { languageOf } from '@foyer/sites';
import { englishWords, textsOn } from './english-words.ts';
import { type Mail, mailTo } from './inbox.ts';
import { tuesday, venueAddress } from './meeting.ts';
import { brokenWords, overflowing } from './page-integrity.ts';
import type { RunningStack } from './running-stack.ts';
import { expect } from './test.ts';
import { aino, checkOut, choose, firstInstantOffer, isThanked, proceed } from './visitor.ts';

/** Looks at a page of the journey. */
export type LookAt = (
  page: Page,
  step: 'home' | 'venue' | 'checkout' | 'thank-you',
) => Promise<void>;

/**
 * The page is in the language, in its direction, its card frame too, without an English text of
 * ours or of the house, not wider than the window, and without a word that is broken.
 */
export async function speaks(page: Page, language: string): Promise<void> {
  const where = `${language}: ${new URL(page.url()).pathname.replace(/[\w-]{20,}/, '…')}`;
  await isIn(page.locator('html'), language, where);
  if ((await page.locator('iframe').count()) > 0)
    await isIn(page.frameLocator('iframe').locator('html'), language, `the card frame, ${where}`);
  const ours = new Set(englishWords(language));
  const texts = await textsOn(page);
  expect
    .soft(
      texts.filter((text) => ours.has(text)),
      `English, ${where}`,
    )
    .toEqual([]);
  expect.soft(await overflowing(page), `wider than the window, ${where}`).toEqual([]);
  expect.soft(await brokenWords(page), `words in two lines, ${where}`).toEqual([]);
}

async function isIn(root: Locator, language: string, where: string): Promise<void> {
  await expect.soft(root, where).toHaveAttribute('lang', language);
  await expect
    .soft(root, where)
    .toHaveAttribute('dir', languageOf(language)?.direction ?? 'no such language');
}

/** A room is found and booked in a language, and each page looked at; returns the mail about it. */
export async function booksIn(
  { page, stack }: { page: Page; stack: RunningStack },
  language: string,
  weeks: number,
  lookAt: LookAt,
): Promise<Mail> {
  const visitor = aino(`speaks.${language}`);
  const prefix = language === 'en' ? '' : `/${language}`;
  await page.goto(`${prefix}/`);
  await expect(page.getByRole('link', { name: /Grand Harbour Hotel/ }).first()).toBeVisible();
  await lookAt(page, 'home');
  await page.goto(prefix + venueAddress('grand-harbour-hotel', tuesday({ weeks })));
  const name = await firstInstantOffer(page, language);
  await choose(page, name);
  await lookAt(page, 'venue');
  await proceed(page, language);
  await expect(page.getByRole('region').first()).toBeVisible();
  await expect(page.frameLocator('iframe').getByRole('textbox').first()).toBeVisible();
  await lookAt(page, 'checkout');
  await checkOut(page, visitor, language);
  await isThanked(page, language);
  await lookAt(page, 'thank-you');
  return await mailTo(stack, visitor.email, name);
}
