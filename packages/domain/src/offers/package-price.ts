import { type Money, roundHalfAwayFromZero } from '../money.ts';
import type { BookingQuery } from '../query/booking-query.ts';
import { isPriced, percentOff, struckPrice } from './discount.ts';
import type { OfferRules } from '../query/site-settings.ts';
import type { Package } from './package.ts';
import type { PriceTerms } from './price-terms.ts';
import { splitVat } from './vat.ts';

export type PackageTotal = {
  total: Money;
  /** Rounded price per person. */
  unit: Money;
  /** max(delegates, package minimum): the people in the price. */
  people: number;
  /** True where the minimum is above the number of delegates. */
  pricedForMinimum: boolean;
  original: Money | null;
  originalUnit: Money | null;
  percentOff: number | null;
  vat: Money;
  vatPercent: number;
  /** The fee of a booking, which is not part of the total; minor units (D-20). */
  premiumFee: number;
};

/** The people in the price: the package's minimum when the group is smaller (PRICE-021). */
export const pricedPeople = (entry: Package, query: Pick<BookingQuery, 'delegates'>): number =>
  Math.max(query.delegates, entry.min);

/**
 * Rounded unit price × people, incl. VAT (PRICE-020, B-076); `null` without a price, or for 0
 * without a discount (PRICE-007); sites may hide the struck price (PRICE-026).
 */
export function packagePrice(
  entry: Package,
  query: Pick<BookingQuery, 'delegates'>,
  { currency, premiumFee }: PriceTerms,
  { hidePackageStrikeThrough }: Pick<OfferRules, 'hidePackageStrikeThrough'>,
): PackageTotal | null {
  if (entry.price === null) return null;
  const { category, vatPercent } = entry.price;
  const people = pricedPeople(entry, query);
  const unit = roundHalfAwayFromZero(entry.price.unit);
  const originalUnit = roundHalfAwayFromZero(entry.price.originalUnit);
  const total = unit * people;
  if (!isPriced(total, originalUnit, category)) return null;
  const struck = struckPrice(
    unit,
    originalUnit,
    !hidePackageStrikeThrough && entry.price.showStrikeThrough,
  );
  const money = (minor: number): Money => ({ minor, currency });
  return {
    total: money(total),
    unit: money(unit),
    people,
    pricedForMinimum: people > query.delegates,
    original: struck === null ? null : money(struck * people),
    originalUnit: struck === null ? null : money(struck),
    percentOff: percentOff(unit, struck),
    vat: money(splitVat(total, vatPercent).vat),
    vatPercent,
    premiumFee,
  };
}
