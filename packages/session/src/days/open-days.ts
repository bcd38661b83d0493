import { mayPlanDays, type Venue } from '@foyer/domain';
import type { PrimitiveAtom } from 'jotai/vanilla';
import type { Store } from '../readable.ts';
import type { BookingState, DaysSession, VenueSession } from '../venue-session.ts';
import { createDaysSession } from './create-days-session.ts';
import { createEntrance, type EnterParts } from './enter-with-days.ts';

export type OpenDaysParts = Omit<EnterParts, 'venue' | 'discountCode' | 'showCheckout'> & {
  venue: Venue;
  store: Store;
  /** State of a booking on the venue's page: a checkout there replaces its content. */
  bookingState: PrimitiveAtom<BookingState>;
  venueSession: VenueSession;
};

/** Opens the builder on a venue's page. */
export async function openDays({
  venueSession,
  store,
  bookingState,
  venue,
  ...parts
}: OpenDaysParts): Promise<DaysSession> {
  if (!mayPlanDays(venueSession.site, venue))
    throw new Error('this venue is not booked for several days here');
  const showCheckout = (address: string) =>
    store.set(bookingState, { kind: 'checkout', cartId: null, address });
  const enter = createEntrance({
    ...parts,
    venue,
    showCheckout,
    discountCode: () => venueSession.query.get().discountCode,
  });
  const { api, page, ownCart } = parts;
  return createDaysSession({ venueSession, venue, api, page, ownCart, enter });
}
