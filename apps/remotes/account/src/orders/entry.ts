import type { OrdersState } from '@foyer/session';

/** An order as the inbox has it. */
export type Entry = Extract<OrdersState, { kind: 'ready' }>['orders'][number];
