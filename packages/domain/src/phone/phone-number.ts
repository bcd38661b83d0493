/** Longest number a visitor may type (PHONE-006, A-152). */
export const longestPhone = 25;

export type PhoneProblem = 'required' | 'invalid' | 'too-long';

/**
 * Digits with spaces, brackets, hyphens and dots among them, as people write a number, and one plus
 * in front if it carries its country (PHONE-005, PHONE-007, D-23).
 */
const characters = /^\+?[ ().-]*\d[\d ().-]*$/;

/**
 * What is wrong with a number as typed (PHONE-004 to PHONE-007, B-056). Whether it is a number of
 * its country is for the numbering metadata to say (D-5).
 */
export function typedPhoneProblem(typed: string): PhoneProblem | null {
  const trimmed = typed.trim();
  if (trimmed === '') return 'required';
  if (trimmed.length > longestPhone) return 'too-long';
  return characters.test(trimmed) ? null : 'invalid';
}

/** The number without brackets, hyphens and dots; its spaces stay as typed (A-150, D-23). */
export const withoutSeparators = (typed: string): string =>
  typed.replace(/[.-]/g, ' ').replace(/[()]/g, '').replace(/ {2,}/g, ' ').trim();

/**
 * The same of a number that is sent: it has to carry plus and country, and five digits at least.
 */
export function phoneProblem(phone: string): PhoneProblem | null {
  return (
    typedPhoneProblem(phone) ??
    (/^\+[1-9](?: *\d){4}/.test(withoutSeparators(phone)) ? null : 'invalid')
  );
}
