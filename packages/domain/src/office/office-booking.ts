import { addMoney, type Money } from '../money.ts';
import type { LayoutCode } from '../query/seating-layouts.ts';
import type { WallDateTime, WallTime } from '../time.ts';
import { type PricedPart, servicesTotal } from '../checkout/checkout-total.ts';

/**
 * The booking that the office operator holds (REGUS-022). Wall times are the venue's, totals incl.
 * VAT unless the name says otherwise.
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

/** A service that can be added to the room (REGUS-023). Without `isTimed` it has no time. */
export type OfficeService = PricedPart & { name: string; isTimed: boolean; time: WallTime | '' };

/** The services that are sent: those with an amount above 0 (REGUS-026). */
export const takenServices = (services: readonly OfficeService[]): readonly OfficeService[] =>
  services.filter((service) => service.amount > 0);

/** Totals in the summary: services, and everything incl. VAT (REGUS-017, PRICE-031). */
export function officeTotals(
  { priceTotal }: OfficeBooking,
  services: readonly OfficeService[],
): { services: Money; total: Money } {
  const extra: Money = { minor: servicesTotal(services), currency: priceTotal.currency };
  return { services: extra, total: addMoney(priceTotal, extra) };
}
