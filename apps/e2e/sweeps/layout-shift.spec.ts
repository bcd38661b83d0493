import type { Page } from '@playwright/test';
import { atRest, hasCome, movedOn, watchMoves } from '../stage/moves.ts';
import { expect, test } from '../stage/test.ts';

const lastHeading = (page: Page) =>
  page.getByRole('main').getByRole('heading', { level: 2 }).last();
const topOf = async (page: Page) => (await lastHeading(page).boundingBox())?.y ?? NaN;

async function isWhereItWas(page: Page, before: number): Promise<void> {
  await atRest(page);
  expect(
    Math.abs((await topOf(page)) - before),
    'pixels that the last heading has moved',
  ).toBeLessThan(2);
  expect(await movedOn(page), 'layout shift').toBeLessThan(0.002);
}

/** The sites whose remotes have heights of their own. */
const places = [
  ['marketplace.localhost', 'grand-harbour-hotel'],
  ['partner.white-label.localhost', 'grand-harbour-hotel'],
  ['insurance.white-label.localhost', 'grand-harbour-hotel'],
  ['hotel.booking-engine.localhost', 'grand-harbour-hotel'],
  ['opera.booking-engine.localhost', 'harbour-opera'],
] as const;

for (const [hostname, venue] of places) {
  test.describe(hostname, () => {
    test.use({ hostname });
    for (const width of [360, 1440]) {
      // Cards with their own buttons differ most: both of their lists at both widths, of the others
      // one list per width.
      for (const list of /booking-engine/.test(hostname)
        ? ['room', 'package']
        : [width === 360 ? 'room' : 'package']) {
        test(`at ${width} px reload and Back restore the scroll position below the ${list}s, and nothing moves`, async ({
          page,
        }) => {
          await page.setViewportSize({ width, height: 800 });
          await watchMoves(page);
          await page.goto(`/${venue}?type=${list}`);
          await hasCome(page);
          await lastHeading(page).evaluate((heading) => heading.scrollIntoView());
          await atRest(page);
          const before = await topOf(page);
          await page.reload();
          await isWhereItWas(page, before);
          await page.goto('about:blank');
          await page.goBack();
          await isWhereItWas(page, before);
        });
      }
    }
  });
}

/** Records, from the first frame on, whether the content of a slot is cut off at its bottom. */
const watchCuts = (page: Page) =>
  page.addInitScript(() => {
    const look = () => {
      for (const slot of document.querySelectorAll('[data-remote]')) {
        const content = slot.querySelector('[data-box]');
        if (
          content === null ||
          slot.querySelector('[data-skeleton]') !== null ||
          slot.getAttribute('data-state') !== 'ready'
        )
          continue;
        if (content.getBoundingClientRect().height > slot.getBoundingClientRect().height + 1)
          document.documentElement.dataset['cut'] = slot.getAttribute('data-remote') ?? '';
      }
      requestAnimationFrame(look);
    };
    look();
  });

test('a list that has become longer since the last visit is shown in full at once', async ({
  page,
}) => {
  await watchCuts(page);
  await page.goto('/grand-harbour-hotel?type=room&delegates=150');
  await atRest(page);
  const few = await page.getByRole('article').count();
  // The same history entry, with more rooms than before.
  await page.evaluate(() =>
    history.replaceState(history.state, '', '/grand-harbour-hotel?type=room&delegates=12'),
  );
  await page.reload();
  await atRest(page);
  expect(await page.getByRole('article').count()).toBeGreaterThan(few);
  await expect(page.locator('html')).not.toHaveAttribute('data-cut');
});
