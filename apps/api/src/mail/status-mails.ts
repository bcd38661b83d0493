import { type CancellationCost, isRequest } from '@foyer/domain';
import type { CatalogueEntry, VenueDetails } from '../catalogue/catalogue-entry.ts';
import { type Order, orderNumberOf } from '../database/order.ts';
import { calendarOf } from './calendar.ts';
import { cancelLink } from './status-links.ts';
import { toVenue } from './to-venue.ts';
import { toVisitor } from './to-visitor.ts';
import type { Fact } from '@foyer/sites/mail';
import type { Mail } from './mail.ts';
import { amountOf, paymentFacts } from './order-facts.ts';
import type { StatusMailWords } from '../words/api-words.ts';
import { wordsIn } from '../words/words-in.ts';

/** To the visitor: the enquiry became a booking, with its calendar file (D-16). */
export function acceptedMail(order: Order, entry: CatalogueEntry, publicUrl: string): Mail {
  const { details: venue } = entry;
  const words = wordsIn(order.language).statusMail;
  const mail = toVisitor(order, entry, {
    subject: words.acceptedSubject(orderNumberOf(order), venue.title),
    heading: words.acceptedTitle,
    intro: words.acceptedIntro,
  });
  return {
    ...mail,
    calendar: calendarOf(order, entry, publicUrl),
    links: [...(mail.links ?? []), cancelLink({ ...order, isEnquiry: false })],
  };
}

export function declinedMail(order: Order, entry: CatalogueEntry): Mail {
  const { details: venue } = entry;
  const words = wordsIn(order.language).statusMail;
  return toVisitor(order, entry, {
    subject: words.declinedSubject(orderNumberOf(order), venue.title),
    heading: words.declinedTitle,
    intro: words.declinedIntro,
    link: wordsIn(order.language).offerMail.pageLink,
  });
}

/** To both, after the visitor changed the booking; the calendar file replaces the one before (D-21). */
export function changedMails(
  order: Order,
  entry: CatalogueEntry,
  publicUrl: string,
): readonly Mail[] {
  const { details: venue } = entry;
  const words = wordsIn(order.language).statusMail;
  const mail = toVisitor(order, entry, {
    subject: words.changedSubject(orderNumberOf(order), venue.title),
    heading: words.changedTitle,
    intro: words.changedIntro,
  });
  const toHotel = wordsIn(venue.defaultLanguage);
  return [
    {
      ...mail,
      calendar: calendarOf(order, entry, publicUrl),
      links: [...(mail.links ?? []), cancelLink(order)],
    },
    toVenue(order, venue, {
      headline: toHotel.statusMail.venueChanged(orderNumberOf(order)),
      moreFacts: paymentFacts(order, toHotel.mail),
    }),
  ];
}

/**
 * To the visitor, with the fee and a file that takes the meeting out of the calendar, and to the
 * venue. `before` is the order before it was cancelled.
 */
export function cancelledMails(
  order: Order,
  before: Order,
  entry: CatalogueEntry,
  publicUrl: string,
): readonly Mail[] {
  const { details: venue } = entry;
  const words = wordsIn(order.language).statusMail;
  const wasEnquiry = isRequest(before.status);
  const number = orderNumberOf(order);
  const visitor = wasEnquiry
    ? toVisitor(order, entry, {
        subject: words.withdrawnSubject(number, venue.title),
        heading: words.withdrawnTitle,
        intro: words.withdrawnIntro,
        link: wordsIn(order.language).offerMail.pageLink,
      })
    : toVisitor(order, entry, {
        subject: words.cancelledSubject(number, venue.title),
        heading: words.cancelledTitle,
        intro: words.cancelledIntro,
        link: words.cancelledLink,
        facts: costFacts(order.cancellation, words, order.language),
      });
  return [
    {
      ...visitor,
      calendar: wasEnquiry ? null : calendarOf(order, entry, publicUrl, 'cancelled'),
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
  const words = wordsIn(language).statusMail;
  const number = orderNumberOf(order);
  const withdrawn = order.offer === null ? 'venueWithdrawn' : 'venueOfferDeclined';
  return toVenue(order, venue, {
    headline: wasEnquiry ? words[withdrawn](number) : words.venueCancelled(number),
    moreFacts: wasEnquiry ? [] : costFacts(order.cancellation, words, language).slice(0, 1),
  });
}
