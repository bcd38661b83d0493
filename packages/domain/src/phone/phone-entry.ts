import type { Numbering } from './numbering.ts';
import { type PhoneProblem, typedPhoneProblem, withoutSeparators } from './phone-number.ts';

/**
 * What stands in the phone field: a country in lower case (`''` for none) and the number as typed.
 */
export type PhoneEntry = { country: string; typed: string };

/**
 * The entry after the visitor typed: a leading plus picks the country, and clears it where no code
 * matches (PHONE-004, B-055, B-056).
 */
export function afterTyping(
  entry: PhoneEntry,
  typed: string,
  numbering: Numbering | null,
): PhoneEntry {
  if (!numbering || !typed.trimStart().startsWith('+')) return { ...entry, typed };
  const said = numbering.fromInternational(typed, entry.country);
  if (said) return { country: said.country, typed: said.rest };
  return { country: /\d{3}/.test(typed) ? '' : entry.country, typed };
}

/**
 * The entry once the visitor is done typing: `00` in front of a whole number is its plus (D-23), and
 * the trunk prefix of a national one goes (PHONE-009, D-5).
 */
export function afterLeaving(entry: PhoneEntry, numbering: Numbering): PhoneEntry {
  const { country, typed } = entry;
  const abroad = typed.trim().replace(/^00/, '+');
  if (abroad.startsWith('+') && numbering.isWhole(abroad))
    return afterTyping(entry, abroad, numbering);
  return country === '' ? entry : { country, typed: numbering.withoutTrunkPrefix(typed, country) };
}

/**
 * `+`, dial code, number with its spaces and without its trunk prefix and separators (PHONE-009,
 * PHONE-010, A-150, D-5, D-23); `''` where either is missing.
 */
export function phoneValue(entry: PhoneEntry, numbering: Numbering | null): string {
  const plain = { ...entry, typed: withoutSeparators(entry.typed) };
  const { country, typed: number } = numbering ? afterLeaving(plain, numbering) : plain;
  if (number === '' || number.startsWith('+')) return number;
  const code = numbering?.dialCode(country) ?? '';
  return code === '' ? '' : `+${code}${number}`;
}

export type PhoneEntryProblem = PhoneProblem | 'country';

/**
 * The first thing wrong with the entry, or `null`: one message for each (PHONE-005 to PHONE-007,
 * PHONE-022, A-151). Without the countries' codes only a whole number with its plus will do.
 */
export function phoneEntryProblem(
  entry: PhoneEntry,
  numbering: Numbering | null,
): PhoneEntryProblem | null {
  const problem = typedPhoneProblem(entry.typed);
  if (problem !== null) return problem;
  const hasPlus = entry.typed.trim().startsWith('+');
  // With the codes at hand a plus that is still there named no country (B-055).
  const countryKnown = numbering ? entry.country !== '' && !hasPlus : hasPlus;
  return countryKnown ? null : 'country';
}

/** Whose dial code (358) stands when nothing tells the country (PHONE-014). */
const defaultCountry = 'fi';

/**
 * The country to begin with: the first that is known, of the visitor's address or the venue's, else
 * Finland (PHONE-014, PHONE-017, A-149, B-055).
 */
export const firstPhoneCountry = (candidates: readonly (string | null)[]): string =>
  candidates
    .map((country) => country?.toLowerCase() ?? '')
    .find((country) => /^[a-z]{2}$/.test(country)) ?? defaultCountry;

/**
 * What an empty field shows: an example of the country, or `null` where a country has to be picked
 * first (PHONE-011).
 */
export const phonePlaceholder = (country: string, numbering: Numbering | null): string | null =>
  country === '' ? null : (numbering?.example(country) ?? '');
