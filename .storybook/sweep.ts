import type { Preview } from '@storybook/react-vite';
import axe from 'axe-core';
import { cutText } from './fit/cut-text.ts';
import { decisiveLooks, everyLook } from './fit/looks.ts';
import { pageIsThere } from './hosts/page-is-there.ts';
import { type Look, showLook } from './look.ts';
import { inWindow, sweepsEveryLook } from './test-window.ts';

/**
 * In the test run a story is shown in German, from right to left, in dark and on a small phone after
 * its play function, a form there in the looks that cut words first. It is not mounted again, so that
 * the result of the play function stays. The axe run of addon-a11y follows, in the story's own look.
 */
export const sweep: NonNullable<Preview['afterEach']> = async ({ id, globals, viewMode }) => {
  const inTestRun = '__vitest_browser__' in globalThis;
  if (viewMode !== 'story' || !inTestRun) return;
  const problems: string[] = [];
  const check = async (name: string, look: Look, find: () => string[] | Promise<string[]>) => {
    await showLook(look);
    await pageIsThere();
    problems.push(...(await find()).map((problem) => `${name}: ${problem}`));
  };
  try {
    if (globals['language'] !== 'de') await check('in German', { language: 'de' }, cutText);
    if (globals['direction'] !== 'rtl')
      await check('from right to left', { direction: 'rtl' }, cutText);
    if (globals['scheme'] !== 'dark') await check('in the dark', { scheme: 'dark' }, lowContrast);
    for (const { name, width, look } of sweepsEveryLook() ? everyLook : decisiveLooks(id))
      await inWindow(width, () => check(name, look, cutText));
  } finally {
    await showLook({});
    await pageIsThere();
  }
  if (problems.length > 0) throw new Error(problems.join('\n'));
};

async function lowContrast(): Promise<string[]> {
  axe.reset();
  const { violations } = await axe.run(
    { include: document.body, exclude: ['.sb-wrapper'] },
    { runOnly: ['color-contrast'], resultTypes: ['violations'] },
  );
  return violations.flatMap(({ nodes }) =>
    nodes.map(({ target, any }) => `${target.join(' ')} ${any[0]?.message ?? ''}`),
  );
}
