import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { CatalogueEntry } from '../catalogue/catalogue-entry.ts';
import { type Order, orderNumberOf } from '../database/order.ts';
import { wordLanguage } from '../words/words-in.ts';
import { listOf } from './order-facts.ts';
import { asRead } from './to-visitor.ts';

/**
 * The meeting as an iCalendar file in the visitor's language, or the one that takes it out of the calendar
 * again. Times are UTC instants, which are right in every zone and across changes to and from
 * summer time.
 */
export function calendarOf(
  order: Order,
  entry: CatalogueEntry,
  publicUrl: string,
  what: 'booked' | 'cancelled' = 'booked',
): string {
  const { details: venue } = entry;
  const isCancelled = what === 'cancelled';
  const calendar = ical({
    prodId: {
      company: 'Foyer',
      product: 'Booking',
      language: wordLanguage(order.language).toUpperCase(),
    },
    method: isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
  });
  for (const [index, item] of asRead(order, entry).items.entries())
    calendar.createEvent({
      id: `${orderNumberOf(order)}${index === 0 ? '' : `-${index + 1}`}@${new URL(publicUrl).hostname}`,
      stamp: new Date((order.processedAt ?? item.startInstant) * 1000),
      start: new Date(item.startInstant * 1000),
      end: new Date(item.endInstant * 1000),
      summary: listOf([item.title, venue.title], order.language),
      description: orderNumberOf(order),
      location: {
        title: venue.title,
        address: venue.address,
        geo: { lat: venue.latitude, lon: venue.longitude },
      },
      organizer: { name: venue.title, email: venue.email },
      // A calendar replaces what it has under the id by a higher sequence only.
      sequence: order.changes + (isCancelled ? 1 : 0),
      status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    });
  return calendar.toString();
}
