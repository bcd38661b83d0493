import {
  type AirplusAnswers,
  airplusFields,
  type CartOptions,
  missingAirplusCodes,
} from '@foyer/domain';
import type { Order } from '../database/order.ts';
import { type Refused, refused } from '../http/problem.ts';

/** How it is paid; in the legacy flow also the person the order was made for (CART-023). */
export type Payment = {
  paymentMethod: string;
  card_token?: string | undefined;
  airplus?: AirplusAnswers | undefined;
  /** Which option of the venue's offer is accepted, counted from 0. */
  offer_option?: number | undefined;
} & { readonly [Field in (typeof contactFields)[number]]?: string | undefined };

const contactFields = ['firstName', 'lastName', 'email', 'phone'] as const;

/** Why an order cannot be paid so; `null` if it can. An enquiry is not paid. */
export function paymentProblem(
  order: Order,
  payment: Payment,
  methods: readonly string[],
): Refused | null {
  const other = contactFields.find(
    (field) => payment[field] !== undefined && payment[field] !== order.contact[field],
  );
  if (other)
    return refused('invalid_field', 'is not what the order was made with', { field: other });
  if (order.isEnquiry) return null;
  if (!methods.includes(payment.paymentMethod))
    return refused('invalid_field', `one of ${methods.join(', ')}`, { field: 'paymentMethod' });
  if (payment.paymentMethod === 'creditcard' && (payment.card_token ?? '') === '')
    return refused('card_missing', 'a card is needed for this payment method', {
      field: 'card_token',
    });
  return null;
}

/**
 * The travel account's fields must be complete before anything is booked (CHECK-007, CHECK-009,
 *
 */
export function airplusProblem(
  { paymentMethod, airplus }: Payment,
  options: CartOptions,
): Refused | null {
  const asked = paymentMethod === 'airplus' ? airplusFields(options, 'airplus') : null;
  if (asked === null) return null;
  if (!asked.reasons.includes(airplus?.reason ?? ''))
    return refused('invalid_field', `one of ${asked.reasons.join(', ')}`, {
      field: 'airplus.reason',
    });
  const [missing] = missingAirplusCodes(asked, airplus?.codes ?? {});
  return missing === undefined
    ? null
    : refused('invalid_field', 'required', { field: `airplus.codes.${missing}` });
}
