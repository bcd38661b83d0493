export type PaymentMethod = 'creditcard' | 'invoice' | 'onsite' | 'airplus' | 'none';

/**
 * The payment methods of all checkouts: the cart's, and the account with a property system
 * (CHECK-004, OPERA-046).
 */
export type CheckoutPaymentMethod = PaymentMethod | 'accountcredits';

/**
 * The methods on offer; none for an enquiry, which is not paid (OPERA-046, ROLE-008, B-063).
 * `offered` are the venue's or the site's, possibly only the card.
 */
export const offeredPaymentMethods = <Method extends CheckoutPaymentMethod>(
  isEnquiry: boolean,
  offered: readonly Method[],
): readonly (Method | 'none')[] =>
  isEnquiry ? ['none'] : offered.filter((method) => method !== 'none');

/**
 * The visitor's choice if it is offered, else the preferred method if it is, else the first
 * (CHECK-004, A-120).
 */
export const chosenPaymentMethod = <Method extends CheckoutPaymentMethod>(
  offered: readonly Method[],
  preferred: Method | null,
  chosen: string,
): Method | 'none' =>
  offered.find((method) => method === chosen) ??
  offered.find((method) => method === preferred) ??
  offered[0] ??
  'none';

/**
 * Whether the method needs the card frame; orders with other methods are sent directly (OPERA-027,
 * OPERA-028).
 */
export const needsCard = (method: CheckoutPaymentMethod): boolean => method === 'creditcard';

/** The office flow takes cards only (REGUS-015). */
export const officePaymentMethods = [
  'creditcard',
] as const satisfies readonly CheckoutPaymentMethod[];

/** Methods of a property system; a site may offer fewer (OPERA-046). */
export const propertyPaymentMethods = [
  'creditcard',
  'accountcredits',
] as const satisfies readonly CheckoutPaymentMethod[];
