import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright';
import type { CopiedRepository } from './copied-repository.ts';
import { mustSee } from './must-see.ts';

/** The remote of the guide in one host, in both versions, without a build of the host. */
export async function followRemoteGuide(
  { folder, port, follow }: CopiedRepository,
  guide: ReadonlyMap<string, Parameters<CopiedRepository['follow']>[0]>,
  page: Page,
): Promise<readonly string[]> {
  for (const part of ['Write it', 'Show it in a host', 'Collect the words', 'Start it'])
    await follow(guide.get(part));
  const venue = (hostname: string, prefix = '') =>
    `http://${hostname}:${port}${prefix}/grand-harbour-hotel`;
  const notice = page.locator('[data-remote="good-to-know"] [role="note"]');

  await page.goto(venue('partner.white-label.localhost'));
  await mustSee(
    'the notice',
    async () =>
      (await notice.count()) === 1 &&
      (await notice.textContent()) === 'Good to know: Meridian Card answers within an hour.',
  );
  await page.goto(venue('partner.white-label.localhost', '/de'));
  await mustSee(
    'the notice in German',
    async () => (await notice.count()) === 1 && /Stunde/.test((await notice.textContent()) ?? ''),
  );
  const problems: string[] = [];
  await page.goto(venue('localhost'));
  await mustSee(
    'another host',
    async () => (await page.locator('[data-remote="booking-form"] form').count()) > 0,
  );
  if ((await notice.count()) > 0) problems.push('another host shows the notice');

  const hosts = () =>
    ['white-label', 'marketplace'].map((id) =>
      readFileSync(path.join(folder, '.foyer/site/hosts', `${id}.json`), 'utf8'),
    );
  const before = hosts();
  await follow(guide.get('Deploy a second version'));
  await mustSee('the second version', async () => {
    await page.goto(venue('partner.white-label.localhost'));
    await notice.waitFor();
    return (await notice.getAttribute('data-edition')) === 'second';
  });
  if (hosts().join('') !== before.join('')) problems.push('a host was built for the new version');
  return problems;
}
