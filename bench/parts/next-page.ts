import type { Browser } from 'playwright';
import { alternate } from '../measure/alternate.ts';
import { median } from '../measure/median.ts';
import { followLink, type NextPage } from '../measure/next-page.ts';
import { type Section, table } from '../report/section.ts';
import { msWithSpread } from './waits.ts';

const link = 'main a[href^="/grand-harbour-hotel"]';

/** (i) From the start page to a venue page, with and without what a browser prefetches. */
export async function nextPage(
  browser: Browser,
  url: string,
  runs: number,
  tell: (line: string) => void,
): Promise<Omit<Section, 'taken' | 'runs'>> {
  const follow = (hovering: boolean) => async () => {
    const result = await followLink(browser, `${url}/`, link, hovering);
    tell(
      `    first paint ${Math.round(result.firstPaint)} ms, form ${Math.round(result.formSeen)} ms` +
        `${result.prefetched ? ', prefetched' : ''}`,
    );
    return result;
  };
  const { hovered, straight } = await alternate(
    runs,
    { hovered: follow(true), straight: follow(false) },
    tell,
  );
  const row = (words: string, pages: readonly NextPage[]) => [
    words,
    msWithSpread(pages.map(({ firstPaint }) => firstPaint)),
    msWithSpread(pages.map(({ formSeen }) => formSeen)),
    `${pages.filter(({ prefetched }) => prefetched).length} of ${pages.length}`,
  ];
  return {
    part: 'i',
    title: 'From a press on the start page to the next venue page',
    lines: table(
      ['', 'first paint', 'form seen', 'prefetched by the browser'],
      [row('pointer on the link first', hovered), row('nothing prefetched', straight)],
    ),
    verdicts: [
      {
        name: 'next page’s form seen, prefetched, ms',
        value: median(hovered.map(({ formSeen }) => formSeen)),
        limit: { atMost: 300 },
      },
    ],
  };
}
