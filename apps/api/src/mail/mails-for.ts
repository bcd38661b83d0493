import { addMoney, type CartItem, cancellationTerms, exponentOf, type Instant, type Money } from '@foyer/domain';
import { type Order, orderNumberOf } from '../booking/order.ts';
import type { VenueDetails } from '../catalogue/catalogue-entry.ts';
import { calendarOf } from './calendar.ts';
import { bodyOf, type Mail, oneLine } from './mail.ts';
import { type MailWords, mailWords } from './words.ts';

/** What an order that was just confirmed, or an enquiry that was just sent, is told: the visitor, and the venue. */
export function mailsFor(order: Order, venue: VenueDetails, publicUrl: string): Mail[] {
  return [visitorMail(order, venue, publicUrl), venueMail(order, venue)];
}

function visitorMail(order: Order, venue: VenueDetails, publicUrl: string): Mail {
  const words = mailWords(order.language);
  const number = orderNumberOf(order);
  const closing = order.isEnquiry ? [] : [cancellationLine(order, venue, words), words.calendarAttached];
  return {
    to: order.contact.email,
    replyTo: venue.email,
    subject: oneLine(order.isEnquiry ? words.enquirySubject(number, venue.title) : words.bookedSubject(number, venue.title)),
    ...bodyOf({
      language: order.language,
      paragraphs: [words.greeting(order.contact.firstName), order.isEnquiry ? words.enquiryIntro(venue.title) : words.bookedIntro(venue.title)],
      facts: factsOf(order, venue, words, order.language),
      closing: [...closing, ...(venue.phone === '' ? [] : [words.questions(venue.phone)]), words.goodbye],
    }),
    calendar: order.isEnquiry ? null : calendarOf(order, venue, publicUrl),
  };
}

/** In the venue's own language, with whom to answer. */
function venueMail(order: Order, venue: VenueDetails): Mail {
  const words = mailWords(venue.defaultLanguage);
  const { contact } = order;
  const number = orderNumberOf(order);
  const headline = order.isEnquiry ? words.venueEnquiry(number) : words.venueBooked(number);
  return {
    to: venue.email,
    replyTo: contact.email,
    subject: oneLine(headline),
    ...bodyOf({
      language: venue.defaultLanguage,
      paragraphs: [`${headline}.`],
      facts: [
        ...factsOf(order, venue, words, venue.defaultLanguage),
        [words.contact, `${contact.firstName} ${contact.lastName}, ${contact.email}, ${contact.phone}`],
        [words.company, contact.company],
        [words.message, contact.additionalInfo],
      ],
      closing: [],
    }),
    calendar: null,
  };
}

function factsOf(order: Order, venue: VenueDetails, words: MailWords, language: string): (readonly [string, string])[] {
  const several = order.items.length > 1;
  const spend = order.item.minimumSpend === null ? '' : ` (${money(order.item.minimumSpend, language)} ${words.minimumSpend})`;
  return [
    [words.number, orderNumberOf(order)],
    ...order.items.flatMap((item, index): (readonly [string, string])[] => [
      [words.what, titleOf(item) + (several && item.total ? ` · ${money(item.total, language)}` : '')],
      [words.when, `${at(item.startInstant, venue, language)} – ${at(item.endInstant, venue, language)} (${words.localTime(venue.timezone)})`],
      ...(index === 0 ? [[words.where, `${venue.title}, ${venue.address}`] as const] : []),
      [words.people, String(item.delegates)],
    ]),
    ...order.extras.map((extra) => [extra.name, `${extra.amount} · ${money(extra.total, language)}`] as const),
    [words.total, totalOf(order, words, language) + spend],
  ];
}

const titleOf = (item: CartItem): string => (item.kind === 'package' ? `${item.title} (${item.roomTitle})` : item.title);

/** Of everything that has a price; on request where nothing has one. */
function totalOf({ items, extras }: Order, words: MailWords, language: string): string {
  const [first, ...others] = [...items, ...extras].flatMap(({ total }) => total ?? []);
  return first === undefined ? words.onRequest : `${money(others.reduce(addMoney, first), language)} ${words.inclVat}`;
}

function cancellationLine({ item, processedAt }: Order, venue: VenueDetails, words: MailWords): string {
  const { freeUntil } = cancellationTerms(item.delegates, item.startInstant, processedAt ?? item.startInstant);
  return freeUntil === null ? words.notFree : words.freeUntil(at(freeUntil, venue, words === mailWords('de') ? 'de' : 'en'));
}

function at(instant: Instant, venue: VenueDetails, language: string): string {
  return new Intl.DateTimeFormat(language.startsWith('de') ? 'de' : 'en-GB', { timeZone: venue.timezone, dateStyle: 'full', timeStyle: 'short' }).format(new Date(instant * 1000));
}

const money = (amount: Money, language: string): string =>
  new Intl.NumberFormat(language.startsWith('de') ? 'de' : 'en', { style: 'currency', currency: amount.currency, minimumFractionDigits: exponentOf(amount.currency), maximumFractionDigits: exponentOf(amount.currency) }).format(amount.minor / 10 ** exponentOf(amount.currency));
