import { AxeBuilder } from '@axe-core/playwright';
import { type HostilePage, hostilePages } from '@foyer/hotel-website/hostile-pages';
import type { FrameLocator, Locator, Page } from '@playwright/test';
import { test } from '../stage/hotel-test.ts';
import { bookIn, hotelPage, openerName, proceedIn, roomIn, tagIn } from '../stage/in-a-tag.ts';
import { tuesday } from '../stage/meeting.ts';
import { changes, type PageAround, pageAround } from '../stage/page-around.ts';
import { expect } from '../stage/test.ts';
import { aino } from '../stage/visitor.ts';

/** What browsers report of the page itself, and would without Foyer. */
const reports: Readonly<Record<string, RegExp>> = {
  'sandboxed-iframe': /without an origin|status of 403/,
  'sandboxed-tabs': /without an origin|status of 403/,
  'policy-frames-only': /connect-src|Refused to connect|Failed to fetch/,
  'policy-without-foyer': /connect-src|Refused to connect|Failed to fetch/,
  'fetch-traced': /blocked by CORS|ERR_FAILED/,
  'script-missing': /status of 404/,
  'trusted-types-without-foyer': /Trusted|trusted-types/,
};

/** Pages whose own script inserts that of the tag. */
const insertsScript = new Set(['late-script', 'service-worker']);

/** Two meetings of half a day fit in a day: none of them takes another's room. */
const meetingOf = (index: number) =>
  tuesday({
    weeks: 5 + Math.floor(index / 2),
    ...(index % 2 === 0 ? { from: '08:00', to: '12:00' } : { from: '13:00', to: '17:00' }),
  });

for (const [index, hostile] of hostilePages.entries()) {
  const { name, outcome, visitor } = hostile;
  test.describe(name, () => {
    test.use({
      javaScriptEnabled: visitor !== 'without-script',
      viewport: visitor === 'zoomed' ? { width: 320, height: 225 } : { width: 1280, height: 900 },
    });

    test(
      outcome === 'booking'
        ? `a room is booked on the page ${name}, which stays as it was`
        : `the page ${name} leads to the booking by ${outcome === 'link' ? 'a link' : 'its address'}`,
      async ({ page, watch, stack }) => {
        test.setTimeout(120_000);
        const report = reports[name];
        if (report) watch.expects(report);
        if (hostile.inFrameOfSite) watch.expects(/the form stands in a frame/);
        await become(page, visitor);
        const address = hotelPage(`/hostile/${name}`, meetingOf(index));
        if (outcome !== 'booking') {
          await page.goto(address);
          const link = tagIn(around(page, hostile)).getByRole('link').first();
          await expect(link).toBeVisible({ timeout: 20_000 });
          if (visitor !== 'without-script')
            expect.soft(await barriersIn(page, hostile), 'axe').toEqual([]);
          const opened = outcome === 'link' ? await followed(page, link) : await typed(page, link);
          await expect(opened).toHaveURL((at) => isOfMeeting(at, stack.url, index));
          await proceedIn(opened);
          await bookIn(opened.locator('body'), aino(name));
          return;
        }
        await page.goto(`${address}&without-foyer`);
        await showPlace(page, hostile);
        const before = await pageAround(page);

        await page.goto(address);
        await showPlace(page, hostile);
        const own = tagIn(around(page, hostile));
        const tag = hostile.inFrameOfSite ? tagIn(own.frameLocator('iframe')) : own;
        if (hostile.press === openerName)
          await tag.getByRole('button', { name: openerName }).click();
        await expect(roomIn(tag)).toBeVisible({ timeout: 40_000 });
        expect
          .soft(changesOf(name, before, await pageAround(page)), 'changes of the page')
          .toEqual(hostile.frame === undefined ? ['window.foyer'] : []);
        expect.soft(await barriersIn(page, hostile), 'axe, rooms').toEqual([]);
        await proceedIn(tag);
        expect.soft(await barriersIn(page, hostile), 'axe, checkout').toEqual([]);
        // A tag with a floating button has no size of its own.
        await bookIn(hostile.press === openerName ? tag.getByRole('dialog') : tag, aino(name));
        expect.soft(await barriersIn(page, hostile), 'axe, thank-you page').toEqual([]);
      },
    );
  });
}

