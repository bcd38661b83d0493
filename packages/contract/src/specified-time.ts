/**
 * `DD-MM-YYYY HH:mm` on the wire and in cookies (CART-030), `YYYY-MM-DDTHH:mm` in the domain.
 * Separate from the schemas, because a page reads its cookies before it loads those.
 */

/** `null` for anything else, and for a date that does not exist. */
export function readSpecifiedDateTime(text: string): string | null {
  const [, day = '', month = '', year = '', time = ''] =
    /^(\d{2})-(\d{2})-(\d{4}) ((?:[01]\d|2[0-3]):[0-5]\d)$/.exec(text) ?? [];
  const date = `${year}-${month}-${day}`;
  return isRealDay(date) ? `${date}T${time}` : null;
}

export const writeSpecifiedDateTime = (wall: string): string =>
  `${wall.slice(8, 10)}-${wall.slice(5, 7)}-${wall.slice(0, 4)} ${wall.slice(11, 16)}`;

export function isRealDay(day: string): boolean {
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
}
