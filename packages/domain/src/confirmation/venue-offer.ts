import type { Money } from '../money.ts';
import type { PaymentMethod } from '../payment/payment-method.ts';
import type { Instant, WallDateTime } from '../time.ts';

/** One of the meetings that the visitor can accept, with the whole price of the order. */
export type OfferOption = {
  title: string;
  roomTitle: string;
  start: WallDateTime;
  end: WallDateTime;
  /** Incl. VAT, with everything that was asked for. */
  total: Money;
  vat: Money;
};

/** A venue's answer to an enquiry that had no price (D-19). */
export type VenueOffer = {
  /** Until then the rooms of all options are held, and the visitor can accept. */
  validUntil: Instant;
  /** What the price includes, in the venue's words; `''` for nothing said. */
  includes: string;
  /** A message of the venue, `''` for none. */
  message: string;
  /** The venue's proposal first, then what it offers instead. */
  options: readonly OfferOption[];
  /** How an accepted offer can be paid. */
  methods: readonly PaymentMethod[];
  /** What the visitor asked back; `null` while they may still ask. */
  question: string | null;
};

const hour = 3600;
const day = 24 * hour;

/** The venue has three days to answer an enquiry. */
const answerSeconds = 3 * day;

/**
 * Until when a venue can answer an enquiry: three days, and for a meeting that is near half of the
 * time to its start, so that the visitor can still look elsewhere (D-19).
 */
export const answerDeadline = (sentAt: Instant, start: Instant): Instant =>
  Math.max(sentAt, Math.min(sentAt + answerSeconds, sentAt + Math.floor((start - sentAt) / 2)));

/** When who has to answer is reminded: after half of the time. */
export const reminderAt = (from: Instant, until: Instant): Instant =>
  from + Math.floor((until - from) / 2);

/** How long an offer is valid where the venue says nothing else. */
const usualValidity = 3 * day;

/** An offer is valid for at least an hour, and ends before the meeting begins. */
export const shortestValidity = hour;

/** The end of an offer's validity that the venue is proposed. */
export const proposedValidity = (now: Instant, start: Instant): Instant =>
  Math.min(now + usualValidity, now + Math.floor((start - now) / 2));
