/** How a language writes dates, numbers and the names of places: what pages ask of `Intl`. */
export type Writing = {
  /** Days in UTC; times are not asked for. */
  dates: (options: Intl.DateTimeFormatOptions) => (day: Date) => string;
  numbers: (options: Intl.NumberFormatOptions) => (value: number) => string;
  /** Eastern European Time: the name of a zone. */
  zone: (timeZone: string) => string;
  /** Finland: the name of a country by its code of two letters. */
  region: (code: string) => string;
};

export const writingOf = (locale: string): Writing => ({
  dates: (options) => {
    const written = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
    return (day) => written.format(day);
  },
  numbers: (options) => {
    const written = new Intl.NumberFormat(locale, options);
    return (value) => written.format(value);
  },
  zone: (timeZone) => zoneName(locale, timeZone),
  region: (code) =>
    new Intl.DisplayNames([locale, 'en'], { type: 'region', fallback: 'code' }).of(
      code.toUpperCase(),
    ) ?? code,
});

export const zoneName = (locale: string, timeZone: string): string =>
  new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'longGeneric' })
    .formatToParts()
    .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
