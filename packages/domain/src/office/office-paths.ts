import { bookingPath, pathIn } from '../cart/navigation.ts';

/** Address of the office's checkout after the booking; without a language (REGUS-020, C-128). */
export const officeSuccessPath = (orderId: string): string =>
  `/book/${encodeURIComponent(orderId)}/success`;

/** The order in the inbox: the number follows without a slash (REGUS-019, B-053). */
export const inboxPath = (prefix: string, orderId: string): string =>
  pathIn(prefix, `/dashboard/inbox${encodeURIComponent(orderId)}`);

/** The venue's page by its id, where the alias is not known (REGUS-021, A-023). */
export const venueByIdPath = (prefix: string, venueId: string): string =>
  pathIn(prefix, `/node/${encodeURIComponent(venueId)}`);

/**
 * Links of the success page: the page of the booking (D-21), the order in the inbox, the start page, and the venue for a new enquiry
 * (REGUS-019).
 */
export const officeSuccessLinks = (
  prefix: string,
  orderId: string,
  venueId: string,
): { booking: string; inbox: string; front: string; newEnquiry: string } => ({
  booking: bookingPath(prefix, orderId),
  inbox: inboxPath(prefix, orderId),
  front: pathIn(prefix, '/'),
  newEnquiry: venueByIdPath(prefix, venueId),
});
