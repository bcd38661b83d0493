import type { Money } from '../money.ts';
import type { CheckoutValues } from '../checkout/checkout-fields.ts';
import { chosenMenus } from '../add-ons/menus.ts';
import { offeredPaymentMethods, type CheckoutPaymentMethod } from '../payment/payment-method.ts';
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
