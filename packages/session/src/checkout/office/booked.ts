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
 * The address of success names no language (C-128): which one somebody booked in is kept beside it.
 */
const key = 'bookedIn';

export const keepLanguageOf = (storage: BrowserStorage, orderId: string, prefix: string): void =>
  storage.setItem(key, `${orderId} ${prefix}`);

/**
 * Goes on in the language of the booking, where the page was opened again in none. Says whether it
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

type JustBooked = Pick<OfficeBooked, 'orderId' | 'orderNumber' | 'email' | 'mailedLogin'> & {
  booking: OfficeBooking;
  prefix: string;
};

/** What is to be said right after the booking. */
export const justBooked = ({
  orderId,
  orderNumber,
  booking,
  email,
  mailedLogin,
  prefix,
}: JustBooked): OfficeBooked => ({
  orderId,
  orderNumber,
  email,
  meeting: booking,
  mailedLogin,
  links: officeSuccessLinks(prefix, orderId, booking.venueId),
});

/** The same, as the server tells it to who opens the page again. */
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
    links: officeSuccessLinks(prefix, orderId, venue.alias),
  };
}
