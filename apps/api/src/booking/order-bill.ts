import { type BillLine, lineAmount, type OrderBill, stayCost, vatByRate } from '@foyer/domain';
import type { VenueDetails } from '../catalogue/catalogue-entry.ts';
import type { Order } from '../database/order.ts';

/**
 * The receipt of a booking; `null` where nothing is booked, or a part has no price. Meetings have
 * their own rate of VAT; add-ons of an offer have that of its meeting, everything else the venue's.
 */
export function billOf(order: Order, { vatPercent, currency }: VenueDetails): OrderBill | null {
  if (order.status !== 'confirmed' || order.total === null) return null;
  const money = (minor: number) => ({ minor, currency });
  const ofOffer = order.offer === null ? vatPercent : order.item.vatPercent;
  const lines: (BillLine & { percent: number })[] = [
    ...order.items.flatMap(({ title, total, vatPercent: percent }) =>
      total === null ? [] : [{ kind: 'meeting' as const, name: title, amount: 1, total, percent }],
    ),
    ...order.extras.map(({ name, amount, total }) => ({
      kind: 'extra' as const,
      name,
      amount,
      total,
      percent: vatPercent,
    })),
    ...order.services.map(({ name, amount, price }) => ({
      kind: 'service' as const,
      name,
      amount,
      total: money(lineAmount({ price: price ?? 0, amount })),
      percent: ofOffer,
    })),
    ...order.bedrooms.map((stay) => ({
      kind: 'bedroom' as const,
      name: stay.name,
      amount: stay.amount,
      total: money(stayCost(stay)),
      percent: vatPercent,
    })),
    ...feeLines(order).map(([kind, minor]) => ({
      kind,
      name: '',
      amount: 1,
      total: money(minor),
      percent: vatPercent,
    })),
  ];
  return {
    lines: lines.map(({ kind, name, amount, total }) => ({ kind, name, amount, total })),
    vat: vatByRate(lines),
  };
}

const feeLines = ({ serviceFee, premiumFee }: Order) =>
  (
    [
      ['planning', serviceFee],
      ['premium', premiumFee],
    ] as const
  ).filter(([, minor]) => minor !== 0);
