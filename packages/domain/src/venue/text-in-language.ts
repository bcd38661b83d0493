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
