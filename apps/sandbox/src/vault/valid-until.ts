export type ValidUntil = { month: number; year: number };

/**
 * Parses `12/30`, `12 / 2030`, `1230` and autofilled values (`12/2030`, `2030-12`). `null`: no
 * month and year.
 */
export function readValidUntil(text: string): ValidUntil | null {
  const parts =
    /^\s*(\d{4})-(\d{2})\s*$/.exec(text) ??
    /^\s*(\d{1,2})\s*[/.-]\s*(\d{4}|\d{2})\s*$/.exec(text) ??
    /^\s*(\d{2})(\d{4}|\d{2})\s*$/.exec(text);
  if (parts === null) return null;
  const [first = '', second = ''] = parts.slice(1);
  const [month, year] =
    first.length === 4 ? [Number(second), Number(first)] : [Number(first), Number(second)];
  if (month < 1 || month > 12) return null;
  return { month, year: year < 100 ? 2000 + year : year };
}

/** A card is valid until the last day of its month (UTC), and at most twenty years ahead. */
export function isStillValid({ month, year }: ValidUntil, now: Date): boolean {
  const thisMonth = now.getUTCFullYear() * 12 + now.getUTCMonth();
  const lastMonth = year * 12 + month - 1;
  return lastMonth >= thisMonth && lastMonth <= thisMonth + 240;
}
