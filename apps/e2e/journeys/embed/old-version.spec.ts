import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { test } from '../../stage/hotel-test.ts';
import { bookIn, hotelPage, proceedIn, roomIn, tagIn } from '../../stage/in-a-tag.ts';
import { tuesday } from '../../stage/meeting.ts';
import { expect } from '../../stage/test.ts';
import { aino } from '../../stage/visitor.ts';

/** Loader and tag as they were built in November 2026, of which a browser or a host has kept a copy. */
const old = 'before';
const oldFile = (name: string) =>
  readFileSync(path.join(import.meta.dirname, `../../stage/old-tag/${name}.js.txt`), 'utf8');

/** The named version is an old one; what comes second waits until the first has run. */
async function serveOld(page: Page, { isFirst }: { isFirst: boolean }): Promise<void> {
  const tag = oldFile('tag');
  const address = `/embedded/tag/${old}/tag/tag.js`;
  const loader = oldFile('embed')
    .replaceAll('%VERSION%', old)
    .replaceAll('%TAG_URL%', address)
    .replaceAll('%TAG_INTEGRITY%', `sha384-${createHash('sha384').update(tag).digest('base64')}`);
  const firstRan = () => page.waitForFunction(() => 'foyer' in window);
  const script = (body: string) => ({
    body,
    contentType: 'text/javascript; charset=utf-8',
    headers: { 'access-control-allow-origin': '*' },
  });
  await page.route(`**${address}`, (route) => route.fulfill(script(tag)));
  await page.route('**/embed/1/embed.js', async (route) => {
    if (!isFirst) await firstRan();
    await route.fulfill(script(loader));
  });
  await page.route('**/embed.js', async (route) => {
    if (new URL(route.request().url()).pathname !== '/embed.js') return route.fallback();
    if (isFirst) await firstRan();
    await route.continue();
  });
}

for (const isFirst of [true, false])
  test(`an old version of the script ${isFirst ? 'before' : 'behind'} the newest: the first takes the booking`, async ({
    page,
    watch,
  }) => {
    watch.expects(/^foyer: version/);
    const warnings: string[] = [];
    page.on('console', (message) => {
      if (message.text().startsWith('foyer:')) warnings.push(message.text());
    });
    await serveOld(page, { isFirst });
    await page.goto(hotelPage('/hostile/two-loaders', tuesday({ weeks: isFirst ? 45 : 44 })));
    const tag = tagIn(page);
    await expect(roomIn(tag)).toBeVisible();
    const version = await page.evaluate(
      () => (Reflect.get(window, 'foyer') as { version: string }).version,
    );
    expect(version === old).toBe(isFirst);
    await proceedIn(tag);
    await bookIn(tag, aino(`version-${isFirst ? 'old' : 'new'}`));
    // The page has the newest twice. Old versions say nothing when they come second.
    const said = expect.stringMatching(
      /^foyer: version \S+ does nothing, since before came first$/,
    );
    expect(warnings).toEqual(isFirst ? [said, said] : []);
  });
