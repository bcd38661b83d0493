import { orderIn } from '../booking/order-in.ts';
import type { CatalogueEntry } from '../catalogue/catalogue-entry.ts';
import type { Order } from '../database/order.ts';
import { wordLanguage, wordsIn } from '../words/words-in.ts';
import type { Fact } from '@foyer/sites/mail';
import { type Mail, oneLine } from './mail.ts';
import { bodyOf } from './mail-body.ts';
import { howPaid, orderFacts, ownFacts } from './order-facts.ts';
import { bookingLink } from './status-links.ts';

type ToVisitor = {
  subject: string;
  heading: string;
  intro: string;
  /** After those of the order. */
  facts?: readonly Fact[];
  /** Label of the link to the page of the order. */
  link?: string;
};

/**
 * A mail to the visitor about the order, with its facts in the visitor's language and the link to
 * its page (D-21).
 */
export function toVisitor(
  order: Order,
  entry: CatalogueEntry,
  { subject, heading, intro, facts = [], link }: ToVisitor,
): Mail {
  const { details: venue } = entry;
  const words = wordsIn(order.language).mail;
  return {
    to: order.contact.email,
    replyTo: venue.email,
    subject: oneLine(subject),
    ...bodyOf({
      language: wordLanguage(order.language),
      siteHost: order.siteHost,
      heading,
      paragraphs: [words.greeting(order.contact.firstName), intro],
      facts: [
        ...orderFacts(asRead(order, entry), venue, words, order.language),
        ...howPaid(order, words),
        ...facts,
        ...ownFacts(order.contact, words),
      ],
      notes: venue.phone === '' ? [] : [words.questions(venue.phone)],
      goodbye: words.goodbye,
    }),
    calendar: null,
    links: [bookingLink(order, link ?? words.bookingPage)],
  };
}

/** The order by its names in the visitor's language. */
export const asRead = (order: Order, entry: CatalogueEntry): Order =>
  orderIn(order, entry.in(order.language));
