/**
 * How tracking names a length: up to 5 hours half a day, up to 12 a full day. For tracking only,
 * never for prices or packages (PRICE-029, B-075).
 */
export function durationClass(hours: number): 'halfday' | 'fullday' | 'other' {
  if (hours <= 5) return 'halfday';
  return hours <= 12 ? 'fullday' : 'other';
}
