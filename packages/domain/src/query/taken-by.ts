import type { BookingQuery, OfferKind } from './booking-query.ts';
import { isMultiDay } from './meeting-length.ts';
import { pickerSteps } from './picker-times.ts';
import type { CheckoutFlow, OfferCards } from './site-settings.ts';

/** The outside system that keeps a venue's rooms, if any. */
export type RoomKeepers = { propertySystem?: object | null; office?: object | null };

/** Who takes the bookings of a site at a venue: we for the venue, or the system that keeps its rooms. */
export type TakenBy = 'us' | 'property' | 'office';

/**
 * Only its own call books at a property system, on every site (CART-006); an office operator is asked
 * at `/book` (CART-015, REGUS-003).
 */
export function takenBy(
  { checkout }: { checkout: CheckoutFlow },
  { propertySystem, office }: RoomKeepers,
): TakenBy {
  if (propertySystem) return 'property';
  return office && (checkout === 'office' || checkout === 'property') ? 'office' : 'us';
}

/** What decides the days and the times that a meeting may have. */
export type Takes = { offerCards: OfferCards; takenBy: TakenBy };

/**
 * Whether a meeting ends on the day it starts. An office operator is searched for one date (API-041).
 * A property system takes packages day by day (AVAIL-030), and only a plan asks it for several, each
 * with its own times (FORM-032).
 */
export function endsOnItsDay(
  query: Pick<BookingQuery, 'kind' | 'meetingLength'>,
  { offerCards, takenBy: by }: Takes,
): boolean {
  if (by === 'office') return true;
  if (query.kind === 'room') return false;
  return offerCards === 'plan' ? !isMultiDay(query) : by === 'property';
}

/**
 * Minutes between the times of the form. A property system takes packages by the half hour
 * (AVAIL-030): cards of a plan have such times of their own (PACK-012, B-028), elsewhere a package is
 * booked at those of the form.
 */
export const stepMinutesOf = (kind: OfferKind, { offerCards, takenBy: by }: Takes): number =>
  kind === 'package' && by === 'property' && offerCards !== 'plan'
    ? pickerSteps.days
    : pickerSteps.form;
