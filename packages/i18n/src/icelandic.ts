import regions from './icelandic-regions.json' with { type: 'json' };
import { type Writing, zoneName } from './writing.ts';

const months = {
  long: [
    'janúar',
    'febrúar',
    'mars',
    'apríl',
    'maí',
    'júní',
    'júlí',
    'ágúst',
    'september',
    'október',
    'nóvember',
    'desember',
  ],
  short: [
    'jan.',
    'feb.',
    'mar.',
    'apr.',
    'maí',
    'jún.',
    'júl.',
    'ágú.',
    'sep.',
    'okt.',
    'nóv.',
    'des.',
  ],
} as const;

const weekdays = {
  long: [
    'sunnudagur',
    'mánudagur',
    'þriðjudagur',
    'miðvikudagur',
    'fimmtudagur',
    'föstudagur',
    'laugardagur',
  ],
  short: ['sun.', 'mán.', 'þri.', 'mið.', 'fim.', 'fös.', 'lau.'],
} as const;

/** Zones of Europe and North America, by their English name. */
const zones: Readonly<Record<string, string>> = {
  'Central European Time': 'Mið-Evróputími',
  'Eastern European Time': 'Austur-Evróputími',
  'Western European Time': 'Vestur-Evróputími',
  'Greenwich Mean Time': 'Greenwich-staðaltími',
  'Ireland Time': 'Írland',
  'United Kingdom Time': 'Bretland',
  'Eastern Time': 'Tími í austurhluta Bandaríkjanna og Kanada',
  'Central Time': 'Tími í miðhluta Bandaríkjanna og Kanada',
  'Mountain Time': 'Tími í Klettafjöllum',
  'Pacific Time': 'Tími á Kyrrahafssvæðinu',
};

const names: Readonly<Record<string, string>> = regions;

/** Its points and commas are those of German; the signs of currencies and units are not. */
const digits = (options: Intl.NumberFormatOptions): ((value: number) => string) => {
  const written = new Intl.NumberFormat('de', options);
  return (value) => written.format(value);
};

/**
 * Icelandic, for browsers that lack it: Chrome is built without, and would write American dates and
 * amounts. What it writes is what `Intl` writes where it knows the language.
 */
export const icelandic: Writing = {
  dates: (options) => (day) => {
    const inDigits = (value: number) => String(value).padStart(2, '0');
    const month =
      options.month === '2-digit'
        ? inDigits(day.getUTCMonth() + 1)
        : options.month && months[options.month === 'long' ? 'long' : 'short'][day.getUTCMonth()];
    const date =
      options.day &&
      (options.day === '2-digit' ? inDigits(day.getUTCDate()) : String(day.getUTCDate()));
    const year = options.year && String(day.getUTCFullYear());
    if (options.month === '2-digit') return [date, month, year].filter(Boolean).join('.');
    const weekday =
      options.weekday && weekdays[options.weekday === 'long' ? 'long' : 'short'][day.getUTCDay()];
    const rest =
      options.month === 'numeric'
        ? [date, day.getUTCMonth() + 1, year].filter(Boolean).join('.')
        : [month && date ? `${date}.` : date, month, year].filter(Boolean).join(' ');
    return [weekday, rest].filter(Boolean).join(', ');
  },
  numbers: ({ style, currency, currencyDisplay, unit, notation, ...options }) => {
    const space = '\u00a0';
    if (style === 'currency') {
      const { minimumFractionDigits, maximumFractionDigits } = new Intl.NumberFormat('de', {
        style,
        currency,
      }).resolvedOptions();
      const amount = digits({
        minimumFractionDigits: Math.min(
          minimumFractionDigits ?? 0,
          options.maximumFractionDigits ?? Infinity,
        ),
        maximumFractionDigits: maximumFractionDigits ?? 0,
        ...options,
      });
      const signs: Readonly<Record<string, string>> =
        currencyDisplay === 'narrowSymbol' ? { EUR: '€', GBP: '£', ISK: 'kr.' } : { ISK: 'kr.' };
      const sign = signs[currency ?? ''] ?? currency;
      return (value) => amount(value) + space + sign;
    }
    if (style === 'percent') {
      const hundredths = digits(options);
      return (value) => `${hundredths(value * 100)}%`;
    }
    const plain = digits(options);
    if (style === 'unit') return (value) => `${plain(value)} ${unit === 'foot' ? 'fet' : 'm'}`;
    if (notation !== 'compact') return plain;
    return (value) =>
      Math.abs(value) >= 1e6
        ? `${plain(value / 1e6)}${space}m.`
        : Math.abs(value) >= 1e3
          ? `${plain(value / 1e3)}${space}þ.`
          : plain(value);
  },
  zone: (timeZone) => {
    const english = zoneName('en-GB', timeZone);
    return zones[english] ?? english;
  },
  region: (code) => names[code.toUpperCase()] ?? code,
};
