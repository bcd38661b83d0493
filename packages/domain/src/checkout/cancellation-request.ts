import type { Money } from '../money.ts';
import type { CheckoutPaymentMethod } from './payment-method.ts';

/**
 * What the venue's terms depend on: the amount in minor units, and whether it is paid at the venue
 * (CHECK-012).
 */
export const cancellationRequest = (
  total: Money,
  method: CheckoutPaymentMethod,
): { amount: number; isPayOnSite: boolean } => ({
  amount: total.minor,
  isPayOnSite: method === 'onsite',
});
