import type { Browser } from 'playwright';
import { alternate } from '../measure/alternate.ts';
import { median, spread } from '../measure/median.ts';
import { layoutShiftOf, loadPage, type PageLoad } from '../measure/page-load.ts';
import { type Section, table } from '../report/section.ts';
import type { Pages } from '../servers/start-pages.ts';

const address = '/grand-harbour-hotel?type=room';
const names = { federated: 'federated', oneBundle: 'one bundle', plain: 'plain page' } as const;
type Name = keyof typeof names;
type Figure = {
  readonly [Key in keyof PageLoad]: PageLoad[Key] extends number ? Key : never;
}[keyof PageLoad];

export type VenuePageResult = {
  loads: Readonly<Record<Name, readonly PageLoad[]>>;
  layoutShift: number;
};

/** The venue page in three variants, in turn: parts (a) and (b) use the same runs. */
export async function measureVenuePage(
  browser: Browser,
  pages: Pages,
  runs: number,
  tell: (line: string) => void,
): Promise<VenuePageResult> {
  const load = (url: string) => async () => {
    const result = await loadPage(browser, url);
    tell(
      `    form ${Math.round(result.form)} ms, LCP ${Math.round(result.lcp)} ms ` +
        `(${result.lcpElement}), code ${result.codeBytes} B, ${result.requests} requests`,
    );
    return result;
  };
  const loads = await alternate(
    runs,
    {
      federated: load(`${pages.federated}${address}`),
      oneBundle: load(`${pages.oneBundle}${address}`),
      plain: load(`${pages.plain}/plain${address}`),
    },
    tell,
  );
  return { loads, layoutShift: await layoutShiftOf(browser, `${pages.federated}${address}`) };
}

export function againstOneBundle({
  loads,
  layoutShift,
}: VenuePageResult): Omit<Section, 'taken' | 'runs'> {
  const ratio = (key: Figure) => middle(loads.federated, key) / middle(loads.oneBundle, key);
  return {
    part: 'a',
    title: 'The federated venue page against the same components as one bundle',
    lines: rows(loads, ['federated', 'oneBundle']),
    verdicts: [
      { name: 'bytes of code, ratio', value: ratio('codeBytes'), limit: { atMost: 1.1 } },
      { name: 'bytes of all, ratio', value: ratio('bytes'), limit: { atMost: 1.1 } },
      { name: 'LCP, ratio', value: ratio('lcp'), limit: { atMost: 1.05 } },
      { name: 'form answers, ratio', value: ratio('form'), limit: { atMost: 1.05 } },
      {
        name: 'layout shift of the venue page',
        value: Math.round(layoutShift * 100) / 100,
        limit: { atMost: 0 },
      },
    ],
  };
}

export function againstPlainPage({ loads }: VenuePageResult): Omit<Section, 'taken' | 'runs'> {
  return {
    part: 'b',
    title: 'The federated venue page against plain HTML and JavaScript',
    lines: rows(loads, ['federated', 'plain']),
    verdicts: [
      {
        name: 'form answers, ratio',
        value: middle(loads.federated, 'form') / middle(loads.plain, 'form'),
        limit: { atMost: 1.6 },
      },
    ],
  };
}

const middle = (loads: readonly PageLoad[], key: Figure): number =>
  median(loads.map((load) => load[key]));

function rows(loads: VenuePageResult['loads'], compared: readonly [Name, Name]): string[] {
  const [one, other] = compared;
  const line = (name: string, key: Figure, write: (value: number) => string, withSpread = true) => {
    const cell = (which: Name) =>
      `${write(middle(loads[which], key))}${withSpread ? ` (${spread(loads[which].map((load) => load[key]))})` : ''}`;
    return [
      name,
      cell(one),
      cell(other),
      (middle(loads[one], key) / middle(loads[other], key)).toFixed(3),
    ];
  };
  const kilo = (value: number) => `${(value / 1000).toFixed(1)} K`;
  const ms = (value: number) => `${Math.round(value)} ms`;
  return table(
    ['', names[one], names[other], 'ratio'],
    [
      line('bytes, code', 'codeBytes', kilo, false),
      line('bytes, all', 'bytes', kilo, false),
      line('requests, code', 'codeRequests', String, false),
      line('requests, all', 'requests', String, false),
      line('FCP', 'fcp', ms),
      line('LCP', 'lcp', ms),
      line('form answers', 'form', ms),
    ],
  );
}
