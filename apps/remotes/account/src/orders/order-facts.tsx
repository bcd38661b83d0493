import type { OrdersState } from '@foyer/session';
import { Chip, type ChipTone } from '@foyer/ui';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

/** An order in the inbox. */
export type Entry = Extract<OrdersState, { kind: 'ready' }>['orders'][number];

const looks: Readonly<Record<Entry['status'], { words: MessageDescriptor; tone: ChipTone }>> = {
  created: { words: msg`Not finished`, tone: 'plain' },
  confirmed: { words: msg`Booked`, tone: 'success' },
  enquiry: { words: msg`Waiting for the venue`, tone: 'warn' },
  offered: { words: msg`Offer to accept`, tone: 'accent' },
  declined: { words: msg`Declined`, tone: 'plain' },
  cancelled: { words: msg`Cancelled`, tone: 'plain' },
  expired: { words: msg`Expired`, tone: 'plain' },
};

/** The status of an order, in a word. */
export function OrderState({ status }: { status: Entry['status'] }) {
  const { i18n } = useLingui();
  const { words, tone } = looks[status];
  return <Chip tone={tone}>{i18n._(words)}</Chip>;
}
