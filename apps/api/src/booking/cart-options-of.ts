import {
  addOnsForRoom,
  type CartOptions,
  layoutCodes,
  type PaymentMethod,
  toMinor,
} from '@foyer/domain';
import type { CatalogueEntry, VenueDetails } from '../catalogue/catalogue-entry.ts';
import { premiumFeeOf } from '../catalogue/premium-fee.ts';
import type { StoredCart } from '../database/carts.ts';

type Chosen = Pick<StoredCart, 'isEnquiry'> & {
  item: Pick<StoredCart['item'], 'kind' | 'id' | 'roomId'>;
};

/**
 * What the venue's checkout asks for this cart, and how it is paid (CHECK-003 to CHECK-008). Venues
 * stored by older versions lack these fields.
 */
export function cartOptionsOf(
  { details, rooms, addOns }: CatalogueEntry,
  { isEnquiry, item }: Chosen,
): CartOptions {
  const { serviceFee, currency } = details;
  const payment: Partial<VenueDetails['payment']> = details.payment ?? {};
  const paymentMethods = paidBy(isEnquiry, payment.methods ?? ['creditcard', 'onsite']);
  const engine = payment.bookingEngine ?? null;
  const premiumFee = premiumFeeOf(details);
  const room = rooms.find(({ room: { id } }) => id === item.roomId)?.room;
  return {
    asks: {
      addOnEndTime: addOns.some(({ record }) => record.per === 'hour'),
      marketingConsent: details.marketingConsent ?? false,
      discountCode: false,
    },
    paymentMethods,
    bookingEngine:
      engine === null
        ? { paymentMethods, preferred: null }
        : {
            paymentMethods: paidBy(isEnquiry, engine.methods),
            preferred: engine.methods.find((method) => method === engine.preferred) ?? null,
          },
    airplus: payment.airplus ?? null,
    premiumFee: premiumFee === 0 ? null : { minor: premiumFee, currency },
    serviceFee: serviceFee && {
      id: serviceFee.id,
      amount: { minor: toMinor(serviceFee.amount, currency), currency },
    },
    hasIntegration: false,
    unpricedServicesAreFree: details.unpricedServicesAreFree ?? false,
    availabilityId: item.id,
    applicableLayouts:
      item.kind === 'package' || !room
        ? []
        : room.layouts.flatMap(({ name, capacity, originalCapacity }) =>
            capacity === null ? [] : [{ code: layoutCodes[name], capacity, originalCapacity }],
          ),
    offers: {
      addOns: addOnsForRoom(addOns, item.roomId).length,
      bedrooms: details.bedrooms.filter(({ available }) => available > 0).length,
    },
  };
}

/** An enquiry has no payment. */
const paidBy = (isEnquiry: boolean, methods: readonly PaymentMethod[]): readonly PaymentMethod[] =>
  isEnquiry ? ['none'] : methods;

/** All payment methods of a cart, on any site. */
export const acceptedMethods = ({
  paymentMethods,
  bookingEngine,
}: CartOptions): readonly PaymentMethod[] => [
  ...new Set([...paymentMethods, ...bookingEngine.paymentMethods]),
];
