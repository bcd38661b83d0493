import { AxeBuilder } from '@axe-core/playwright';
import { type HostilePage, hostilePages } from '@foyer/hotel-website/hostile-pages';
import type { FrameLocator, Page } from '@playwright/test';
import { test } from '../stage/hotel-test.ts';
import { bookIn, hotelPage, openerName, proceedIn, roomIn, tagIn } from '../stage/in-a-tag.ts';
import { tuesday } from '../stage/meeting.ts';
import { changes, type PageAround, pageAround } from '../stage/page-around.ts';
import { expect } from '../stage/test.ts';
import { aino } from '../stage/visitor.ts';

/** What browsers report of the page itself, and would without Foyer. */
const reports: Readonly<Record<string, RegExp>> = {
  'sandboxed-iframe': /does not list|status of 403/,
  'policy-frames-only': /connect-src|Refused to connect|Failed to fetch/,
  'policy-without-foyer': /connect-src|Refused to connect|Failed to fetch/,
  'fetch-traced': /blocked by CORS|ERR_FAILED/,
  'script-missing': /status of 404/,
  'trusted-types-without-foyer': /Trusted|trusted-types/,
};

/** Pages whose own script inserts that of the tag. */
const insertsScript = new Set(['late-script', 'service-worker']);

/** Axe itself ends with an error there: it reads what the page has added to every object. */
const stopsAxe = 'object-prototype';

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
        : `the page ${name} leads to the booking by a link`,
      async ({ page, watch, stack }) => {
        test.setTimeout(120_000);
        const report = reports[name];
        if (report) watch.expects(report);
        if (hostile.inFrameOfSite) watch.expects(/the form stands in a frame/);
        await become(page, visitor);
        const address = hotelPage(`/hostile/${name}`, meetingOf(index));
        if (outcome === 'link') {
          await page.goto(address);
          const link = tagIn(around(page, hostile)).getByRole('link').first();
          await expect(link).toHaveAttribute('href', `${stack.url}/grand-harbour-hotel`);
          await page.goto(`${stack.url}/grand-harbour-hotel`);
          await expect(page.getByRole('article').first()).toBeVisible();
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
        if (name !== stopsAxe) expect.soft(await barriersIn(page, hostile), 'axe').toEqual([]);
        await proceedIn(tag);
        await bookIn(tag, aino(name));
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

/** Serious barriers in the tag; what surrounds it is the hotel's. */
async function barriersIn(page: Page, { frame }: HostilePage): Promise<readonly string[]> {
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .setLegacyMode(frame === undefined)
    .analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes.flatMap(({ target }) => {
        const at = target.flat().join(' ');
        return at.includes('foyer-booking') ? [`${id}: ${at}`] : [];
      }),
    );
}
