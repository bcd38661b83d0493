import { type Contact, exponentOf, type Instant, type Money } from '@foyer/domain';
import { type Order, orderNumberOf } from '../booking/order.ts';
import type { VenueDetails } from '../catalogue/catalogue-entry.ts';
import type { MailWords } from './words.ts';

type Fact = readonly [label: string, value: string];

/** What was booked or asked for, with its labels. */
export function orderFacts(order: Order, venue: VenueDetails, words: MailWords, language: string): Fact[] {
  const { item } = order;
  const what = item.kind === 'package' ? `${item.title} (${item.roomTitle})` : item.title;
  const total = order.total === null ? words.onRequest : `${amountOf(order.total, language)} ${words.inclVat}`;
  const spend = item.minimumSpend === null ? '' : ` (${amountOf(item.minimumSpend, language)} ${words.minimumSpend})`;
  return [
    [words.number, orderNumberOf(order)],
    [words.what, what],
    [words.when, `${timeFormat(venue, language).formatRange(item.startInstant * 1000, item.endInstant * 1000)} (${words.localTime(venue.timezone)})`],
    [words.where, `${venue.title}, ${venue.address}`],
    [words.people, String(item.delegates)],
    ...order.services.map((service): Fact => [service.name, service.price === null ? `${service.amount} × ${words.onRequest}` : `${service.amount} × ${amountOf({ minor: service.price, currency: venue.currency }, language)}`]),
    [words.total, total + spend],
  ];
}

/** Who asks, for the venue. */
export const contactFacts = (contact: Contact, words: MailWords): Fact[] => [
  [words.contact, `${contact.firstName} ${contact.lastName}, ${contact.email}, ${contact.phone}`],
  [words.company, contact.company],
  [words.message, contact.additionalInfo],
];

/** A day and time at the venue. */
export const timeAt = (instant: Instant, venue: VenueDetails, language: string): string => timeFormat(venue, language).format(instant * 1000);

const timeFormat = (venue: VenueDetails, language: string) => new Intl.DateTimeFormat(language.startsWith('de') ? 'de' : 'en-GB', { timeZone: venue.timezone, dateStyle: 'full', timeStyle: 'short' });

export const amountOf = (amount: Money, language: string): string =>
  new Intl.NumberFormat(language.startsWith('de') ? 'de' : 'en', { style: 'currency', currency: amount.currency, minimumFractionDigits: exponentOf(amount.currency), maximumFractionDigits: exponentOf(amount.currency) }).format(amount.minor / 10 ** exponentOf(amount.currency));
