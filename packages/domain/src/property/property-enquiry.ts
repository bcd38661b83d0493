import type { Cookie } from '../cart/cookies.ts';
import type { PropertyItem } from './property-item.ts';

/**
 * A property booking is an enquiry when none of its rooms is instant; one instant room makes it a
 * booking (OPERA-033, B-010).
 */
export const isPropertyEnquiry = (items: readonly Pick<PropertyItem, 'room'>[]): boolean =>
  !items.some(({ room }) => room.instantBookable);

/** Tells the next page for ten minutes that the order is an enquiry (OPERA-034, B-041, B-052). */
export const enquiryCookie: Cookie = { name: 'isEnquiryBooking', maxAgeSeconds: 600 };
