import { type BookingQuery, dateOf, type OfferRules, type Offers, offersFor } from '@foyer/domain';
import { type CatalogueEntry, premiumFeeOf } from '../catalogue/catalogue-entry.ts';
import { dayRates, packageOnDay, roomOnDay } from '../catalogue/rates-on-day.ts';

/**
 * The venue's offers for a query, by the function that the browser calls too (D-6). Rooms that an
 * outside party keeps are on request here, since they are booked with that party. `shown` is for
 * pages, where the property system's rooms can be booked.
 */
export function evaluateOffers(
  entry: CatalogueEntry,
  busy: ReadonlySet<string>,
  query: BookingQuery,
  rules: OfferRules,
  purpose: 'booked' | 'shown' = 'booked',
): Offers {
  const { propertySystem, office } = entry.details;
  const isOnlyAsked = Boolean(office) || (Boolean(propertySystem) && purpose === 'booked');
  const asked = <Offered extends { instantBookable: boolean }>(offered: Offered): Offered =>
    isOnlyAsked ? { ...offered, instantBookable: false } : offered;
  const onDay = dayRates(entry, dateOf(query.start), query.discountCode);
  return offersFor(
    { currency: entry.details.currency, premiumFee: premiumFeeOf(entry.details) },
    entry.rooms.map((room) => asked(roomOnDay(room, !busy.has(room.room.id), onDay))),
    entry.packages.map((offered) => asked(packageOnDay(offered, entry.details.vatPercent, onDay))),
    query,
    rules,
  );
}
