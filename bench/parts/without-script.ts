import type { Browser } from 'playwright';
import { alternate } from '../measure/alternate.ts';
import { median } from '../measure/median.ts';
import { loadWithoutScript, type WithoutScript } from '../measure/without-script.ts';
import { table } from '../report/section.ts';
import { kilo, msWithSpread } from './waits.ts';

export type PagesWithoutScript = {
  federated: readonly WithoutScript[];
  plain: readonly WithoutScript[];
};

/** What a visitor sees whose browser runs no script, or none yet. */
export const measureWithoutScript = (
  browser: Browser,
  urls: { federated: string; plain: string },
  runs: number,
  tell: (line: string) => void,
): Promise<PagesWithoutScript> => {
  const load = (url: string) => async () => {
    const result = await loadWithoutScript(browser, url);
    tell(
      `    FCP ${Math.round(result.fcp)} ms, form ${Math.round(result.formSeen)} ms, page ` +
        `${result.pageBytes} B`,
    );
    return result;
  };
  return alternate(
    Math.min(runs, 3),
    { federated: load(urls.federated), plain: load(urls.plain) },
    tell,
  );
};

export const withoutScriptLines = ({ federated, plain }: PagesWithoutScript): string[] => {
  const row = (name: string, loads: readonly WithoutScript[]) => [
    name,
    msWithSpread(loads.map(({ fcp }) => fcp)),
    msWithSpread(loads.map(({ formSeen }) => formSeen)),
    loads.every(({ hasForm }) => hasForm) ? 'yes' : 'no',
    kilo(median(loads.map(({ pageBytes }) => pageBytes))),
    kilo(median(loads.map(({ bytes }) => bytes))),
  ];
  return table(
    ['without script', 'first paint', 'form seen', 'form in the HTML', 'bytes, page', 'bytes, all'],
    [row('federated', federated), row('plain page', plain)],
  );
};
