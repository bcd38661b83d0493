import type { OrderCancellation } from '@foyer/domain';
import * as v from 'valibot';
import { moneyWire } from '../fields.ts';

/** What cancelling an order would mean now, or meant. */
export const orderCancellationWire = v.pipe(
  v.object({
    state: v.picklist(['open', 'cancelled', 'closed']),
    fee: v.nullable(moneyWire),
    refund: v.nullable(moneyWire),
    free_until: v.nullable(v.number()),
  }),
  v.transform(({ free_until, ...wire }): OrderCancellation => ({ ...wire, freeUntil: free_until })),
);
export const writeOrderCancellation = ({
  freeUntil,
  ...cancellation
}: OrderCancellation): v.InferInput<typeof orderCancellationWire> => ({
  ...cancellation,
  free_until: freeUntil,
});

/**
 * The fee that the visitor was shown, in minor units; `null` where it was what they agreed with the
 * venue.
 */
export const cancelBody = v.object({
  fee: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0))),
});
