import { foldText, type WallDate } from '@foyer/domain';

type Part = 'day' | 'month' | 'year';
export type DateOrder = readonly [Part, Part, Part];

/** A date as numbers in a language, by which its order is told. */
const sample = { day: '23', month: '11', year: '2045' } as const;
export const sampleDate = '2045-11-23';

/** The order in which a language writes dates, from how it writes `sampleDate`. */
export function orderOf(written: string): DateOrder {
  const at = (part: Part) => written.indexOf(sample[part]);
  const [first = 'day', second = 'month', third = 'year'] = (
    ['day', 'month', 'year'] as const
  ).toSorted((a, b) => at(a) - at(b));
  return [first, second, third];
}

/**
 * Reads a date as people type it, in the order of their language: `3.12.2026`, `03/12/26`,
 * `3 December`, `03122026`; a year of four digits in front is always year, month, day. Without a
 * year it is the next such day from `first` on. `null`: there is no such day.
 */
export function readTypedDate(
  text: string,
  order: DateOrder,
  first: WallDate,
  months: readonly string[],
): WallDate | null {
  const named = withoutMonthName(inWesternDigits(foldText(text)), months);
  const numbers = named.text.match(/\d+/g) ?? [];
  if (/[^\d\s./,-]/.test(named.text)) return null;
  if (named.month !== null) {
    const [day = '', year] = order[0] === 'year' ? numbers.toReversed() : numbers;
    return numbers.length > 2 ? null : realDay(year, named.month, day, first);
  }
  const parts = partsOf(numbers, order);
  return parts && realDay(parts.year, Number(parts.month), parts.day, first);
}

/** Arabic and Persian keyboards write digits of their own. */
const inWesternDigits = (text: string): string =>
  text.replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) % 16));

/** The text without a month's name, or the first three letters or more of one. */
function withoutMonthName(text: string, months: readonly string[]) {
  const word = /\p{L}[\p{L}\p{M}]{2,}/u.exec(text)?.[0];
  const at = word === undefined ? -1 : months.findIndex((name) => foldText(name).startsWith(word));
  return word === undefined || at === -1
    ? { text, month: null }
    : { text: text.replace(word, ' '), month: at + 1 };
}

type Typed = { day: string; month: string; year: string | undefined };

function partsOf(numbers: readonly string[], order: DateOrder): Typed | null {
  const [one = '', two = '', three] = numbers;
  if (numbers.length === 1 && (one.length === 8 || one.length === 6)) {
    const years = one.length - 4;
    const lengths = order.map((part) => (part === 'year' ? years : 2));
    const cut = lengths.map((length, at) => {
      const from = lengths.slice(0, at).reduce((sum, before) => sum + before, 0);
      return one.slice(from, from + length);
    });
    return partsOf(cut, order);
  }
  if (numbers.length === 2) {
    const [before] = order.filter((part) => part !== 'year');
    return before === 'day'
      ? { day: one, month: two, year: undefined }
      : { day: two, month: one, year: undefined };
  }
  if (numbers.length !== 3 || three === undefined) return null;
  const asTyped: DateOrder = one.length === 4 ? ['year', 'month', 'day'] : order;
  const part = (name: Part) => numbers[asTyped.indexOf(name)] ?? '';
  return { day: part('day'), month: part('month'), year: part('year') };
}

function realDay(
  year: string | undefined,
  month: number,
  day: string,
  first: WallDate,
): WallDate | null {
  if (day.length > 2 || (year !== undefined && year.length !== 2 && year.length !== 4)) return null;
  if (year !== undefined)
    return wallDate(year.length === 2 ? 2000 + Number(year) : Number(year), month, Number(day));
  const thisYear = Number(first.slice(0, 4));
  const date = wallDate(thisYear, month, Number(day));
  return date !== null && date < first ? wallDate(thisYear + 1, month, Number(day)) : date;
}

function wallDate(year: number, month: number, day: number): WallDate | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  const isReal =
    date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isReal ? date.toISOString().slice(0, 10) : null;
}
