export type PaymentMethod = 'creditcard' | 'invoice' | 'onsite' | 'airplus' | 'none';

/**
 * The ways to pay of all checkouts: the cart's, and the account with a property system (CHECK-004,
 * OPERA-046).
 */
export type CheckoutPaymentMethod = PaymentMethod | 'accountcredits';

/**
 * The methods to choose from: an enquiry is not paid for (OPERA-046, ROLE-008, B-063). `offered`
 * are the venue's or the site's, which may be the card alone.
 */
export const offeredPaymentMethods = <Method extends CheckoutPaymentMethod>(
  isEnquiry: boolean,
  offered: readonly Method[],
): readonly (Method | 'none')[] =>
  isEnquiry ? ['none'] : offered.filter((method) => method !== 'none');

/**
 * The visitor’s own choice if it is offered; from the start the preferred one if it is, else the
 * first (CHECK-004, A-120).
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
 * Asks for a card in the vault's frame; every other way is sent straight away (OPERA-027,
 * OPERA-028).
 */
export const needsCard = (method: CheckoutPaymentMethod): boolean => method === 'creditcard';

/** The office takes cards only (REGUS-015). */
export const officePaymentMethods = [
  'creditcard',
] as const satisfies readonly CheckoutPaymentMethod[];

/** What a property system can be paid with; a site may offer less (OPERA-046). */
export const propertyPaymentMethods = [
  'creditcard',
  'accountcredits',
] as const satisfies readonly CheckoutPaymentMethod[];
