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

/** The sites whose parts have heights of their own. */
const places = [
  ['marketplace.localhost', 'grand-harbour-hotel'],
  ['partner.white-label.localhost', 'grand-harbour-hotel'],
  ['insurance.white-label.localhost', 'grand-harbour-hotel'],
  ['hotel.booking-engine.localhost', 'grand-harbour-hotel'],
  ['opera.booking-engine.localhost', 'harbour-opera'],
] as const;

for (const [hostname, house] of places) {
  test.describe(hostname, () => {
    test.use({ hostname });
    for (const width of [360, 1440]) {
      // Cards that book by themselves differ most: both lists of theirs at both widths, of the
      // others one each.
      for (const list of /booking-engine/.test(hostname)
        ? ['room', 'package']
        : [width === 360 ? 'room' : 'package']) {
        test(`at ${width} px who read far below the ${list}s is there again after reload and Back, and nothing moves`, async ({
          page,
        }) => {
          await page.setViewportSize({ width, height: 800 });
          await watchMoves(page);
          await page.goto(`/${house}?type=${list}`);
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

/** Notes from the first picture on whether content stands in a slot that is cut at its foot. */
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

test('a list that has become longer while one was away is readable to its foot at once', async ({
  page,
}) => {
  await watchCuts(page);
  await page.goto('/grand-harbour-hotel?type=room&delegates=150');
  await atRest(page);
  const few = await page.getByRole('article').count();
  // The same entry of the history, and more rooms than before.
  await page.evaluate(() =>
    history.replaceState(history.state, '', '/grand-harbour-hotel?type=room&delegates=12'),
  );
  await page.reload();
  await atRest(page);
  expect(await page.getByRole('article').count()).toBeGreaterThan(few);
  await expect(page.locator('html')).not.toHaveAttribute('data-cut');
});
