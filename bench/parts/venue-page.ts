import type { Browser } from 'playwright';
import { alternate } from '../measure/alternate.ts';
import type { Press } from '../measure/in-page/press-until-answered.ts';
import { median } from '../measure/median.ts';
import { layoutShiftOf, loadPage } from '../measure/page-load.ts';
import { pressWhileLoading } from '../measure/press-load.ts';
import type { Section } from '../report/section.ts';
import type { Pages } from '../servers/start-pages.ts';
import { type Elsewhere, elsewhereLines } from './elsewhere.ts';
import { suitingRooms } from './suiting-rooms.ts';
import { lostIn, type Waits, ratioOf, waitsOf, waitsTable } from './waits.ts';
import { type PagesWithoutScript, withoutScriptLines } from './without-script.ts';

const address = '/grand-harbour-hotel?type=room';
const names = ['federated', 'oneBundle', 'plain'] as const;
type Name = (typeof names)[number];
/** Cards that the plain page has at most. */
export const plainCards = 20;

export type VenuePageResult = Readonly<Record<Name, Waits>> & { layoutShift: number };

/**
 * The venue page in three variants, in turn, and each press in a load of its own: parts (a) and (b)
 * use the same runs.
 */
export async function measureVenuePage(
  browser: Browser,
  pages: Pages,
  runs: number,
  tell: (line: string) => void,
): Promise<VenuePageResult> {
  const urls = venuePageUrls(pages);
  const all = await suitingRooms(pages.federated, address, 'marketplace');
  const roomsFor: Readonly<Record<Name, readonly number[]>> = {
    federated: all,
    oneBundle: all,
    plain: await suitingRooms(pages.federated, address, 'marketplace', plainCards),
  };
  const inTurn = <Result>(measure: (name: Name) => Promise<Result>) =>
    alternate(
      runs,
      {
        federated: () => measure('federated'),
        oneBundle: () => measure('oneBundle'),
        plain: () => measure('plain'),
      },
      tell,
    );
  const loads = await inTurn(async (name) => {
    const load = await loadPage(browser, urls[name]);
    tell(
      `    FCP ${Math.round(load.fcp)} ms, form ${Math.round(load.formSeen)} ms, LCP ` +
        `${Math.round(load.lcp)} ms (${load.lcpElement}), blocked ${Math.round(load.blocking)} ms, ` +
        `code ${load.codeBytes} B, ${load.requests} requests`,
    );
    return load;
  });
  const pressed = (press: Press) =>
    inTurn(async (name) => {
      const load = await pressWhileLoading(browser, urls[name], press, roomsFor[name]);
      tell(
        `    ${press} ${Math.round(load.answered)} ms, followed ${Math.round(load.followed)} ms, ` +
          `lost ${load.lost}, scripts ${load.scriptBytes} B`,
      );
      return load;
    });
  const [tab, people, date] = [
    await pressed('tab'),
    await pressed('people'),
    await pressed('date'),
  ];
  const waits = (name: Name) =>
    waitsOf(loads[name], { tab: tab[name], people: people[name], date: date[name] });
  return {
    federated: waits('federated'),
    oneBundle: waits('oneBundle'),
    plain: waits('plain'),
    layoutShift: await layoutShiftOf(browser, urls.federated),
  };
}

export const venuePageUrls = (pages: Pages): Readonly<Record<Name, string>> => ({
  federated: `${pages.federated}${address}`,
  oneBundle: `${pages.oneBundle}${address}`,
  plain: `${pages.plain}/plain${address}`,
});

export function againstOneBundle({
  federated,
  oneBundle,
  layoutShift,
}: VenuePageResult): Omit<Section, 'taken' | 'runs'> {
  const ratio = (figure: keyof Waits) => ratioOf(federated, oneBundle, figure);
  return {
    part: 'a',
    title: 'The federated venue page against the same components as one bundle',
    lines: waitsTable(['federated', 'one bundle'], federated, oneBundle),
    verdicts: [
      { name: 'bytes of code, ratio', value: ratio('codeBytes'), limit: { atMost: 1.1 } },
      { name: 'bytes of all, ratio', value: ratio('bytes'), limit: { atMost: 1.1 } },
      { name: 'largest paint, ratio', value: ratio('largestPaint'), limit: { atMost: 1.05 } },
      {
        name: 'people changed and answered, ratio',
        value: ratio('people'),
        limit: { atMost: 1.05 },
      },
      {
        name: 'layout shift of the venue page',
        value: Math.round(layoutShift * 100) / 100,
        limit: { atMost: 0 },
      },
    ],
  };
}

export function againstPlainPage(
  { federated, plain }: VenuePageResult,
  elsewhere: Elsewhere,
  withoutScript: PagesWithoutScript,
): Omit<Section, 'taken' | 'runs'> {
  const ratio = (figure: keyof Waits) => ratioOf(federated, plain, figure);
  return {
    part: 'b',
    title: 'The federated venue page against plain HTML and JavaScript',
    lines: [
      ...waitsTable(['federated', 'plain page'], federated, plain),
      '',
      ...withoutScriptLines(withoutScript),
      '',
      ...elsewhereLines(elsewhere),
    ],
    verdicts: [
      { name: 'form seen, ratio', value: ratio('formSeen'), limit: { atMost: 1 } },
      { name: 'first press answered (tab), ratio', value: ratio('tab'), limit: { atMost: 1 } },
      {
        name: 'people changed and answered, ratio',
        value: ratio('people'),
        limit: { atMost: 1.2 },
      },
      { name: 'largest paint, ratio', value: ratio('largestPaint'), limit: { atMost: 1 } },
      {
        name: 'blocking time after first paint, ms',
        value: median(federated.blocking),
        limit: { atMost: 150 },
      },
      {
        name: 'scripts before the first answer, K',
        value: median(federated.scripts) / 1000,
        limit: { atMost: 90 },
      },
      {
        name: 'presses lost, on all hosts and the checkout',
        value: median(federated.lost) + lostIn(elsewhere.flatMap(({ presses }) => presses)),
        limit: { atMost: 0 },
      },
    ],
  };
}
