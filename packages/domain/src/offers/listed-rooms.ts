import type { BookingQuery } from '../query/booking-query.ts';
import type { Offers } from './offers.ts';
import { effectiveMinimum } from './package-rates-by-room.ts';
import type { RoomEvaluation } from './room-evaluation.ts';

/**
 * Whether a room is listed (AVAIL-021): it fits, and by the rates filter it is bookable on the web
 * by itself or has a package that fits. When the discount code lowered a price, only
 * discounted rooms are listed (FORM-065).
 */
export function roomListed(
  { room, fit, lowestPackageMin }: Pick<RoomEvaluation, 'room' | 'fit' | 'lowestPackageMin'>,
  query: Pick<BookingQuery, 'rates' | 'delegates'>,
  discount: Offers['discount'],
): boolean {
  if (fit.kind !== 'fits' || (discount === 'found' && room.rates.category !== 'disc_price'))
    return false;
  const byItself = room.webBookable && query.rates !== 'packages';
  return (
    byItself ||
    (query.rates !== 'roomRental' && effectiveMinimum(room, lowestPackageMin) <= query.delegates)
  );
}
