import {
  exponentOf,
  type Money,
  type WallDate,
  type WallDateTime,
  type WallTime,
} from '@foyer/domain';
import { languageOf } from '@foyer/sites';
import { type Writing, writingOf } from './writing.ts';

/**
 * Money, dates and numbers in one language. Local dates and times are shown unchanged: they are the
 * venue's.
 */
export type Formats = Pick<Writing, 'dates' | 'numbers' | 'region' | 'zone'> & {
  /** Which way the language is read. */
  direction: 'ltr' | 'rtl';
  money: (amount: Money) => string;
  /** €50, of the number 50 in whole units. */
  wholeMoney: (value: number, currency: string) => string;
  number: (value: number, decimals?: number) => string;
  /** 25.5%, of the number 25.5; German has a space before the sign. */
  percent: (value: number) => string;
  /** 9 m, 30 ft, with the unit as the language writes it. */
  length: (value: number, unit: 'meter' | 'foot') => string;
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

const ownWriting = new Map<string, Writing>();

/** Has a language written otherwise than `Intl` does; before its first formats are made. */
export const writeBy = (language: string, writing: Writing): void => {
  ownWriting.set(language, writing);
};

/** `Intl` formatters are slow to create, so each language has one set. */
export const formatsFor: (language: string) => Formats = madeOnce((language) => {
  const locale = localeOf(language);
  return createFormats(locale, ownWriting.get(language) ?? writingOf(locale));
});

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
export const localeOf = (language: string): string =>
  language === 'en' ? 'en-GB' : language === 'en-us' ? 'en-US' : language;

/** What stands between the parts of a line; all other languages have a comma and a space. */
const commas: Readonly<Record<string, string>> = { ar: '، ', zh: '，' };

/** Languages whose short dates with the month in words are too long for a field: 2026. g. 30. nov. */
const inDigits: ReadonlySet<string> = new Set(['ar', 'et', 'is', 'lv', 'ru', 'zh']);

/** Currencies whose sign no other one has. */
const ownSigns: ReadonlySet<string> = new Set(['EUR', 'GBP']);

/**
 * The name of a zone as in the middle of a line. Danish, Italian and Slovenian ones begin with a
 * common word, which `Intl` writes as at the beginning; names of countries and GMT stay.
 */
const lowerZone = (name: string): string =>
  /^(Ora |Østeuro|Vesteuro|Centraleuro|Vzhodno|Zahodno|Srednje)/.test(name)
    ? name.charAt(0).toLowerCase() + name.slice(1)
    : name;

export function createFormats(locale: string, writing: Writing): Formats {
  const { dates, numbers, zone, region } = writing;
  const currencyFormat = (currency: string, decimals: number) => {
    const format = numbers({
      style: 'currency',
      currency,
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
      // Some languages have £GB, GBP or EUR, beside the signs of other currencies.
      ...(ownSigns.has(currency) && { currencyDisplay: 'narrowSymbol' }),
    });
    // Arabic has UK£ even for the narrow sign.
    return (value: number) => format(value).replace('UK£', '£');
  };
  const inCurrency = madeOnce((currency: string) => currencyFormat(currency, exponentOf(currency)));
  const withDecimals = madeOnce((maximumFractionDigits: number) =>
    numbers({ maximumFractionDigits }),
  );
  const inUnit = madeOnce((unit: string) =>
    numbers({ style: 'unit', unit, maximumFractionDigits: 1 }),
  );
  // British dates have a comma after the weekday in some engines and none in others.
  const withCommas = locale !== 'en-GB';
  // A wall date has no zone: it is formatted as the UTC day of the same name.
  const day = (options: Intl.DateTimeFormatOptions) => {
    const format = dates(options);
    return (date: WallDate) => {
      const words = format(new Date(`${date}T00:00:00Z`));
      return withCommas ? words : words.replaceAll(',', '');
    };
  };
  const dateShort = day({
    weekday: 'short',
    day: 'numeric',
    month: inDigits.has(locale) ? 'numeric' : 'short',
    year: 'numeric',
  });
  const long = day({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
  // A day stays with its month, and a year with its sign: 30. marraskuuta, 2026 г.
  const dateLong = (date: WallDate): string =>
    long(date).replace(/(?<=\d\.?) (?=\p{L})/gu, '\u00a0');
  return {
    direction: languageOf(locale)?.direction ?? 'ltr',
    dates,
    numbers,
    zone: (id) => lowerZone(zone(id)),
    region,
    money: ({ minor, currency }) => inCurrency(currency)(minor / 10 ** exponentOf(currency)),
    wholeMoney: (value, currency) => currencyFormat(currency, 0)(value),
    number: (value, decimals = 1) => withDecimals(decimals)(value),
    percent: (value) => numbers({ style: 'percent', maximumFractionDigits: 2 })(value / 100),
    length: (value, unit) => inUnit(unit)(value),
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
