/** What the heading, the button and the note of a checkout say; the words are the view's. */
export type CheckoutWords = {
  heading: 'complete-booking' | 'complete-enquiry';
  button: 'book' | 'send-request';
  note: 'venue-will-answer' | null;
};

/**
 * An enquiry is completed and sent, and the venue answers with an offer; anything else is booked
 * (OPERA-001, OPERA-009, CHECK-021, A-125, B-085).
 */
export const checkoutWords = (isEnquiry: boolean): CheckoutWords =>
  isEnquiry
    ? { heading: 'complete-enquiry', button: 'send-request', note: 'venue-will-answer' }
    : { heading: 'complete-booking', button: 'book', note: null };
