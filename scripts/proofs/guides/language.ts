import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright';
import { register } from '../../../apps/e2e/stage/account.ts';
import { mailTo } from '../../../apps/e2e/stage/inbox.ts';
import { aino } from '../../../apps/e2e/stage/visitor.ts';
import type { CopiedRepository } from './copied-repository.ts';
import { mustSee } from './must-see.ts';

const subject = 'Pasirinkite naują slaptažodį';

/** The language of the guide, with a mark in place of translations: pages, formats and mails. */
export async function followLanguageGuide(
  { folder, port, follow }: CopiedRepository,
  guide: ReadonlyMap<string, Parameters<CopiedRepository['follow']>[0]>,
  page: Page,
): Promise<readonly string[]> {
  const problems: string[] = [];
  for (const part of ['Name it', 'Collect the words']) await follow(guide.get(part));
  const check = { kind: 'run', command: 'npm run words -- check' } as const;
  const untranslated = await follow([check]).then(
    () => '',
    (error: Error) => error.message,
  );
  if (!/lt: /.test(untranslated))
    problems.push(`the check did not name what is not translated: ${untranslated}`);
  if (translate(folder) < 500) problems.push('fewer words were collected than there are');
  const words = path.join(folder, 'packages/i18n/words/lt.po');
  writeFileSync(words, readFileSync(words, 'utf8').replace('[lt] Set a new password', subject));
  await follow(guide.get('Start it'));

  await page.goto('/grand-harbour-hotel?type=room');
  const picker = page.getByRole('banner').getByRole('button', { name: /English/ });
  await picker.first().click();
  const lithuanian = page.getByRole('link', { name: /Lietuvių/ }).first();
  await mustSee('Lietuvių in the picker', () => lithuanian.isVisible());
  await lithuanian.click();
  await page.waitForURL(/\/lt\/grand-harbour-hotel/);
  await mustSee(
    'the language of the page',
    async () => (await page.locator('html').getAttribute('lang')) === 'lt',
  );
  for (const remote of ['header-footer', 'booking-form', 'room-list'])
    await mustSee(`the words of ${remote}`, async () =>
      (
        (await page.locator(`[data-remote="${remote}"]`).allTextContents()).join(' ') ?? ''
      ).includes('[lt]'),
    );
  await mustSee('a price as it is written in Lithuanian', async () =>
    /\d,\d\d\s€/.test((await page.getByRole('article').allTextContents()).join(' ')),
  );

  const visitor = aino('guide');
  await register(page, visitor);
  await page.context().clearCookies();
  await page.goto('/lt/user/password');
  const main = page.getByRole('main');
  await main.getByRole('textbox').first().fill(visitor.email);
  await main.getByRole('button').first().click();
  await mailTo({ sandboxUrl: `http://localhost:${port + 2}` }, visitor.email, subject);
  const answer = await page.goto('/apiv2/user/password/none?lang=lt');
  if (!/<html lang="lt"/.test((await answer?.text()) ?? ''))
    problems.push('a page that a mail links to is not in the language');
  return problems;
}

/** Puts a mark before each untranslated message; returns how many there were. */
function translate(folder: string): number {
  const file = path.join(folder, 'packages/i18n/words/lt.po');
  let count = 0;
  const words = readFileSync(file, 'utf8').replace(
    /^msgid "(.+)"\nmsgstr ""$/gm,
    (_, message: string) => {
      count += 1;
      return `msgid "${message}"\nmsgstr "[lt] ${message}"`;
    },
  );
  writeFileSync(file, words);
  return count;
}
