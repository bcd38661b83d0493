import { type BookingQuery, dateOf, type OfferRules, type Offers, offersFor } from '@foyer/domain';
import type { CatalogueEntry } from '../catalogue/catalogue-entry.ts';
import { dayRates, packageOnDay, roomOnDay } from '../catalogue/rates-on-day.ts';

/**
 * The venue's offers for a query, by the same function that the browser calls (D-6). What an outside party keeps can only
 * be asked for here: it is booked with that party.
 */
export function judgeOffers(entry: CatalogueEntry, busy: ReadonlySet<string>, query: BookingQuery, rules: OfferRules): Offers {
  const onDay = dayRates(entry, dateOf(query.start), query.discountCode);
  return offersFor(
    entry.details.currency,
    entry.rooms.map((room) => onlyAsked(roomOnDay(room, !busy.has(room.room.id), onDay), entry)),
    entry.packages.map((offered) => onlyAsked(packageOnDay(offered, entry.details.vatPercent, onDay), entry)),
    query,
    rules,
  );
}

const onlyAsked = <Offered extends { readonly instantBookable: boolean }>(offered: Offered, { details }: CatalogueEntry): Offered => (details.propertySystem || details.office ? { ...offered, instantBookable: false } : offered);
