/** Maximum length of a typed number (PHONE-006, A-152). */
export const longestPhone = 25;

export type PhoneProblem = 'required' | 'invalid' | 'too-long';

/**
 * Digits with spaces, brackets, hyphens and dots between them, and an optional plus in front for
 * the country code (PHONE-005, PHONE-007, D-23).
 */
const characters = /^\+?[ ().-]*\d[\d ().-]*$/;

/**
 * Problem of a number as typed (PHONE-004 to PHONE-007, B-056). Whether it is valid in its country
 * is checked with the numbering metadata (D-5).
 */
export function typedPhoneProblem(typed: string): PhoneProblem | null {
  const trimmed = typed.trim();
  if (trimmed === '') return 'required';
  if (trimmed.length > longestPhone) return 'too-long';
  return characters.test(trimmed) ? null : 'invalid';
}

/** The number without brackets, hyphens and dots; spaces stay as typed (A-150, D-23). */
export const withoutSeparators = (typed: string): string =>
  typed.replace(/[.-]/g, ' ').replace(/[()]/g, '').replace(/ {2,}/g, ' ').trim();

/**
 * A number with its country code as it is stored: a plus and digits (E.164), however it is written
 * (D-23). Anything else stays as it is, to be refused.
 */
export function storedPhone(written: string): string {
  const number = written.trim().replace(/^00/, '+');
  return characters.test(number) && number.startsWith('+')
    ? number.replaceAll('(0)', '').replace(/[^+\d]/g, '')
    : written;
}

/** Problem of a number to be sent: it must have plus and country code, and at least five digits. */
export function phoneProblem(phone: string): PhoneProblem | null {
  return (
    typedPhoneProblem(phone) ??
    (/^\+[1-9](?: *\d){4}/.test(withoutSeparators(phone)) ? null : 'invalid')
  );
}
