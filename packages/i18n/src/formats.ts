import {
  exponentOf,
  type Money,
  type WallDate,
  type WallDateTime,
  type WallTime,
} from '@foyer/domain';

/**
 * Money, dates and numbers in one language. Local dates and times are shown unchanged: they are the
 * venue's.
 */
export type Formats = {
  money: (amount: Money) => string;
  number: (value: number, decimals?: number) => string;
  /** 25.5%, of the number 25.5; German has a space before the sign. */
  percent: (value: number) => string;
  /** 9 m, 30 ft, with the unit as the language writes it. */
  length: (value: number, unit: 'meter' | 'foot') => string;
  /** Eastern European Time: a zone by its name, not by a city in English. */
  zone: (timeZone: string) => string;
  /** Parts of one line, with the comma of the language. */
  list: (parts: readonly string[]) => string;
  /** Mon 8 Jun 2026 */
  dateShort: (date: WallDate) => string;
  /** Monday 8 June 2026 */
  dateLong: (date: WallDate) => string;
  /** 08/06/2026, 08.06.2026: in the order of the language. */
  dateNumeric: (date: WallDate) => string;
  weekday: (date: WallDate) => string;
  /** 09:00–17:00, with the days where they differ. */
  span: (start: WallDateTime, end: WallDateTime) => string;
  time: (time: WallTime) => string;
};

/** `Intl` formatters are slow to create, so each language has one set. */
export const formatsFor: (language: string) => Formats = madeOnce((language) =>
  createFormats(localeOf(language)),
);

function madeOnce<Key, Made>(make: (key: Key) => Made): (key: Key) => Made {
  const known = new Map<Key, Made>();
  return (key) => {
    const made = known.get(key) ?? make(key);
    known.set(key, made);
    return made;
  };
}

/**
 * English pages write days before months and 24-hour times; the American variant is a language of
 * its own.
 */
const localeOf = (language: string): string =>
  language === 'en' ? 'en-GB' : language === 'en-us' ? 'en-US' : language;

/** What stands between the parts of a line; all other languages have a comma and a space. */
const commas: Readonly<Record<string, string>> = { ar: '، ', zh: '，' };

function createFormats(locale: string): Formats {
  const inCurrency = madeOnce(
    (currency: string) =>
      new Intl.NumberFormat(locale, {
        style: 'currency',
        currency,
        minimumFractionDigits: exponentOf(currency),
        maximumFractionDigits: exponentOf(currency),
      }),
  );
  const withDecimals = madeOnce(
    (maximumFractionDigits: number) => new Intl.NumberFormat(locale, { maximumFractionDigits }),
  );
  const inUnit = madeOnce(
    (unit: string) =>
      new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits: 1 }),
  );
  // A wall date has no zone: it is formatted as the UTC day of the same name.
  const day = (options: Intl.DateTimeFormatOptions, withCommas = false) => {
    const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
    return (date: WallDate) => {
      const words = format.format(new Date(`${date}T00:00:00Z`));
      return withCommas ? words : words.replaceAll(',', '');
    };
  };
  const dateShort = day({ weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' });
  // Long dates have commas in German and American English, but not in British English.
  const dateLong = day(
    { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
    locale !== 'en-GB',
  );
  return {
    money: ({ minor, currency }) => inCurrency(currency).format(minor / 10 ** exponentOf(currency)),
    number: (value, decimals = 1) => withDecimals(decimals).format(value),
    percent: (value) =>
      new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(
        value / 100,
      ),
    length: (value, unit) => inUnit(unit).format(value),
    zone: (timeZone) =>
      new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'longGeneric' })
        .formatToParts()
        .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone,
    list: (parts) => parts.join(commas[locale] ?? ', '),
    dateShort,
    dateLong,
    // Made when it is needed: rarely.
    dateNumeric: (date) => day({ day: '2-digit', month: '2-digit', year: 'numeric' })(date),
    weekday: day({ weekday: 'long' }),
    time: (time) => time,
    span: (start, end) => {
      const sameDay = start.slice(0, 10) === end.slice(0, 10);
      return sameDay
        ? `${start.slice(11)}–${end.slice(11)}`
        : `${dateShort(start.slice(0, 10))} ${start.slice(11)} – ${dateShort(end.slice(0, 10))} ${end.slice(11)}`;
    },
  };
}
