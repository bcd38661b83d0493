import type { OrdersState } from '@foyer/session';

/** An order in the inbox. */
export type Entry = Extract<OrdersState, { kind: 'ready' }>['orders'][number];
