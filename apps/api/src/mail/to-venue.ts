import type { VenueDetails } from '../catalogue/catalogue-entry.ts';
import type { Order } from '../database/order.ts';
import { wordLanguage, wordsIn } from '../words/words-in.ts';
import type { Fact } from '@foyer/sites/mail';
import { type Mail, type MailLink, oneLine } from './mail.ts';
import { bodyOf } from './mail-body.ts';
import { contactFacts, orderFacts } from './order-facts.ts';

type ToVenue = {
  headline: string;
  lead?: string;
  /** Before those of the order. */
  facts?: readonly Fact[];
  /** After those of the order. */
  moreFacts?: readonly Fact[];
  links?: readonly MailLink[];
};

/**
 * A mail to the venue about the order, in its language, with the visitor's address for replies. It
 * comes from the default site, which its links lead to.
 */
export function toVenue(
  order: Order,
  venue: VenueDetails,
  { headline, lead, facts = [], moreFacts = [], links = [] }: ToVenue,
): Mail {
  const language = venue.defaultLanguage;
  const words = wordsIn(language).mail;
  const ofOrder = orderFacts(order, venue, words, language);
  return {
    to: venue.email,
    replyTo: order.contact.email,
    subject: oneLine(headline),
    ...bodyOf({
      language: wordLanguage(language),
      siteHost: null,
      heading: headline,
      paragraphs: lead === undefined ? [] : [lead],
      facts: [
        ...facts,
        // What the mail is about is a group of its own.
        ...ofOrder.map(([label, value, as], at): Fact =>
          at === 0 && facts.length > 0 ? [label, value, { begins: true }] : [label, value, as],
        ),
        ...moreFacts,
        ...contactFacts(order.contact, words),
      ],
      notes: [],
    }),
    calendar: null,
    links,
  };
}
