import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { tuesday, venueAddress } from '../stage/meeting.ts';
import { expect, test } from '../stage/test.ts';
import { acceptTerms, aino, checkOut, choose, enterDetails, firstInstantOffer, goOn, isThanked } from '../stage/visitor.ts';
import type { Language } from '../stage/words.ts';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** WCAG 2.2 A and AA, in light and in dark. */
async function isAccessible(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await groundFrames(page);
    const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze();
    const found = violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.any[0]?.message ?? node.all[0]?.message ?? ''}`));
    expect.soft(found, `${new URL(page.url()).pathname.replace(/[\w-]{20,}/, '…')}, ${colorScheme}`).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: 'light' });
}

/** The vault's frame is transparent, which axe takes for white: it gets the ground that lies under it. */
async function groundFrames(page: Page): Promise<void> {
  const ground = await page.evaluate(() => {
    for (let at: Element | null = document.querySelector('iframe'); at; at = at.parentElement) {
      const { backgroundColor } = getComputedStyle(at);
      if (!/^rgba\(.*, 0\)$|^transparent$/.test(backgroundColor)) return backgroundColor;
    }
    return null;
  });
  if (ground !== null) await page.frameLocator('iframe').locator('body').evaluate((body, color) => body.style.setProperty('background', color), ground);
}

const enquiry = { en: { ask: 'Send request', send: 'Send enquiry', thanks: 'Thank you, your request has been sent' }, de: { ask: 'Anfrage senden', send: 'Anfrage senden', thanks: 'Vielen Dank, Ihre Anfrage wurde gesendet' } } as const;

for (const language of ['en', 'de'] satisfies Language[]) {
  const prefix = language === 'en' ? '' : '/de';
  test(`no page of the journey has a barrier that axe finds (${language})`, async ({ page }) => {
    test.setTimeout(180_000);
    await page.goto(`${prefix}/`);
    await expect(page.getByRole('link', { name: /Grand Harbour Hotel/ }).first()).toBeVisible();
    await isAccessible(page);
    await page.goto(prefix + venueAddress('grand-harbour-hotel', tuesday({ weeks: 21 }), { type: 'package' }));
    await expect(page.getByRole('article').first()).toBeVisible();
    await isAccessible(page);
    await page.goto(prefix + venueAddress('grand-harbour-hotel', tuesday({ weeks: 21 })));
    await choose(page, await firstInstantOffer(page, language));
    await isAccessible(page);
    await goOn(page, language);
    await expect(page.getByRole('heading', { name: /^(Cancelling|Stornierung)$/ })).toBeVisible();
    await isAccessible(page);
    await checkOut(page, aino(`axe.${language}`), language);
    await isThanked(page, language);
    await isAccessible(page);

    await page.goto(prefix + venueAddress('enquiry-only', tuesday({ weeks: 21, zone: 'Europe/Oslo' })));
    await choose(page, (await page.getByRole('article').first().getByRole('heading').innerText()).trim());
    await page.getByRole('button', { name: enquiry[language].ask, exact: true }).click();
    await page.waitForURL(/\/book-universal\//);
    await enterDetails(page, aino(`axe.ask.${language}`), language);
    await acceptTerms(page, language);
    await isAccessible(page);
    await page.getByRole('main').getByRole('button', { name: enquiry[language].send, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: enquiry[language].thanks })).toBeVisible();
    await isAccessible(page);
  });
}
