import { secondsLeft } from '../cart/hold.ts';
import { addMoney, type Money } from '../money.ts';
import type { LayoutCode } from '../query/seating-layouts.ts';
import type { Instant, WallDateTime, WallTime } from '../time.ts';
import { type PricedPart, servicesTotal, wholeAmount } from './checkout-total.ts';

/**
 * What the office holds for the visitor (REGUS-022). Wall times are the venue's, totals
 * incl. VAT unless said otherwise.
 */
export type OfficeBooking = {
  venueId: string;
  venueTitle: string;
  roomTitle: string;
  roomCode: string;
  packageTitle: string;
  start: WallDateTime;
  end: WallDateTime;
  delegates: number;
  layout: LayoutCode | '_none';
  price: Money;
  priceExclVat: Money;
  priceTotal: Money;
  photos: readonly string[];
  reservationId: string;
};

/** Something to take beside the room (REGUS-023). A service that is not timed has no time. */
export type OfficeService = PricedPart & { name: string; isTimed: boolean; time: WallTime | '' };

/**
 * How many of a service were typed: a whole number of at least 0, and 0 for anything else
 * (REGUS-045).
 */
export const serviceAmount = (text: string): number =>
  /^\d+$/.test(text.trim()) ? wholeAmount(Number(text)) : 0;

/** Those that are sent: only with an amount above 0 (REGUS-026). */
export const takenServices = (services: readonly OfficeService[]): readonly OfficeService[] =>
  services.filter((service) => service.amount > 0);

/** The summary's sums: services, and everything incl. VAT (REGUS-017, PRICE-031). */
export function officeTotals(
  { priceTotal }: OfficeBooking,
  services: readonly OfficeService[],
): { services: Money; total: Money } {
  const extra: Money = { minor: servicesTotal(services), currency: priceTotal.currency };
  return { services: extra, total: addMoney(priceTotal, extra) };
}

/** `undefined` while it is looked for, `null` where there is none. */
export type KeptOfficeBooking = OfficeBooking | null | undefined;
export type OfficeView =
  | { kind: 'loading' }
  /** Its words are "your booking expired". */
  | { kind: 'empty' }
  /**
   * A dialog that leads back to the venue; what was kept is forgotten. Its title is "Booking
   * expired".
   */
  | { kind: 'expired'; forgets: true }
  | { kind: 'form'; secondsLeft: number };

/**
 * What the checkout of the office shows (REGUS-012, REGUS-018, REGUS-027 to REGUS-029,
 * B-084). The hold's end is an instant of the server, so that a reload does not begin it again
 * (B-051, D-7); `elapsed` as in `secondsLeft`.
 */
export function officeView(
  booking: KeptOfficeBooking,
  heldUntil: Instant,
  serverNow: Instant,
  elapsed: number,
): OfficeView {
  if (booking === undefined) return { kind: 'loading' };
  if (booking === null) return { kind: 'empty' };
  const left = secondsLeft(heldUntil, serverNow, elapsed);
  return left === 0 ? { kind: 'expired', forgets: true } : { kind: 'form', secondsLeft: left };
}
