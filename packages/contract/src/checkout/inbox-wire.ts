import type { Confirmation, OrderStatus } from '@foyer/domain';
import * as v from 'valibot';
import { confirmationWire, orderStatuses } from './order-wire.ts';

export type InboxOrder = { status: OrderStatus; confirmation: Confirmation };

/** An order as the inbox lists it (D-14). */
export const inboxOrderWire = v.pipe(
  v.object({ status: v.picklist(orderStatuses), order: confirmationWire }),
  v.transform(({ status, order }): InboxOrder => ({ status, confirmation: order })),
);
