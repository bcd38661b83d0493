import type { Browser } from 'playwright';
import { alternate } from '../measure/alternate.ts';
import { median } from '../measure/median.ts';
import { followLink, type NextPage } from '../measure/next-page.ts';
import { followPrerendered } from '../measure/prerendered-page.ts';
import { type Section, table } from '../report/section.ts';
import { msWithSpread } from './waits.ts';

const link = 'main a[href^="/grand-harbour-hotel"]';

/** (i) From the start page to a venue page, with and without what a browser makes or fetches ahead. */
export async function nextPage(
  browser: Browser,
  executablePath: string,
  url: string,
  runs: number,
  tell: (line: string) => void,
): Promise<Omit<Section, 'taken' | 'runs'>> {
  const told = async (following: Promise<NextPage>) => {
    const { firstPaint, formSeen, ahead } = await following;
    tell(
      `    first paint ${Math.round(firstPaint)} ms, form ${Math.round(formSeen)} ms${ahead ? ', ahead' : ''}`,
    );
    return { firstPaint, formSeen, ahead };
  };
  const { made, fetched, straight } = await alternate(
    runs,
    {
      made: () => told(followPrerendered(executablePath, `${url}/`, link)),
      fetched: () => told(followLink(browser, `${url}/`, link, true)),
      straight: () => told(followLink(browser, `${url}/`, link, false)),
    },
    tell,
  );
  const row = (words: string, pages: readonly NextPage[]) => [
    words,
    msWithSpread(pages.map(({ firstPaint }) => firstPaint)),
    msWithSpread(pages.map(({ formSeen }) => formSeen)),
    `${pages.filter(({ ahead }) => ahead).length} of ${pages.length}`,
  ];
  return {
    part: 'i',
    title: 'From a press on the start page to the next venue page',
    lines: table(
      ['', 'first paint', 'form seen', 'ahead'],
      [
        row('pointer on the link first, made by the browser', made),
        row('pointer on the link first, fetched alone', fetched),
        row('nothing ahead', straight),
      ],
    ),
    verdicts: [
      {
        name: 'next page’s form seen, made ahead, ms',
        value: median(made.map(({ formSeen }) => formSeen)),
        limit: { atMost: 300 },
      },
    ],
  };
}
