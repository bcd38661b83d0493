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
        ...orderFacts(order, venue, words, language),
        ...moreFacts,
        ...contactFacts(order.contact, words, language),
      ],
      notes: [],
    }),
    calendar: null,
    links,
  };
}
