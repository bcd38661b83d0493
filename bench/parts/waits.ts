import type { Press } from '../measure/in-page/press-until-answered.ts';
import { median, spread } from '../measure/median.ts';
import type { PageLoad } from '../measure/page-load.ts';
import type { PressLoad } from '../measure/press-load.ts';
import { table } from '../report/section.ts';

/** What a visitor of one page waits for, and what it loads: the values of all runs. */
export type Waits = ReturnType<typeof waitsOf>;
type Figure = keyof Waits;

export function waitsOf(
  loads: readonly PageLoad[],
  { tab, people, date }: Readonly<Record<Exclude<Press, 'key'>, readonly PressLoad[]>>,
) {
  return {
    codeBytes: loads.map((load) => load.codeBytes),
    bytes: loads.map((load) => load.bytes),
    codeRequests: loads.map((load) => load.codeRequests),
    requests: loads.map((load) => load.requests),
    firstPaint: loads.map((load) => load.fcp),
    formSeen: loads.map((load) => load.formSeen),
    tab: tab.map((load) => load.answered),
    packages: tab.map((load) => load.followed),
    people: people.map((load) => load.answered),
    offers: people.map((load) => load.followed),
    date: date.map((load) => load.answered),
    days: date.map((load) => load.followed),
    largestPaint: loads.map((load) => load.lcp),
    blocking: loads.map((load) => load.blocking),
    scripts: people.map((load) => load.scriptBytes),
    lost: [lostIn([...tab, ...people, ...date])],
  };
}

export const lostIn = (loads: readonly PressLoad[]): number =>
  loads.reduce((sum, { lost }) => sum + lost, 0);

export const kilo = (value: number): string => `${(value / 1000).toFixed(1)} K`;

/** Milliseconds with the range of the runs. */
export function msWithSpread(values: readonly number[]): string {
  const known = values.filter(Number.isFinite);
  if (known.length === 0) return 'never';
  const middle = median(values);
  const never = values.length - known.length;
  return (
    `${Number.isFinite(middle) ? `${Math.round(middle)} ms` : 'never'} (${spread(known)}` +
    `${never > 0 ? `, ${never} of ${values.length} never` : ''})`
  );
}

const kiloOf = (values: readonly number[]): string => kilo(median(values));
const numberOf = (values: readonly number[]): string => String(median(values));

const rows: readonly (readonly [string, Figure, (values: readonly number[]) => string])[] = [
  ['bytes, code', 'codeBytes', kiloOf],
  ['bytes, all', 'bytes', kiloOf],
  ['requests, code', 'codeRequests', numberOf],
  ['requests, all', 'requests', numberOf],
  ['first paint (FCP)', 'firstPaint', msWithSpread],
  ['form seen', 'formSeen', msWithSpread],
  ['tab pressed and answered', 'tab', msWithSpread],
  ['… its list shown', 'packages', msWithSpread],
  ['people changed and answered', 'people', msWithSpread],
  ['… offers answered', 'offers', msWithSpread],
  ['date pressed and answered', 'date', msWithSpread],
  ['… its days shown', 'days', msWithSpread],
  ['largest paint (LCP)', 'largestPaint', msWithSpread],
  ['blocking time after first paint', 'blocking', msWithSpread],
  ['scripts before the first answer', 'scripts', kiloOf],
  ['presses lost', 'lost', numberOf],
];

export const ratioOf = (one: Waits, other: Waits, figure: Figure): number =>
  median(one[figure]) / median(other[figure]);

/** Two pages side by side. */
export function waitsTable(names: readonly [string, string], one: Waits, other: Waits): string[] {
  const ratio = (figure: Figure) => {
    const value = ratioOf(one, other, figure);
    return Number.isFinite(value) ? value.toFixed(3) : '–';
  };
  return table(
    ['', ...names, 'ratio'],
    rows.map(([words, figure, write]) => [
      words,
      write(one[figure]),
      write(other[figure]),
      ratio(figure),
    ]),
  );
}
