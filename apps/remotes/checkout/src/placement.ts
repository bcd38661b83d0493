import { detailsProblems, type Details, valuesOf } from '@foyer/booking-ui/contact';
import {
  airplusCodes,
  type AirplusFields,
  airplusFields,
  asksVenue,
  type Cart,
  chosenPaymentMethod,
  contactIn,
  missingAirplusCodes,
  type Numbering,
  offeredPaymentMethods,
  paymentOf,
  standardRequired,
  type Taken,
} from '@foyer/domain';
import type { CartSession, Payment as PaymentOfOrder } from '@foyer/session';
import type { TravelDetails } from './payment/travel-account.tsx';

/** Stored details other than the contact, all empty. */
export const asked: TravelDetails & { marketingConsent: string; paymentMethod: string } = {
  paymentMethod: '',
  marketingConsent: '',
  airplusReason: '',
  ...(Object.fromEntries(airplusCodes.map((code) => [`airplus${code}`, ''])) as Omit<
    TravelDetails,
    'airplusReason'
  >),
};

type CheckoutDetails = Details & typeof asked;

/** How a cart can be paid, and by which method with these details (CHECK-004, A-120). */
export function paymentWith(
  { site }: Pick<CartSession, 'site'>,
  cart: Cart,
  taken: Taken,
  { paymentMethod }: Pick<CheckoutDetails, 'paymentMethod'>,
) {
  // The booking engine has its own payment methods.
  const { paymentMethods, preferred } = paymentOf(cart, site.offerCards === 'book');
  const offered = offeredPaymentMethods(asksVenue(cart, taken), paymentMethods);
  return { offered, method: chosenPaymentMethod(offered, preferred, paymentMethod) };
}

/** The order that these details make, and what is wrong with them. */
export function placementOf(
  session: Pick<CartSession, 'site'>,
  cart: Cart,
  taken: Taken,
  details: CheckoutDetails,
  numbering: Numbering | null,
) {
  const { method } = paymentWith(session, cart, taken, details);
  const flow: 'legacy' | 'cart' = session.site.checkout === 'legacy' ? 'legacy' : 'cart';
  const required = standardRequired(flow, method === 'invoice');
  const wrong = detailsProblems(flow, details, numbering, required);
  const travel = airplusFields(cart, method);
  const airplus = travel && answersOf(travel, details);
  return {
    flow,
    required,
    wrong,
    travel,
    order: {
      contact: contactIn(valuesOf(flow, details, numbering)),
      method,
      airplus,
      marketingConsent: details.marketingConsent !== '',
    },
    inOrder: Object.keys(wrong).length === 0 && (travel === null || airplus !== null),
  };
}

/** The answers for the travel account; `null` while one is missing. */
function answersOf(fields: AirplusFields, details: TravelDetails): PaymentOfOrder['airplus'] {
  const codes = Object.fromEntries(
    fields.codes.map((code) => [code, details[`airplus${code}`].trim()]),
  );
  return details.airplusReason === '' || missingAirplusCodes(fields, codes).length > 0
    ? null
    : { reason: details.airplusReason, codes };
}
