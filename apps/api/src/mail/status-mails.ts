import { type CancellationCost, isRequest } from '@foyer/domain';
import { orderNumberOf } from '../booking/order.ts';
import type { VenueDetails } from '../catalogue/catalogue-entry.ts';
import type { Order } from '../database/order.ts';
import { calendarOf } from './calendar.ts';
import { bookingLink, cancelLink } from './status-links.ts';
import { bodyOf, type Mail, oneLine } from './mail.ts';
import { amountOf, contactFacts, howPaid, orderFacts, ownFacts } from './order-facts.ts';
import type { StatusMailWords } from '../words/api-words.ts';
import { wordsIn } from '../words/words-in.ts';

type Fact = readonly [label: string, value: string];

/** To the visitor: the enquiry became a booking, with its calendar file (D-16). */
export function acceptedMail(order: Order, venue: VenueDetails, publicUrl: string): Mail {
  const words = wordsIn(order.language).statusMail;
  const mail = toVisitor(order, venue, words.acceptedSubject, words.acceptedIntro, []);
  return {
    ...mail,
    calendar: calendarOf(order, venue, publicUrl),
    links: [
      bookingLink(order, wordsIn(order.language).mail.bookingPage),
      cancelLink({ ...order, isEnquiry: false }),
    ],
  };
}

export function declinedMail(order: Order, venue: VenueDetails): Mail {
  const words = wordsIn(order.language).statusMail;
  return toVisitor(order, venue, words.declinedSubject, words.declinedIntro, []);
}

/**
 * To the visitor, with the fee and a file that takes the meeting out of the calendar, and to the
 * venue. `before` is the order before it was cancelled.
 */
export function cancelledMails(
  order: Order,
  before: Order,
  venue: VenueDetails,
  publicUrl: string,
): readonly Mail[] {
  const words = wordsIn(order.language).statusMail;
  const wasEnquiry = isRequest(before.status);
  const visitor = wasEnquiry
    ? toVisitor(order, venue, words.withdrawnSubject, words.withdrawnIntro, [])
    : toVisitor(
        order,
        venue,
        words.cancelledSubject,
        words.cancelledIntro,
        costFacts(order.cancellation, words, order.language),
      );
  return [
    {
      ...visitor,
      calendar: wasEnquiry ? null : calendarOf(order, venue, publicUrl, 'cancelled'),
    },
    cancelledToVenue(order, venue, wasEnquiry),
  ];
}

/** The fee, and the refund to a card. */
export function costFacts(
  cost: CancellationCost | null,
  words: StatusMailWords,
  language: string,
): Fact[] {
  if (cost === null) return [];
  const { fee, refund } = cost;
  const feeText =
    fee === null ? words.agreedFee : fee.minor === 0 ? words.noFee : amountOf(fee, language);
  return [
    [words.fee, feeText],
    ...(refund !== null && refund.minor > 0
      ? [[words.refund, amountOf(refund, language)] as const]
      : []),
  ];
}

function cancelledToVenue(order: Order, venue: VenueDetails, wasEnquiry: boolean): Mail {
  const language = venue.defaultLanguage;
  const [words, labels] = [wordsIn(language).statusMail, wordsIn(language).mail];
  const headline = wasEnquiry
    ? words[order.offer === null ? 'venueWithdrawn' : 'venueOfferDeclined'](orderNumberOf(order))
    : words.venueCancelled(orderNumberOf(order));
  const [fee] = wasEnquiry ? [] : costFacts(order.cancellation, words, language);
  return {
    to: venue.email,
    replyTo: order.contact.email,
    subject: oneLine(headline),
    ...bodyOf({
      language,
      paragraphs: [`${headline}.`],
      facts: [
        ...orderFacts(order, venue, labels, language),
        ...(fee ? [fee] : []),
        ...contactFacts(order.contact, labels),
      ],
      closing: [],
    }),
    calendar: null,
  };
}

type Sentence = (venue: string) => string;

function toVisitor(
  order: Order,
  venue: VenueDetails,
  subject: (number: string, venue: string) => string,
  intro: Sentence,
  more: readonly Fact[],
): Mail {
  const words = wordsIn(order.language).mail;
  return {
    to: order.contact.email,
    replyTo: venue.email,
    subject: oneLine(subject(orderNumberOf(order), venue.title)),
    ...bodyOf({
      language: order.language,
      paragraphs: [words.greeting(order.contact.firstName), intro(venue.title)],
      facts: [
        ...orderFacts(order, venue, words, order.language),
        ...howPaid(order, words),
        ...ownFacts(order.contact, words),
        ...more,
      ],
      closing: [...(venue.phone === '' ? [] : [words.questions(venue.phone)]), words.goodbye],
    }),
    calendar: null,
    links: [bookingLink(order, words.bookingPage)],
  };
}
