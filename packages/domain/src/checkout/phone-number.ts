/** Longest number a visitor may type (PHONE-006, A-152). */
export const longestPhone = 25;

export type PhoneProblem = 'required' | 'invalid' | 'too-long';

/**
 * Digits and spaces, with one plus in front if the number carries its country; or, where a site
 * asks for it, brackets and hyphens too (PHONE-007).
 */
const characters = { digits: /^\+?\d[\d ]*$/, valid: /^(?=.*\d)[\d ()+-]+$/ } as const;
export type PhoneCharacters = keyof typeof characters;

/**
 * What is wrong with a number as typed (PHONE-004 to PHONE-007, B-056). Whether it is a number of
 * its country is for the numbering metadata to say (D-5).
 */
export function typedPhoneProblem(
  typed: string,
  allowed: PhoneCharacters = 'digits',
): PhoneProblem | null {
  const trimmed = typed.trim();
  if (trimmed === '') return 'required';
  if (trimmed.length > longestPhone) return 'too-long';
  return characters[allowed].test(trimmed) ? null : 'invalid';
}

/**
 * The same of a number that is sent: it has to carry plus and country, and five digits at least.
 */
export function phoneProblem(phone: string): PhoneProblem | null {
  return typedPhoneProblem(phone) ?? (/^\+[1-9](?: *\d){4}/.test(phone.trim()) ? null : 'invalid');
}
