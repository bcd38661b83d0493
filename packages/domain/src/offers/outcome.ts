import type { Money } from '../money.ts';
import type { BookingQuery } from '../query/booking-query.ts';
import type { Package } from './package.ts';
import type { PackageFit } from './package-fit.ts';
import type { PackageTotal } from './package-price.ts';
import type { Room } from './room.ts';
import type { RoomFit } from './room-fit.ts';
import { type RoomPrice, usualPriceOvernight } from './room-price.ts';

/** Why there is no price, so that the offer is an enquiry. */
export type EnquiryReason = 'no-price' | 'usual-price-overnight';

/** Where an offer's button leads (PRICE-001 to PRICE-003); decided only here. */
export type Outcome =
  | { kind: 'instant'; total: Money }
  | { kind: 'request'; total: Money }
  | { kind: 'enquiry'; reason: EnquiryReason };

/**
 * Instant where the venue allows it, the room fits and the total is above 0; an enquiry without a
 * price (PRICE-009, PRICE-010).
 */
export function roomOutcome(
  room: Room,
  fit: RoomFit,
  price: RoomPrice | null,
  query: Pick<BookingQuery, 'meetingLength'>,
): Outcome {
  if (price === null)
    return {
      kind: 'enquiry',
      reason: usualPriceOvernight(room.rates, query.meetingLength)
        ? 'usual-price-overnight'
        : 'no-price',
    };
  return {
    kind:
      room.instantBookable && fit.kind === 'fits' && price.total.minor > 0 ? 'instant' : 'request',
    total: price.total,
  };
}

/**
 * Instant where the venue allows it, one of the package's rooms fits and the total is above 0; an
 * enquiry without a price (PRICE-009).
 */
export function packageOutcome(
  entry: Package,
  fit: PackageFit,
  price: PackageTotal | null,
): Outcome {
  if (price === null) return { kind: 'enquiry', reason: 'no-price' };
  return {
    kind:
      entry.instantBookable && fit.kind === 'fits' && price.total.minor > 0 ? 'instant' : 'request',
    total: price.total,
  };
}
