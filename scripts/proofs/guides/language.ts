import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright';
import { register } from '../../../apps/e2e/stage/account.ts';
import { mailTo } from '../../../apps/e2e/stage/inbox.ts';
import { aino } from '../../../apps/e2e/stage/visitor.ts';
import type { CopiedRepository } from './copied-repository.ts';
import { mustSee } from './must-see.ts';

const subject = 'Choisissez un nouveau mot de passe';

/** The language of the guide, with a mark in place of translations: pages, formats and mails. */
export async function followLanguageGuide(
  { folder, port, follow }: CopiedRepository,
  guide: ReadonlyMap<string, Parameters<CopiedRepository['follow']>[0]>,
  page: Page,
): Promise<readonly string[]> {
  const problems: string[] = [];
  for (const part of ['Name it', 'Collect the words']) await follow(guide.get(part));
  const build = { kind: 'run', command: 'cd apps/remotes/thank-you && npx foyer-build' } as const;
  const untranslated = await follow([build]).then(
    () => '',
    (error: Error) => error.message,
  );
  if (!/fr\.po has no words for/.test(untranslated))
    problems.push(`a build without translations did not name them: ${untranslated}`);
  if (translate(folder) < 500) problems.push('fewer words were collected than there are');
  const words = path.join(folder, 'packages/i18n/words/fr.po');
  writeFileSync(words, readFileSync(words, 'utf8').replace('[fr] Set a new password', subject));
  await follow(guide.get('Start it'));

  await page.goto('/grand-harbour-hotel?type=room');
  const picker = page.getByRole('banner').getByRole('button', { name: /English/ });
  await picker.first().click();
  const french = page.getByRole('link', { name: /Français/ }).first();
  await mustSee('Français in the picker', () => french.isVisible());
  await french.click();
  await page.waitForURL(/\/fr\/grand-harbour-hotel/);
  await mustSee(
    'the language of the page',
    async () => (await page.locator('html').getAttribute('lang')) === 'fr',
  );
  for (const remote of ['header-footer', 'booking-form', 'room-list'])
    await mustSee(`the words of ${remote}`, async () =>
      (
        (await page.locator(`[data-remote="${remote}"]`).allTextContents()).join(' ') ?? ''
      ).includes('[fr]'),
    );
  await mustSee('a price as it is written in French', async () =>
    /\d,\d\d\s€/.test((await page.getByRole('article').allTextContents()).join(' ')),
  );

  const visitor = aino('guide');
  await register(page, visitor);
  await page.context().clearCookies();
  await page.goto('/fr/user/password');
  const main = page.getByRole('main');
  await main.getByRole('textbox').first().fill(visitor.email);
  await main.getByRole('button').first().click();
  await mailTo({ sandboxUrl: `http://localhost:${port + 2}` }, visitor.email, subject);
  const answer = await page.goto('/apiv2/user/password/none?lang=fr');
  if (!/<html lang="fr"/.test((await answer?.text()) ?? ''))
    problems.push('a page that a mail links to is not in the language');
  return problems;
}

/** Puts a mark before each untranslated message; returns how many there were. */
function translate(folder: string): number {
  const file = path.join(folder, 'packages/i18n/words/fr.po');
  let count = 0;
  const words = readFileSync(file, 'utf8').replace(
    /^msgid "(.+)"\nmsgstr ""$/gm,
    (_, message: string) => {
      count += 1;
      return `msgid "${message}"\nmsgstr "[fr] ${message}"`;
    },
  );
  writeFileSync(file, words);
  return count;
}
