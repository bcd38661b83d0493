/**
 * Whether two plain values show the same. The session evaluates every offer again at each change of
 * the query, so that equal offers are different objects; unchanged parts (the room itself) are
 * identical. Runs for hundreds of cards while the visitor types, hence without copies.
 */
export function sameValues(before: unknown, after: unknown): boolean {
  if (Object.is(before, after)) return true;
  if (!isRecord(before) || !isRecord(after)) return false;
  let unmatched = 0;
  for (const _ in after) unmatched += 1;
  for (const key in before) {
    if (!(key in after) || !sameValues(before[key], after[key])) return false;
    unmatched -= 1;
  }
  return unmatched === 0;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
