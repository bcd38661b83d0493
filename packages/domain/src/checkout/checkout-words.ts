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
