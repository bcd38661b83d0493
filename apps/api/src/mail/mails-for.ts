import { answerDeadline, cancellationTerms } from '@foyer/domain';
import type { CatalogueEntry, VenueDetails } from '../catalogue/catalogue-entry.ts';
import { type Order, firstStart, orderNumberOf } from '../database/order.ts';
import { calendarOf } from './calendar.ts';
import { bookingLink, cancelLink, enquiryLinks } from './status-links.ts';
import { type Mail, oneLine } from './mail.ts';
import { bodyOf } from './mail-body.ts';
import {
  contactFacts,
  howPaid,
  orderFacts,
  ownFacts,
  paymentFacts,
  timeAt,
} from './order-facts.ts';
import { asRead } from './to-visitor.ts';
import { wordLanguage, wordsIn } from '../words/words-in.ts';

/**
 * Mails to visitor and venue for an order that was just confirmed, or an enquiry that was just
 * sent.
 */
export function mailsFor(order: Order, entry: CatalogueEntry, publicUrl: string): Mail[] {
  return [visitorMail(order, entry, publicUrl), venueMail(order, entry.details)];
}

function visitorMail(order: Order, entry: CatalogueEntry, publicUrl: string): Mail {
  const { details: venue } = entry;
  const words = wordsIn(order.language).mail;
  const number = orderNumberOf(order);
  const notes = order.isEnquiry
    ? []
    : [cancellationLine(order, venue, order.language), words.calendarAttached];
  return {
    to: order.contact.email,
    replyTo: venue.email,
    subject: oneLine(
      order.isEnquiry
        ? words.enquirySubject(number, venue.title)
        : words.bookedSubject(number, venue.title),
    ),
    ...bodyOf({
      language: wordLanguage(order.language),
      siteHost: order.siteHost,
      heading: order.isEnquiry ? words.enquiryTitle : words.bookedTitle,
      paragraphs: [
        words.greeting(order.contact.firstName),
        order.isEnquiry ? words.enquiryIntro : words.bookedIntro(venue.title),
      ],
      facts: [
        ...orderFacts(asRead(order, entry), venue, words, order.language),
        ...howPaid(order, words),
        ...ownFacts(order.contact, words),
      ],
      notes: [...notes, ...(venue.phone === '' ? [] : [words.questions(venue.phone)])],
      goodbye: words.goodbye,
    }),
    calendar: order.isEnquiry ? null : calendarOf(order, entry, publicUrl),
    links: [
      bookingLink(
        order,
        order.isEnquiry ? wordsIn(order.language).offerMail.pageLink : words.bookingPage,
      ),
      cancelLink(order),
    ],
  };
}

/** In the venue's language, with the visitor's address for replies. */
function venueMail(order: Order, venue: VenueDetails): Mail {
  const words = wordsIn(venue.defaultLanguage).mail;
  const { contact } = order;
  const number = orderNumberOf(order);
  const headline = order.isEnquiry ? words.venueEnquiry(number) : words.venueBooked(number);
  return {
    to: venue.email,
    replyTo: contact.email,
    subject: oneLine(headline),
    ...bodyOf({
      language: wordLanguage(venue.defaultLanguage),
      siteHost: null,
      heading: headline,
      paragraphs: [],
      facts: [
        ...orderFacts(order, venue, words, venue.defaultLanguage),
        ...contactFacts(contact, words),
        ...paymentFacts(order, words),
      ],
      notes: order.isEnquiry ? [answerLine(order, venue)] : [],
    }),
    calendar: null,
    links: order.isEnquiry ? enquiryLinks(order, venue.defaultLanguage) : [],
  };
}

function answerLine(order: Order, venue: VenueDetails): string {
  const deadline = answerDeadline(order.processedAt ?? 0, firstStart(order));
  const language = venue.defaultLanguage;
  return wordsIn(language).offerMail.answerBy(timeAt(deadline, venue, language));
}

function cancellationLine(
  { item, items, processedAt }: Order,
  venue: VenueDetails,
  language: string,
): string {
  const words = wordsIn(language).mail;
  const { freeUntil } = cancellationTerms(items, processedAt ?? item.startInstant);
  return freeUntil === null ? words.notFree : words.freeUntil(timeAt(freeUntil, venue, language));
}
