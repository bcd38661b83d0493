import type { Preview } from '@storybook/react-vite';
import axe from 'axe-core';
import { pageIsThere } from './hosts/page-is-there.ts';
import { type Look, showLook } from './look.ts';

/**
 * In the test run a story is shown in German, from right to left and in dark after its play
 * function. It is not mounted again, so that the result of the play function stays. The axe run of
 * addon-a11y follows, in the story's own look.
 */
export const sweep: NonNullable<Preview['afterEach']> = async ({ globals, viewMode }) => {
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
  } finally {
    await showLook({});
    await pageIsThere();
  }
  if (problems.length > 0) throw new Error(problems.join('\n'));
};

/** Text that its box cuts off, and a page that is wider than its window. */
function cutText(): string[] {
  const page = document.documentElement;
  const tooWide =
    page.scrollWidth > page.clientWidth + 1
      ? [`the page is ${page.scrollWidth} px wide in a window of ${page.clientWidth} px`]
      : [];
  const cut = [...document.body.querySelectorAll<HTMLElement>('*')].flatMap((element) => {
    // A map is moved within its box.
    if (element.dataset['pans'] !== undefined) return [];
    const missing = element.scrollWidth - element.clientWidth;
    // A box of one pixel hides text for screen readers on purpose.
    if (missing <= 1 || element.clientWidth <= 1) return [];
    const { overflowX, textOverflow, visibility } = getComputedStyle(element);
    const hides = overflowX === 'hidden' || overflowX === 'clip';
    if (!hides || textOverflow === 'ellipsis' || visibility === 'hidden') return [];
    const text = element.textContent.trim();
    return text === '' ? [] : [`${element.localName} cuts ${missing} px of “${text.slice(0, 60)}”`];
  });
  return [...tooWide, ...cut];
}

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
