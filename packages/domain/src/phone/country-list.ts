/** First in the list, in this order (PHONE-015, B-058). */
const pinned = ['fi', 'gb', 'dk', 'fr', 'it', 'lv', 'ru', 'es', 'se', 'cn'];

/** A country with its name in the page's language. */
export type NamedCountry = { code: string; name: string };
export type CountryList = { pinned: readonly NamedCountry[]; others: readonly NamedCountry[] };

/**
 * The pinned countries in their order, then the others by name, without duplicates (PHONE-015,
 * PHONE-016, B-058). `byName` compares names by the language's rules.
 */
export const countryList = (
  countries: readonly NamedCountry[],
  byName: (a: string, b: string) => number,
): CountryList => ({
  pinned: pinned.flatMap((code) => countries.find((country) => country.code === code) ?? []),
  others: countries
    .filter((country) => !pinned.includes(country.code))
    .toSorted((a, b) => byName(a.name, b.name)),
});

/**
 * Countries whose name contains the text, ignoring case (PHONE-003, PHONE-012); all countries for
 * an empty text.
 */
export function countriesMatching(
  countries: readonly NamedCountry[],
  text: string,
): readonly NamedCountry[] {
  const wanted = text.trim().toLowerCase();
  return countries.filter((country) => country.name.toLowerCase().includes(wanted));
}

/** Events of the list; `focus` is that of its field. */
export type ListEvent = 'click' | 'focus' | 'choose' | 'leave';

/**
 * Whether the list is open after an event: it opens on click, and on focus while no country is
 * chosen (PHONE-001); it closes on choosing and when the mouse leaves (PHONE-002).
 */
export function listOpenAfter(open: boolean, event: ListEvent, country: string): boolean {
  switch (event) {
    case 'click':
      return true;
    case 'focus':
      return open || country === '';
    case 'choose':
    case 'leave':
      return false;
    default:
      return event satisfies never;
  }
}

/**
 * Letters typed into the open list, and the time of the last one, in milliseconds of any monotonic
 * clock.
 */
export type TypedAhead = { letters: string; at: number };

const forgottenAfterMs = 700;

/** Letters are combined until 700 ms pass without one (PHONE-013). */
export const typeAhead = (before: TypedAhead | null, letter: string, at: number): TypedAhead => ({
  letters: before && at - before.at < forgottenAfterMs ? before.letters + letter : letter,
  at,
});

/** The first country whose name begins with the letters; `null` for none. */
export const countryTypedAhead = (
  countries: readonly NamedCountry[],
  { letters }: TypedAhead,
): NamedCountry | null =>
  countries.find((country) => country.name.toLowerCase().startsWith(letters.toLowerCase())) ?? null;
