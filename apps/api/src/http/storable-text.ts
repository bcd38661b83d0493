/**
 * Dotted path of the first text that PostgreSQL cannot store (a NUL character or half a surrogate
 * pair), or of a value that is nested too deep; `null` if there is none.
 */
export function unstorablePlace(value: unknown, path: readonly string[] = []): string | null {
  if (typeof value === 'string') return isStorable(value) ? null : placeOf(path);
  if (typeof value !== 'object' || value === null) return null;
  if (path.length > deepest) return placeOf(path);
  for (const [key, entry] of Object.entries(value)) {
    const place = isStorable(key) ? unstorablePlace(entry, [...path, key]) : placeOf(path);
    if (place !== null) return place;
  }
  return null;
}

const deepest = 20;
export const isStorable = (text: string) => !text.includes('\u0000') && text.isWellFormed();
const placeOf = (path: readonly string[]) => (path.length === 0 ? 'body' : path.join('.'));
