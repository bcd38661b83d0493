import { foldText } from '../fold-text.ts';

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

/** What else countries are known by. */
export type CountryKeys = {
  /** Names in other languages than the page's. */
  otherNames: (code: string) => readonly string[];
  /** Without the plus; `''` for none. */
  dialCode: (code: string) => string;
  /** The country that a dial code of several belongs to first; `null` for no such code. */
  mainCountry: (dialCode: string) => string | null;
};

const none: CountryKeys = { otherNames: () => [], dialCode: () => '', mainCountry: () => null };

/**
 * Countries whose name contains the text, ignoring case and accents, with those first whose name
 * begins with it (PHONE-003, PHONE-012); all countries for an empty text. Without one of that name,
 * those that have it in another language, or as their ISO code; for digits, those whose dial code
 * begins with them, the one that is meant first.
 */
export function countriesMatching(
  countries: readonly NamedCountry[],
  text: string,
  { otherNames, dialCode, mainCountry }: CountryKeys = none,
): readonly NamedCountry[] {
  const digits = /^(?:\+|00)?([\d ]+)$/.exec(text.trim())?.[1]?.replaceAll(' ', '');
  if (digits !== undefined) {
    const main = mainCountry(digits);
    const rank = ({ code }: NamedCountry) =>
      code === main ? 0 : dialCode(code) === digits ? 1 : 2;
    return countries
      .filter(({ code }) => dialCode(code).startsWith(digits))
      .toSorted((a, b) => rank(a) - rank(b));
  }
  const wanted = foldText(text.trim());
  const found = countries.filter(({ name }) => foldText(name).includes(wanted));
  if (found.length === 0)
    return countries.filter(
      ({ code }) =>
        code === wanted || otherNames(code).some((name) => foldText(name).includes(wanted)),
    );
  const begins = ({ name }: NamedCountry) => Number(foldText(name).startsWith(wanted));
  return found.toSorted((a, b) => begins(b) - begins(a));
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
  countries.find((country) => foldText(country.name).startsWith(foldText(letters))) ?? null;
