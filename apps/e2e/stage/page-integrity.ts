import type { Page } from '@playwright/test';
import { findBarriers } from './is-accessible.ts';
import { expect } from './test.ts';

/**
 * Checks a page in many modes: axe wide and light, and narrow, dark and right to left; readable
 * text in forced colours; no horizontal scrolling at 320 px and at 400 % zoom; no motion with
 * reduced motion.
 */
export async function expectPageIntegrity(page: Page): Promise<void> {
  const before = page.viewportSize();
  if (before === null) throw new Error('the page has no size');
  const where = `${new URL(page.url()).host.split('.')[0]}${new URL(page.url()).pathname.replace(/[\w-]{20,}/, '…')}`;
  // From here on the window is resized: the resulting shifts do not count.
  await page.evaluate(() => Object.assign(window, { foyerLooked: true }));
  await findBarriers(page, `${where}, wide`);
  await page.setViewportSize({ width: 320, height: 640 });
  expect.soft(await overflowing(page), `${where} at 320 px`).toEqual([]);
  expect.soft(await moving(page), `${where} moves`).toEqual([]);
  const direction = await turn(page, 'rtl');
  expect.soft(await overflowing(page), `${where} at 320 px from right to left`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  await findBarriers(page, `${where}, narrow, from right to left, dark`);
  await page.emulateMedia({ forcedColors: 'active' });
  expect.soft(await unreadable(page), `${where} in forced colours`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none' });
  await turn(page, direction);
  await page.setViewportSize({ width: 320, height: 225 });
  expect.soft(await overflowing(page), `${where} at 400 %`).toEqual([]);
  await page.setViewportSize(before);
}

/** Returns the previous direction. */
const turn = (page: Page, to: string): Promise<string> =>
  page.evaluate((direction) => {
    const { dir } = document.documentElement;
    document.documentElement.dir = direction;
    return dir;
  }, to);

/** The elements that make the page wider than the window; empty without horizontal scrolling. */
export const overflowing = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const out = [...document.querySelectorAll('body *')].filter(
      (element) =>
        element.getBoundingClientRect().right > clientWidth + 1 ||
        element.getBoundingClientRect().left < -1,
    );
    return [
      `${scrollWidth} px in ${clientWidth}`,
      ...out
        .slice(0, 3)
        .map(
          (element) =>
            `${element.tagName} ${element.getAttribute('class')} ${element.textContent?.slice(0, 30)}`,
        ),
    ];
  });

/** Animations and transitions that change a place or a size; colours and opacity may change. */
const moving = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const moves =
      /transform|translate|scale|rotate|^all$|size|width|height|inset|margin|padding|left|top|background-position/i;
    const running = document.getAnimations().flatMap(({ effect }) => {
      const frames = effect instanceof KeyframeEffect ? effect.getKeyframes() : [];
      return frames.flatMap((frame) => Object.keys(frame)).some((name) => moves.test(name)) &&
        Number(effect?.getComputedTiming().duration) > 10
        ? ['an animation']
        : [];
    });
    const ready = [...document.querySelectorAll('*')].filter((element) => {
      const { transitionProperty, transitionDuration, scrollBehavior } = getComputedStyle(element);
      const durations = transitionDuration.split(',');
      return (
        scrollBehavior === 'smooth' ||
        transitionProperty
          .split(', ')
          .some(
            (property, index) =>
              moves.test(property) && parseFloat(durations[index % durations.length] ?? '0') > 0.01,
          )
      );
    });
    return [
      ...running,
      ...ready.slice(0, 3).map((element) => `${element.tagName} ${element.getAttribute('class')}`),
    ];
  });

/**
 * Texts that forced colours (white on black here) make unreadable, because their colour or
 * background is still ours. axe reads the declared colours, not the forced ones.
 */
const unreadable = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const channels = (colour: string) => (colour.match(/[\d.]+/g) ?? []).map(Number);
    const luminance = (colour: string) => {
      const [red = 0, green = 0, blue = 0] = channels(colour).map((value) =>
        value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
      );
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const groundOf = (element: Element): string => {
      for (let at: Element | null = element; at; at = at.parentElement) {
        const { backgroundColor } = getComputedStyle(at);
        if (channels(backgroundColor)[3] !== 0) return backgroundColor;
      }
      return 'rgb(0, 0, 0)';
    };
    const hasWords = (element: Element) =>
      [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
    return [...document.querySelectorAll('#page *')]
      .filter(
        (element) =>
          hasWords(element) &&
          element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
          !element.closest('[aria-disabled="true"], :disabled, option'),
      )
      .filter((element) => {
        const [word, ground] = [
          luminance(getComputedStyle(element).color),
          luminance(groundOf(element)),
        ];
        return (Math.max(word, ground) + 0.05) / (Math.min(word, ground) + 0.05) < 4.5;
      })
      .slice(0, 5)
      .map(
        (element) =>
          `${element.getAttribute('class')} ${element.textContent?.slice(0, 30)} ` +
          `${getComputedStyle(element).color} on ${groundOf(element)}`,
      );
  });

/** Words that go on in the next line without a hyphen: `kokouspaikk` and below it `aa`. */
export const brokenWords = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const broken: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      if (!node.parentElement?.checkVisibility({ visibilityProperty: true })) continue;
      for (const { 0: word, index } of node.textContent?.matchAll(/[^\s/-]+/gu) ?? []) {
        // Addresses have no spaces to break at, and Chinese breaks between any two letters.
        if (/[@\u00ad]|\p{Script=Han}/u.test(word)) continue;
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = [...range.getClientRects()].filter(({ width }) => width > 1);
        const [first, last] = [lines[0], lines.at(-1)];
        if (first && last && last.top > first.top + first.height / 2) broken.push(word);
      }
    }
    return broken;
  });
