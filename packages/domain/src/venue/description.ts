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
