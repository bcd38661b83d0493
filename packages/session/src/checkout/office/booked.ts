import {
  type Confirmation,
  officeSuccessLinks,
  officeSuccessPath,
  type OfficeBooking,
  pathIn,
} from '@foyer/domain';
import type { OfficeBooked } from '../../office-session.ts';
import type { Page } from '../../page.ts';
import type { BrowserStorage } from '../../storage/browser-storage.ts';

/**
 * The address of the success page has no language (C-128): the language of the booking is stored
 * under this key.
 */
const key = 'bookedIn';

export const keepLanguageOf = (storage: BrowserStorage, orderId: string, prefix: string): void =>
  storage.setItem(key, `${orderId} ${prefix}`);

/**
 * Continues in the language of the booking if the page was opened without one. Returns whether it
 * does.
 */
export function goesOnInLanguage(
  storage: BrowserStorage,
  page: Page,
  orderId: string,
  prefix: string,
): boolean {
  const kept = storage.item(key)?.split(' ');
  if (prefix !== '' || kept?.[0] !== orderId || !kept[1]) return false;
  page.navigate(pathIn(kept[1], officeSuccessPath(orderId)));
  return true;
}

type JustBooked = Pick<
  OfficeBooked,
  'orderId' | 'orderNumber' | 'email' | 'mailedLogin' | 'total'
> & {
  booking: OfficeBooking;
  prefix: string;
};

/** The success page's data right after the booking. */
export const justBooked = ({
  orderId,
  orderNumber,
  booking,
  email,
  mailedLogin,
  total,
  prefix,
}: JustBooked): OfficeBooked => ({
  orderId,
  orderNumber,
  email,
  meeting: booking,
  mailedLogin,
  total,
  links: officeSuccessLinks(prefix, orderId, booking.venueId),
});

/** The same data, from the server, when the page is opened again. */
export function bookedBefore(confirmation: Confirmation, prefix: string): OfficeBooked {
  const { orderId, email, events, venue } = confirmation;
  const [event] = events;
  return {
    orderId,
    orderNumber: event?.orderNumber ?? null,
    email,
    meeting: event
      ? {
          venueTitle: venue.title,
          roomTitle: event.title,
          start: event.start,
          end: event.end,
          delegates: event.delegates,
        }
      : null,
    mailedLogin: null,
    total: confirmation.total,
    links: officeSuccessLinks(prefix, orderId, venue.alias),
  };
}
