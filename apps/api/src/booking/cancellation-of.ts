import { type Instant, type OrderCancellation, orderCancellation } from '@foyer/domain';
import type { VenueDetails } from '../catalogue/catalogue-entry.ts';
import type { Order } from '../database/order.ts';

/** What cancelling would cost at `now`, or did cost when it was done. */
export function cancellationOf(
  order: Order,
  { currency }: Pick<VenueDetails, 'currency'>,
  now: Instant,
): OrderCancellation {
  const { items, status, total } = order;
  const at = orderCancellation(
    {
      status,
      meetings: items,
      bookedAt: order.processedAt ?? now,
      total,
      currency,
      isReserved: order.authorizationId !== null,
    },
    now,
  );
  if (order.cancellation === null) return at;
  const { fee, refund } = order.cancellation;
  return { ...at, fee, refund };
}
