import type { Page } from 'playwright';
import type { CopiedRepository } from './copied-repository.ts';
import { mustSee } from './must-see.ts';

/** The site of the guide: its name, languages, rules, search and remotes, at its own hostname. */
export async function followSiteGuide(
  { port, follow }: CopiedRepository,
  guide: ReadonlyMap<string, Parameters<CopiedRepository['follow']>[0]>,
  page: Page,
): Promise<readonly string[]> {
  await follow(guide.get('Add the row'));
  await follow(guide.get('Check and see it'));
  const lakes = `http://lakes.white-label.localhost:${port}`;

  await page.goto(`${lakes}/de/grand-harbour-hotel?type=room`);
  await mustSee('the name in the title', async () =>
    (await page.title()).endsWith(' | Lake Meetings'),
  );
  await mustSee(
    'the language',
    async () => (await page.locator('html').getAttribute('lang')) === 'de',
  );
  const people = page.getByRole('main').getByRole('textbox', { name: 'Teilnehmende' }).first();
  await mustSee('6 people', async () => (await people.inputValue()) === '6');
  await people.fill('80');
  await people.press('Tab');
  await mustSee('at most 12 people', async () => (await people.inputValue()) === '12');
  await mustSee('rooms', async () => (await page.getByRole('article').count()) > 0);
  for (const remote of ['header-footer', 'booking-form', 'room-list'])
    await mustSee(
      `the remote ${remote}`,
      async () => (await page.locator(`[data-remote="${remote}"][data-state="ready"]`).count()) > 0,
    );

  await page.goto(`${lakes}/wl_search?pt=60.17,24.94&duration=8&delegates=10`);
  await mustSee(
    'a venue that was searched',
    async () =>
      (await page.getByRole('listitem').filter({ hasText: 'Grand Harbour Hotel' }).count()) > 0,
  );
  const unknown = await page.goto(
    `http://rivers.white-label.localhost:${port}/grand-harbour-hotel`,
  );
  return unknown?.status() === 404 ? [] : ['a hostname without a row is served'];
}