const changesOf = (name: string, before: PageAround, after: PageAround): readonly string[] =>
  changes(before, after).filter((one) => one !== 'head script' || !insertsScript.has(name));

const around = (page: Page, { frame }: HostilePage): Page | FrameLocator =>
  frame === undefined ? page : page.frameLocator(`iframe[name="${frame}"]`);

/** Presses the page's own button before the tag can be seen, where there is one. */
async function showPlace(page: Page, { press }: HostilePage): Promise<void> {
  if (press !== undefined && press !== openerName)
    await page.getByText(press, { exact: true }).click();
}

/** Gives the page a visitor with these settings. */
async function become(page: Page, visitor: HostilePage['visitor']): Promise<void> {
  if (visitor === 'prints') await page.emulateMedia({ media: 'print' });
  if (visitor !== 'large-font' && visitor !== 'slow') return;
  const browser = await page.context().newCDPSession(page);
  if (visitor === 'large-font')
    await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  else
    await browser.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 400,
      downloadThroughput: 50_000,
      uploadThroughput: 50_000,
    });
}

/** Presses a link as a visitor does; returns the page that it leads to. */
async function followed(page: Page, link: Locator): Promise<Page> {
  if ((await link.getAttribute('target')) !== '_blank') {
    await link.click();
    return page;
  }
  const [opened] = await Promise.all([page.waitForEvent('popup'), link.click()]);
  return opened;
}

/** Reads the address in a link's text, and opens it; returns the page. */
async function typed(page: Page, link: Locator): Promise<Page> {
  const [address = ''] = /https?:.*$/.exec((await link.textContent()) ?? '') ?? [];
  await page.goto(address);
  return page;
}

/** The venue's own page, for the meeting that the tag was asked for. */
function isOfMeeting(at: URL, origin: string, index: number): boolean {
  const { start, end } = meetingOf(index);
  return (
    at.origin === origin &&
    at.pathname === '/grand-harbour-hotel' &&
    at.searchParams.get('datetime') === String(start) &&
    at.searchParams.get('end-datetime') === String(end)
  );
}

/**
 * All that axe finds in the tag, by every rule. The page is judged as a whole, since a rule about
 * landmarks or headings asks what surrounds an element; what is found outside of the tag is the hotel's.
 */
async function barriersIn(page: Page, { frame }: HostilePage): Promise<readonly string[]> {
  // Axe would ask for the style sheets of the page again, which one without an origin may not.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'], preload: false });
  const { violations } = await withPlainObjects(page, () => axe.analyze());
  const own = frame === undefined ? page.mainFrame() : page.frame({ name: frame });
  const found = await Promise.all(
    violations.flatMap(({ id, impact, nodes }) =>
      nodes.map(async ({ target }) => {
        // A selector for each frame on the way to the element.
        const at = target[frame === undefined ? 0 : 1];
        if (at === undefined || !own || !(await own.evaluate(isInTag, [at].flat()))) return [];
        return [`${id} (${impact}): ${target.flat().join(' ')}`];
      }),
    ),
  );
  return found.flat();
}

/**
 * Runs in the page; `path` has a selector for each shadow root on the way to the element, of which
 * the last can be one that only axe understands.
 */
function isInTag(path: readonly string[]): boolean {
  let root: ParentNode | null = document;
  let found: Element | null = null;
  for (const selector of path) {
    found = root?.querySelector(selector) ?? found;
    root = found?.shadowRoot ?? null;
  }
  for (let at = found; at;) {
    if (at.localName === 'foyer-booking') return true;
    const above: Node | null = at.parentNode;
    at = above instanceof ShadowRoot ? above.host : at.parentElement;
  }
  return found === null;
}

/** Axe reads each property of its objects: what the page has added to all of them waits for its end. */
async function withPlainObjects<T>(page: Page, act: () => Promise<T>): Promise<T> {
  const added = await page.evaluateHandle(() => {
    const all = Object.entries(Object.getOwnPropertyDescriptors(Object.prototype)).filter(
      ([, { enumerable }]) => enumerable,
    );
    for (const [name] of all) Reflect.deleteProperty(Object.prototype, name);
    return all;
  });
  const done = await act();
  await added.evaluate((all) => {
    for (const [name, descriptor] of all) Object.defineProperty(Object.prototype, name, descriptor);
  });
  return done;
}
