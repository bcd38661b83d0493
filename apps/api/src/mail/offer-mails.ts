import { answerDeadline, type CartItem } from '@foyer/domain';
import type { CatalogueEntry, VenueDetails } from '../catalogue/catalogue-entry.ts';
import { type Order, firstStart, orderNumberOf, orderOfOption } from '../database/order.ts';
import type { Fact } from '@foyer/sites/mail';
import type { Mail, MailLink } from './mail.ts';
import { amountOf, listOf, spanOf, timeAt } from './order-facts.ts';
import { enquiryLinks } from './status-links.ts';
import { toVenue } from './to-venue.ts';
import { asRead, toVisitor } from './to-visitor.ts';
import { wordsIn } from '../words/words-in.ts';

/** To the visitor: the venue's price, and the page on which it is accepted (D-19). */
export const offerMail = (order: Order, entry: CatalogueEntry): Mail =>
  aboutOffer(order, entry, 'subject', 'title', 'intro');

export const offerReminderMail = (order: Order, entry: CatalogueEntry): Mail =>
  aboutOffer(order, entry, 'reminderSubject', 'reminderTitle', 'reminderIntro');

function aboutOffer(
  order: Order,
  entry: CatalogueEntry,
  subject: 'subject' | 'reminderSubject',
  heading: 'title' | 'reminderTitle',
  intro: 'intro' | 'reminderIntro',
): Mail {
  const { details: venue } = entry;
  const words = wordsIn(order.language).offerMail;
  return toVisitor(order, entry, {
    subject: words[subject](orderNumberOf(order), venue.title),
    heading: words[heading],
    intro: words[intro](until(order, venue, order.language)),
    facts: offerFacts(asRead(order, entry), venue, order.language),
    link: words.link,
  });
}

/** To both: nobody accepted the offer while it was valid. */
export function offerOverMails(order: Order, entry: CatalogueEntry): readonly Mail[] {
  const { details: venue } = entry;
  const words = wordsIn(order.language).offerMail;
  const toHotel = wordsIn(venue.defaultLanguage).offerMail;
  return [
    toVisitor(order, entry, {
      subject: words.overSubject(orderNumberOf(order), venue.title),
      heading: words.overTitle,
      intro: words.overIntro,
      link: words.pageLink,
    }),
    toVenue(order, venue, { headline: toHotel.venueOver(orderNumberOf(order)), links: [] }),
  ];
}

/** To both: the venue did not answer in time. */
export function unansweredMails(order: Order, entry: CatalogueEntry): readonly Mail[] {
  const { details: venue } = entry;
  const words = wordsIn(order.language).offerMail;
  const toHotel = wordsIn(venue.defaultLanguage).offerMail;
  return [
    toVisitor(order, entry, {
      subject: words.unansweredSubject(orderNumberOf(order), venue.title),
      heading: words.unansweredTitle,
      intro: words.unansweredIntro,
      link: words.pageLink,
    }),
    toVenue(order, venue, { headline: toHotel.venueUnanswered(orderNumberOf(order)), links: [] }),
  ];
}

/** To the venue: an enquiry waits. */
export function answerReminderMail(order: Order, venue: VenueDetails): Mail {
  const language = venue.defaultLanguage;
  const words = wordsIn(language).offerMail;
  const deadline = answerDeadline(order.processedAt ?? 0, firstStart(order));
  return toVenue(order, venue, {
    headline: words.venueReminder(orderNumberOf(order)),
    lead: words.answerBy(timeAt(deadline, venue, language)),
    links: enquiryLinks(order, language),
  });
}

/** To the venue: what the visitor asks, to be answered by a reply or, about an offer, by another. */
export function questionMail(order: Order, venue: VenueDetails, question: string): Mail {
  const language = venue.defaultLanguage;
  const words = wordsIn(language).offerMail;
  const isOffer = order.status === 'offered';
  return toVenue(order, venue, {
    headline: words.venueQuestion(orderNumberOf(order)),
    lead: isOffer ? words.questionAboutOffer(until(order, venue, language)) : words.answerByReply,
    facts: [[words.question, question, { begins: true }]],
    links: isOffer ? offerLinks(order, language) : [],
  });
}

/** To the venue: the question about its offer waits. */
export function questionReminderMail(order: Order, venue: VenueDetails): Mail {
  const language = venue.defaultLanguage;
  const words = wordsIn(language).offerMail;
  return toVenue(order, venue, {
    headline: words.venueQuestionReminder(orderNumberOf(order)),
    lead: words.questionAboutOffer(until(order, venue, language)),
    facts: [[words.question, order.offer?.question ?? '', { begins: true }]],
    links: offerLinks(order, language),
  });
}

const offerLinks = (order: Order, language: string): readonly MailLink[] =>
  enquiryLinks({ ...order, total: null }, language);

const until = ({ offer }: Order, venue: VenueDetails, language: string): string =>
  offer === null ? '' : timeAt(offer.validUntil, venue, language);

/** The price, what it includes, until when it is valid, and what the venue offers instead. */
export function offerFacts(order: Order, venue: VenueDetails, language: string): Fact[] {
  const words = wordsIn(language);
  const { offer } = order;
  if (offer === null) return [];
  return [
    [words.offerMail.includes, offer.includes],
    [words.offerMail.validUntil, until(order, venue, language)],
    [words.offerMail.message, offer.message],
    ...offer.options
      .slice(1)
      .map((days, at): Fact => [
        words.offerMail.instead,
        optionText(order, days, at + 1, language),
      ]),
  ];
}

function optionText(order: Order, days: readonly CartItem[], at: number, language: string): string {
  const total = orderOfOption(order, at)?.total;
  return [
    ...days.map((item) => listOf([item.roomTitle, spanOf(item, language)], language)),
    ...(total ? [amountOf(total, language)] : []),
  ].join('\n');
}
