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
