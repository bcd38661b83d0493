import { legacyCheckoutPath, pathIn, thankYouPath } from '../cart/navigation.ts';

/**
 * What the property system answers; `challenge` asks for proof of a human, in the server's words.
 */
export type PropertyAnswer = {
  challenge: string | null;
  paymentFailed: boolean;
  orderId: string | null;
};

export type PropertyOutcome =
  | { kind: 'challenged'; message: string }
  | { kind: 'payment-failed'; path: string }
  /** What was stored is forgotten before the page is left. */
  | { kind: 'booked'; orderId: string; path: string; forgets: true }
  /** A dialog; the page is loaded anew when it closes. */
  | { kind: 'failed' };

/**
 * The end of an order in the property system (OPERA-013 to OPERA-015, OPERA-030 to OPERA-032,
 * OPERA-035, ROLE-009): a challenge rejects it, a failed payment has a page of its own, and what
 * was booked is confirmed on the order's page for who is logged in, else on the anonymous one
 * (B-064, B-065). `null` is no answer at all.
 */
export function propertyOutcome(
  answer: PropertyAnswer | null,
  prefix: string,
  isLoggedIn: boolean,
): PropertyOutcome {
  if (answer === null) return { kind: 'failed' };
  if (answer.challenge !== null) return { kind: 'challenged', message: answer.challenge };
  if (answer.paymentFailed)
    return { kind: 'payment-failed', path: pathIn(prefix, '/payment/failure') };
  if (answer.orderId === null) return { kind: 'failed' };
  return {
    kind: 'booked',
    orderId: answer.orderId,
    path: confirmationPath(prefix, answer.orderId, isLoggedIn),
    forgets: true,
  };
}

/**
 * Where an order is confirmed: `/fi/checkout/9` for who is logged in, the anonymous thank-you page
 * for others (OPERA-014, OPERA-015, ROLE-002, ROLE-009).
 */
export const confirmationPath = (prefix: string, orderId: string, isLoggedIn: boolean): string =>
  isLoggedIn ? legacyCheckoutPath(prefix, orderId) : thankYouPath(prefix, orderId);
