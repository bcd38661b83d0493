import type { Page } from '@playwright/test';
import { test } from '../../stage/hotel-test.ts';
import { hotelPage, roomIn, tagIn } from '../../stage/in-a-tag.ts';
import { tuesday } from '../../stage/meeting.ts';
import { movedOn, watchMoves } from '../../stage/moves.ts';
import { expect } from '../../stage/test.ts';

const light = 'rgb(255, 255, 255)';
const dark = 'rgb(20, 25, 29)';

const sentence = (page: Page) => tagIn(page).getByText('The booking form is loading');

/** The host answers these 2.5 seconds late. */
async function answerLate(page: Page, ...addresses: readonly string[]): Promise<void> {
  for (const address of addresses)
    await page.route(address, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 2500));
      await route.continue();
    });
}

/** The tag says that it waits; returns how it looks then. */
async function waits(page: Page): Promise<{ ground: string; motions: string; height: number }> {
  await expect(sentence(page)).toHaveCSS('opacity', '1');
  // What follows the tag is as near as it can be.
  await tagIn(page).evaluate((tag) => tag.scrollIntoView());
  return sentence(page).evaluate(({ parentElement: box, nextElementSibling: place }) => ({
    ground: box ? getComputedStyle(box).backgroundColor : '',
    motions: place ? getComputedStyle(place).animationName : '',
    height: box?.getBoundingClientRect().height ?? 0,
  }));
}

for (const [name, ground] of [
  ['wordpress', light],
  ['dark', dark],
  ['strict-policy', light],
] as const)
  test(`on the page “${name}” a tag whose host is slow says so, and nothing moves when the form comes`, async ({
    page,
  }) => {
    await watchMoves(page);
    await answerLate(page, '**/embed/1/start?*');
    await page.goto(hotelPage(`/hostile/${name}`, tuesday({ weeks: 46 })));
    expect(await waits(page)).toEqual({ ground, motions: 'come', height: 900 });
    const moved = await movedOn(page);
    await expect(roomIn(tagIn(page))).toBeVisible();
    await expect(sentence(page)).toHaveCount(0);
    expect((await movedOn(page)) - moved).toBeLessThan(0.005);
  });

test('a tag around a frame waits with it, until the form stands in it', async ({ page, watch }) => {
  watch.expects(/connect-src|the form stands in a frame|Failed to fetch|violates/);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await watchMoves(page);
  await answerLate(page, '**/embed/1/frame?*', '**/embed/1/start?*');
  await page.goto(hotelPage('/hostile/policy-frames-only', tuesday({ weeks: 46 })));
  expect(await waits(page)).toEqual({ ground: light, motions: 'come, breathe', height: 900 });
  const moved = await movedOn(page);
  // The frame has come, and asks for its form.
  const inFrame = tagIn(tagIn(page).frameLocator('iframe'));
  await expect(inFrame).toBeAttached();
  await expect(sentence(page)).toBeVisible();
  await expect(roomIn(inFrame)).toBeVisible();
  await expect(sentence(page)).toHaveCount(0);
  expect((await movedOn(page)) - moved).toBeLessThan(0.005);
});
