import { type Details, detailsProblems, valuesOf } from '@foyer/booking-ui/contact';
import {
  type Cart,
  chosenPaymentMethod,
  type Numbering,
  offeredPaymentMethods,
  propertyRequired,
} from '@foyer/domain';
import type { PropertySession } from '@foyer/session';

/** Stored details other than the contact, all empty. */
export const nothingMore = {
  paymentMethod: '',
  onsiteContact: '',
  customerAccount: '',
  department: '',
};

/** How a cart can be paid, and by which method with these details (OPERA-007, OPERA-046). */
export function paymentWith(
  { paymentMethods }: Pick<PropertySession, 'paymentMethods'>,
  { isEnquiry }: Pick<Cart, 'isEnquiry'>,
  { paymentMethod }: Pick<typeof nothingMore, 'paymentMethod'>,
) {
  const offered = offeredPaymentMethods(isEnquiry, paymentMethods);
  return { offered, method: chosenPaymentMethod(offered, null, paymentMethod) };
}

/** The order that these details make, and what is wrong with them. */
export function placementOf(
  session: Pick<PropertySession, 'paymentMethods'>,
  cart: Pick<Cart, 'isEnquiry'>,
  details: Details & typeof nothingMore,
  numbering: Numbering | null,
) {
  const { method } = paymentWith(session, cart, details);
  const required = propertyRequired(method);
  const wrong = detailsProblems('property', details, numbering, required);
  return {
    required,
    wrong,
    order: { values: valuesOf('property', details, numbering), method },
    inOrder: Object.keys(wrong).length === 0,
  };
}
