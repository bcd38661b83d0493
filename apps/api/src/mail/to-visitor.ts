import type { VenueDetails } from '../catalogue/catalogue-entry.ts';
import type { Order } from '../database/order.ts';
import { wordsIn } from '../words/words-in.ts';
import { bodyOf, type Mail, oneLine } from './mail.ts';
import { type Fact, howPaid, orderFacts, ownFacts } from './order-facts.ts';
import { bookingLink } from './status-links.ts';

type ToVisitor = {
  subject: string;
  intro: string;
  /** After those of the order. */
  facts?: readonly Fact[];
  /** Label of the link to the page of the order. */
  link?: string;
};

/** A mail to the visitor about the order, with its facts and the link to its page (D-21). */
export function toVisitor(
  order: Order,
  venue: VenueDetails,
  { subject, intro, facts = [], link }: ToVisitor,
): Mail {
  const words = wordsIn(order.language).mail;
  return {
    to: order.contact.email,
    replyTo: venue.email,
    subject: oneLine(subject),
    ...bodyOf({
      language: order.language,
      paragraphs: [words.greeting(order.contact.firstName), intro],
      facts: [
        ...orderFacts(order, venue, words, order.language),
        ...howPaid(order, words),
        ...facts,
        ...ownFacts(order.contact, words),
      ],
      closing: [...(venue.phone === '' ? [] : [words.questions(venue.phone)]), words.goodbye],
    }),
    calendar: null,
    links: [bookingLink(order, link ?? words.bookingPage)],
  };
}
