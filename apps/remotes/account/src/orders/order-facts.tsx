import type { OrdersState } from '@foyer/session';
import { Chip, type ChipTone } from '@foyer/ui';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import styles from './order-facts.module.css';

/** An order in the inbox. */
export type Entry = Extract<OrdersState, { kind: 'ready' }>['orders'][number];

const looks: Readonly<Record<Entry['status'], { words: MessageDescriptor; tone: ChipTone }>> = {
  created: { words: msg`Not finished`, tone: 'plain' },
  confirmed: { words: msg`Booked`, tone: 'success' },
  enquiry: { words: msg`Waiting for the venue`, tone: 'warn' },
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

/** Names and values, in two columns; stacked where it is narrow. */
export const NamedFacts = ({ children }: { children: ReactNode }) => (
  <dl className={styles.facts}>{children}</dl>
);

export const NamedFact = ({ name, children }: { name: ReactNode; children: ReactNode }) => (
  <div className={styles.fact}>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);
