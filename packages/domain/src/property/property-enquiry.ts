import type { Cookie } from '../cart/cookies.ts';
import type { PropertyItem } from './property-item.ts';

/**
 * A property booking is an enquiry when no room of it can be booked at once; one that can
 * makes it a booking (OPERA-033, B-010).
 */
export const isPropertyEnquiry = (items: readonly Pick<PropertyItem, 'room'>[]): boolean =>
  !items.some(({ room }) => room.instantBookable);

/** Tells the next page that an enquiry is under way, for ten minutes (OPERA-034, B-041, B-052). */
export const enquiryCookie: Cookie = { name: 'isEnquiryBooking', maxAgeSeconds: 600 };
