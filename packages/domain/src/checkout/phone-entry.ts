import type { Numbering } from './numbering.ts';
import { type PhoneProblem, typedPhoneProblem } from './phone-number.ts';

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
 * `+`, dial code, number with its spaces and without its trunk prefix (PHONE-009, PHONE-010, A-150,
 * D-5); `''` where either is missing.
 */
export function phoneValue(entry: PhoneEntry, numbering: Numbering | null): string {
  const typed = entry.typed.trim();
  if (typed === '' || typed.startsWith('+')) return typed;
  if (!numbering) return '';
  const code = numbering.dialCode(entry.country);
  return code === '' ? '' : `+${code}${numbering.withoutTrunkPrefix(typed, entry.country)}`;
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

/**
 * The number cannot be typed while the list of countries is open or the form it belongs to is
 * disabled (PHONE-008, B-054).
 */
export const mayTypeNumber = (state: { listOpen: boolean; formDisabled: boolean }): boolean =>
  !state.listOpen && !state.formDisabled;
