/** Bounds of a whole number that is typed; `most` is `Infinity` without a limit. */
export type NumberBounds = { least: number; most: number };

/** What is wrong with a typed number, with the bounds that its sentence names. */
export type NumberProblem =
  | { kind: 'not-whole'; least: number }
  | { kind: 'below'; least: number }
  | { kind: 'above'; most: number };

/**
 * Reads a typed whole number. Nothing is rounded and no sign or point is dropped: `7.5` is not 75,
 * and `-5` is not 5. An empty text is below every bound above 0 (REGUS-045).
 */
export function numberProblem(text: string, { least, most }: NumberBounds): NumberProblem | null {
  const trimmed = text.trim();
  if (trimmed !== '' && !/^\d+$/.test(trimmed)) return { kind: 'not-whole', least };
  const number = Number(trimmed);
  if (number < least) return { kind: 'below', least };
  return number > most ? { kind: 'above', most } : null;
}
