import { addMoney, type Money } from '../money.ts';
import type { LayoutCode } from '../query/seating-layouts.ts';
import type { WallDateTime, WallTime } from '../time.ts';
import { type PricedPart, servicesTotal, wholeAmount } from '../checkout/checkout-total.ts';

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
