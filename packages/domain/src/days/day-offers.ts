import { offersFor } from '../offers/offers-for.ts';
import type { PriceTerms } from '../offers/price-terms.ts';
import type { ChosenOffer, Offers } from '../offers/offers.ts';
import { packageInRoom } from '../offers/package-rates-by-room.ts';
import { packageTimesProblem } from '../offers/package-times.ts';
import type { Package } from '../offers/package.ts';
import type { Room } from '../offers/room.ts';
import type { PropertyItem } from '../property/property-item.ts';
import type { BookingQuery } from '../query/booking-query.ts';
import { deriveLength } from '../query/meeting-length.ts';
import type { OfferRules } from '../query/site-settings.ts';
import type { ChosenDay } from './chosen-days.ts';
import type { Day, DayChoice } from './day-plan.ts';
import type { WantedItem } from './plan-in-url.ts';

/**
 * The query of one day, so that each day has its own rooms and packages (MULTI-011, MULTI-012): its
 * date, times and delegates, and the form's layout, filter and code. A day counts as 8 hours
 * (FORM-029).
 */
export const dayQuery = (
  { date, start, end, delegates }: Day,
  form: BookingQuery,
): BookingQuery => ({
  ...form,
  start: `${date}T${start}`,
  end: `${date}T${end}`,
  meetingLength: 'overone',
  delegates,
  delegatesGiven: true,
});

/** The property system's answer for one day. */
export type DayAnswer = { rooms: readonly Room[]; packages: readonly Package[] };

/**
 * The offers of a day (MULTI-011, MULTI-012). Packages that the property system's cart would refuse
 * are left out: unknown ones, those for a larger group (B-012), and those that end before the day
 * does (B-001). A discount code is the hotel's own and already in its rates.
 */
export function dayOffers(
  terms: PriceTerms,
  { rooms, packages }: DayAnswer,
  query: BookingQuery,
  rules: OfferRules,
): Offers {
  const bookable = packages.filter(
    (entry) =>
      !entry.propertySystem?.availabilityError &&
      query.delegates >= entry.min &&
      packageTimesProblem(entry, query.start, query.end) === null,
  );
  return offersFor(
    terms,
    rooms,
    bookable,
    { ...query, discountCode: '' },
    { ...rules, offerCards: 'plan' },
  );
}

/**
 * The day's offer for an item, a package in the requested room or else in its first one that fits;
 * `null` where no such offer can be booked.
 */
export function offerOfDay(
  { rooms, packages }: Offers,
  { kind, id, roomId }: Pick<WantedItem, 'kind' | 'id'> & { roomId: string | null },
): ChosenOffer | null {
  if (kind === 'room') {
    const offer = rooms.find(({ room }) => room.id === id);
    return offer?.fit.kind === 'fits' ? { kind, offer } : null;
  }
  const known = packages.find((entry) => entry.package.id === id);
  const offer = known && roomId !== null ? packageInRoom(known, rooms, roomId) : known;
  return offer?.fit.kind === 'fits' ? { kind, offer, inRoom: offer.fit.room.id } : null;
}

/** The day's choice made from an offer (MULTI-010); `null` for a package without a room. */
export function dayChoice({ kind, offer }: ChosenOffer): DayChoice | null {
  if (kind === 'room')
    return {
      kind,
      id: offer.room.id,
      title: offer.room.title,
      roomId: offer.room.id,
      outcome: offer.outcome,
    };
  return offer.fit.kind === 'fits'
    ? {
        kind,
        id: offer.package.id,
        title: offer.package.title,
        roomId: offer.fit.room.id,
        outcome: offer.outcome,
      }
    : null;
}

/**
 * A chosen day as an event of the property system's checkout, in the requested layout;
 * `null` where the answer no longer has its room or package.
 */
export function dayEvent(
  { choice, date, start, end, delegates }: ChosenDay,
  { rooms, packages }: DayAnswer,
  { layout }: Pick<BookingQuery, 'layout'>,
): PropertyItem | null {
  const { kind, id, roomId, outcome } = choice;
  const room = rooms.find((entry) => entry.id === roomId);
  const item = kind === 'package' ? packages.find((entry) => entry.id === id) : null;
  if (room === undefined || item === undefined) return null;
  const [begins, ends] = [`${date}T${start}`, `${date}T${end}`];
  const total = outcome.kind === 'enquiry' ? null : outcome.total;
  return {
    kind,
    start: begins,
    end: ends,
    delegates,
    length: deriveLength(begins, ends),
    room,
    package: item,
    layout,
    total,
    menus: [],
    miscItems: [],
  };
}
