import { pathIn } from '../cart/navigation.ts';

/**
 * Where the office's checkout stands once the room is booked; without a language
 * (REGUS-020, C-128).
 */
export const officeSuccessPath = (orderId: string): string =>
  `/book/${encodeURIComponent(orderId)}/success`;

/** The order in the inbox: the number follows the word without a slash (REGUS-019, B-053). */
export const inboxPath = (prefix: string, orderId: string): string =>
  pathIn(prefix, `/dashboard/inbox${encodeURIComponent(orderId)}`);

/** Back to the venue, for who knows only its id (REGUS-021, A-023). */
export const venueByIdPath = (prefix: string, venueId: string): string =>
  pathIn(prefix, `/node/${encodeURIComponent(venueId)}`);

/**
 * The links of the success page: the order, the front page, and the venue for a new enquiry
 * (REGUS-019).
 */
export const officeSuccessLinks = (
  prefix: string,
  orderId: string,
  venueId: string,
): { inbox: string; front: string; newEnquiry: string } => ({
  inbox: inboxPath(prefix, orderId),
  front: pathIn(prefix, '/'),
  newEnquiry: venueByIdPath(prefix, venueId),
});
