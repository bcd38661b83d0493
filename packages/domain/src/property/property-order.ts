import { chosenMenus } from '../add-ons/menus.ts';
import { legacyCheckoutPath, pathIn, thankYouPath } from '../cart/navigation.ts';
import type { CheckoutValues } from '../checkout/field-rows.ts';
import type { Money } from '../money.ts';
import { type CheckoutPaymentMethod, offeredPaymentMethods } from '../payment/payment-method.ts';
import { isPropertyEnquiry, type PropertyItem, propertyTotal } from './property-item.ts';

/** The data of a property order (OPERA-023): contact, events with their add-ons, and payment. */
export type PropertyOrder = {
  values: CheckoutValues;
  items: readonly PropertyItem[];
  isEnquiry: boolean;
  method: CheckoutPaymentMethod;
  cardToken: string | null;
  total: Money;
};

type Payment = { method: CheckoutPaymentMethod; cardToken: string | null };

/**
 * The order: an enquiry has no payment (B-063, A-137), add-ons with amount 0 are left out, and the
 * account number is kept only for payment by account.
 */
export function propertyOrder(
  values: CheckoutValues,
  items: readonly PropertyItem[],
  currency: string,
  payment: Payment,
): PropertyOrder {
  const isEnquiry = isPropertyEnquiry(items);
  const [method = 'none'] = offeredPaymentMethods(isEnquiry, [payment.method]);
  return {
    values: {
      ...values,
      customerAccount: method === 'accountcredits' ? (values.customerAccount ?? '') : '',
    },
    items: items.map((item) => ({
      ...item,
      menus: chosenMenus(item.menus),
      miscItems: item.miscItems.filter((misc) => misc.amount > 0),
    })),
    isEnquiry,
    method,
    cardToken: method === 'creditcard' ? payment.cardToken : null,
    total: propertyTotal(items, currency),
  };
}

/** The property system's answer; `challenge` is the server's text that asks for a mailed code. */
export type PropertyAnswer = {
  challenge: string | null;
  paymentFailed: boolean;
  orderId: string | null;
};

export type PropertyOutcome =
  | { kind: 'challenged'; message: string }
  | { kind: 'payment-failed'; path: string }
  /** The stored checkout is removed before the page is left. */
  | { kind: 'booked'; orderId: string; path: string; forgets: true }
  /** Shows a dialog; the page is reloaded when it closes. */
  | { kind: 'failed' };

/**
 * Outcome of an order in the property flow (OPERA-013 to OPERA-015, OPERA-030 to OPERA-032,
 * OPERA-035, ROLE-009): a challenge rejects it, a failed payment has its own page, and a booking is
 * confirmed on the order's page for logged-in visitors, else on the anonymous thank-you page
 * (B-064, B-065). `null` is no reply.
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
 * Page that confirms an order: `/fi/checkout/9` for logged-in visitors, the anonymous thank-you
 * page for others (OPERA-014, OPERA-015, ROLE-002, ROLE-009).
 */
export const confirmationPath = (prefix: string, orderId: string, isLoggedIn: boolean): string =>
  isLoggedIn ? legacyCheckoutPath(prefix, orderId) : thankYouPath(prefix, orderId);
