import type { Browser, Page } from 'playwright';
import { alternate } from '../measure/alternate.ts';
import { clickMore, type Interaction } from '../measure/interactions.ts';
import { median, spread } from '../measure/median.ts';
import { openPage } from '../measure/slow-phone.ts';
import { type Section, table } from '../report/section.ts';
import type { Pages } from '../servers/start-pages.ts';

const address = '/five-hundred-rooms?type=room&delegates=8';
const clicksPerRun = 5;
/** A room's radio, on either page. */
const cardSelector = 'input[type="radio"][aria-label^="Select: "]';

type Result = { cards: number; clicks: readonly Interaction[] };

/**
 * (c) One more attendee with 500 rooms: with the first cards, with all of them, and the plain page
 * with all.
 */
export async function changingDelegates(
  browser: Browser,
  pages: Pages,
  runs: number,
  tell: (line: string) => void,
): Promise<Omit<Section, 'taken' | 'runs'>> {
  const measure =
    (url: string, prepare: (page: Page) => Promise<void>) => async (): Promise<Result> => {
      const { page, slowDown, close } = await openPage(browser, 'desktop');
      try {
        await page.goto(url, { waitUntil: 'networkidle' });
        await page.locator(cardSelector).first().waitFor();
        await prepare(page);
        const cards = await page
          .locator(cardSelector)
          .evaluateAll((found) => found.filter((card) => card.closest('[hidden]') === null).length);
        await slowDown({ network: false, cpu: true });
        await page.waitForTimeout(500);
        const clicks = await clickMore(page, clicksPerRun);
        tell(
          `    ${cards} cards: ` +
            `${clicks.map(({ toPaint, longestFrame }) => `${Math.round(toPaint)}/${Math.round(longestFrame)}`).join(' ')} ` +
            `ms`,
        );
        return { cards, clicks };
      } finally {
        await close();
      }
    };
  const asItIs = async () => undefined;
  const federated = `${pages.federated}${address}`;
  const results = await alternate(
    runs,
    {
      first: measure(federated, asItIs),
      all: measure(federated, showAll),
      plain: measure(`${pages.plain}/plain${address}&cards=500`, asItIs),
    },
    tell,
  );
  const clicksOf = (name: keyof typeof results) => results[name].flatMap((result) => result.clicks);
  const row = (name: keyof typeof results, words: string) => {
    const clicks = clicksOf(name);
    const [paints, frames] = [
      clicks.map((click) => click.toPaint),
      clicks.map((click) => click.longestFrame),
    ];
    return [
      words,
      results[name][0]?.cards ?? 0,
      `${Math.round(median(paints))} ms (${spread(paints)})`,
      `${Math.round(median(frames))} ms (${spread(frames)})`,
    ];
  };
  const toPaint = (name: keyof typeof results) =>
    median(clicksOf(name).map((click) => click.toPaint));
  return {
    part: 'c',
    title: 'Changing delegates with 500 rooms',
    lines: [
      ...table(
        ['', 'cards', 'interaction to next paint', 'longest frame within 1 s'],
        [
          row('first', 'federated, first cards'),
          row('all', 'federated, all listed shown'),
          row('plain', 'plain page'),
        ],
      ),
      '',
      `Ratio to the plain page: ${(toPaint('first') / toPaint('plain')).toFixed(2)} with ` +
        `the first cards, ${(toPaint('all') / toPaint('plain')).toFixed(2)} with all.`,
    ],
    verdicts: [
      {
        name: 'interaction to next paint, first 5 shown, ms',
        value: toPaint('first'),
        limit: { atMost: 50 },
      },
      {
        name: 'interaction to next paint, all shown, ms',
        value: toPaint('all'),
        limit: { atMost: 150 },
      },
    ],
  };
}

/** Presses "Show more" until all are shown. */
async function showAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const more = () =>
      [...document.querySelectorAll<HTMLButtonElement>('[data-remote="room-list"] button')].find(
        (button) => button.textContent?.startsWith('Show more'),
      );
    for (let button = more(); button; button = more()) {
      button.click();
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    }
  });
}
