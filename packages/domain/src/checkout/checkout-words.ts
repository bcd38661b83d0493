/** Which texts the heading, button and note of a checkout show; the view has the messages. */
export type CheckoutWords = {
  heading: 'complete-booking' | 'complete-enquiry';
  button: 'book' | 'send-request';
  note: 'venue-will-answer' | null;
};

/**
 * An enquiry is completed and sent, and the venue replies with an offer; anything else is booked
 * (OPERA-001, OPERA-009, CHECK-021, A-125, B-085).
 */
export const checkoutWords = (isEnquiry: boolean): CheckoutWords =>
  isEnquiry
    ? { heading: 'complete-enquiry', button: 'send-request', note: 'venue-will-answer' }
    : { heading: 'complete-booking', button: 'book', note: null };

export type Terms =
  { kind: 'none' } | { kind: 'page'; href: string } | { kind: 'text'; text: string };

/**
 * A venue's terms are an address or a text (OPERA-045, A-136): a link that opens a new tab, or a
 * dialog. Only web addresses become links.
 */
export function readTerms(terms: string): Terms {
  const trimmed = terms.trim();
  if (trimmed === '') return { kind: 'none' };
  return /^https?:\/\/\S+$/i.test(trimmed)
    ? { kind: 'page', href: trimmed }
    : { kind: 'text', text: trimmed };
}
