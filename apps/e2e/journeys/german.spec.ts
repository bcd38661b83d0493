import type { Page } from '@playwright/test';
import { englishWords, textsOn } from '../stage/english-words.ts';
import { mailTo } from '../stage/inbox.ts';
import { tuesday, venueAddress } from '../stage/meeting.ts';
import { expect, test } from '../stage/test.ts';
import {
  aino,
  checkOut,
  choose,
  firstInstantOffer,
  isThanked,
  offerCard,
  panel,
  proceed,
  summary,
} from '../stage/visitor.ts';

const ours = new Set(englishWords('de'));

test.use({ readsSources: true });

async function isGerman(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  const texts = await textsOn(page);
  expect(
    texts.filter((text) => ours.has(text)),
    `English on ${new URL(page.url()).pathname}`,
  ).toEqual([]);
  expect(
    texts.filter((text) => /[€$£]\s?\d/.test(text)),
    'prices in the English order',
  ).toEqual([]);
}

test('the whole journey in German, prices and dates included (SITE-019)', async ({
  page,
  stack,
}) => {
  expect(ours.size).toBeGreaterThan(150);
  const visitor = aino('deutsch');
  await page.goto('/de/');
  await expect(page.getByRole('link', { name: /Grand Harbour Hotel/ }).first()).toBeVisible();
  await isGerman(page);

  await page.goto(`/de${venueAddress('grand-harbour-hotel', tuesday({ weeks: 15 }))}`);
  const name = await firstInstantOffer(page, 'de');
  await expect(offerCard(page, name)).toContainText(/\d+,\d\d\s€/);
  await panel(page).getByText('Weitere Optionen').last().click();
  await offerCard(page, name).getByRole('button', { name: 'Details anzeigen' }).click();
  await isGerman(page);
  await choose(page, name);
  await expect(panel(page)).toContainText(/\d+,\d\d\s€/);
  await isGerman(page);

  await proceed(page, 'de');
  await expect(page).toHaveURL(/\/de\/book-universal\//);
  await expect(summary(page)).toContainText(/Dienstag, \d+\.\s/);
  await expect(page.getByRole('region', { name: 'Stornierung' })).toBeVisible();
  await isGerman(page);
  await checkOut(page, visitor, 'de');
  await isThanked(page, 'de');
  await isGerman(page);
  const mail = await mailTo(stack, visitor.email, 'Gesamt');
  expect(mail.subject).toContain('Ihre Buchung');
  expect(mail.text).toMatch(/Gesamt: \d+,\d\d\s€/);
});

test('the package page in German, its names too, and the language changed in the header keeps the meeting (PACK-015)', async ({
  page,
}) => {
  const meeting = tuesday({ weeks: 15, from: '10:00' });
  await page.goto(
    venueAddress('grand-harbour-hotel', meeting, { type: 'package', delegates: '21' }),
  );
  await page.getByRole('button', { name: 'Language: English' }).click();
  await page.getByRole('link', { name: 'Deutsch' }).click();
  await expect(page).toHaveURL(/\/de\/grand-harbour-hotel\?/);
  await expect(panel(page).getByRole('textbox', { name: 'Teilnehmende' })).toHaveValue('21');
  await expect(panel(page).getByRole('combobox', { name: 'Beginn' })).toHaveValue('10:00');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Hafentag' })).toBeVisible();
  await isGerman(page);
});
