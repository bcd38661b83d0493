/** Characters of a description shown before it is expanded (CONST-001). */
export const descriptionLength = 300;

/**
 * The first `length` characters and an ellipsis, and whether the text was cut (VENUE-005, A-035).
 * Emoji are never split.
 */
export function truncate(
  text: string,
  length: number = descriptionLength,
): { text: string; cut: boolean } {
  const characters = Array.from(text);
  return characters.length <= length
    ? { text, cut: false }
    : { text: `${characters.slice(0, length).join('')}…`, cut: true };
}

/**
 * A venue's text: in the language, its base language, the venue's own, English, else `''`.
 */
export function textInLanguage(
  texts: Readonly<Record<string, string>>,
  language: string,
  defaultLanguage: string,
): { text: string; language: string } {
  const [base = language] = language.split('-');
  const found = [language, base, defaultLanguage, 'en'].find((id) => texts[id]);
  return { text: (found && texts[found]) || '', language: found ?? language };
}

/** What a venue says: one text in its own language, or one by language. */
export type Said = string | Readonly<Record<string, string>>;

/**
 * What the venue says, in the reader's language where it has it, else as `textInLanguage` falls
 * back, else in any language that it has.
 */
export function saidIn(
  said: Said,
  language: string,
  defaultLanguage: string,
): { text: string; language: string } {
  if (typeof said === 'string') return { text: said, language: defaultLanguage };
  const found = textInLanguage(said, language, defaultLanguage);
  const [other] = found.text === '' ? Object.entries(said).filter(([, text]) => text !== '') : [];
  return other ? { text: other[1], language: other[0] } : found;
}

/** Whether a text can be read without a translation: American readers read English. */
export const isInLanguage = (spoken: string, language: string): boolean =>
  spoken.slice(0, 2) === language.slice(0, 2);
