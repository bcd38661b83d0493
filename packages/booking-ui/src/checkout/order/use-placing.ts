import type { OrderState } from '@foyer/session';
import { useEffect, useRef, useState } from 'react';
import type { CardFrame } from '../card/use-card-frame.ts';

/**
 * The first thing that blocks the order: fields before terms before card (REGUS-030, B-049, B-050);
 * a complete card can still be refused. `card-away`: the vault's frame does not answer.
 */
export type OrderBlocker = 'fields' | 'terms' | 'card' | 'card-refused' | 'card-away';

export type Attempt<Order> = {
  order: Order;
  needsCard: boolean;
  fieldsInOrder: boolean;
  accepted: boolean;
};
type Parts<Order> = {
  state: OrderState;
  card: Pick<CardFrame, 'capture' | 'restart'>;
  cardToken: string | null;
  setCardToken: (token: string | null) => void;
  onOrder: (order: Order, cardToken: string | null) => void;
  /** What may block the form that the page answers. */
  first: OrderBlocker | null;
};

export type Placing<Order> = {
  blocker: OrderBlocker | null;
  clearBlocker: () => void;
  busy: boolean;
  /** From the complete card on, not while it is checked (REGUS-031, OPERA-029). */
  processing: boolean;
  place: (attempt: Attempt<Order>) => Promise<void>;
};

/**
 * From a press on the button to the order: fields, terms, card (B-049, B-050); one at a time, so
 * that a second press sends nothing.
 */
export function usePlacing<Order>({
  state,
  card,
  cardToken,
  setCardToken,
  onOrder,
  first: firstBlocker,
}: Parts<Order>): Placing<Order> {
  const [blocker, setBlocker] = useState<OrderBlocker | null>(firstBlocker);
  const [busy, setBusy] = useState(false);
  const isBusy = useRef(false);
  const [submitting, setSubmitting] = useState(false);
  const sent = useRef<{ cardToken: string | null } | null>(null);
  const mark = (now: boolean) => {
    isBusy.current = now;
    setBusy(now);
  };

  const processing = state.kind === 'processing';
  useEffect(() => {
    // Idle although it was sent: its address is checked first (CART-009).
    if (processing || sent.current === null) return;
    mark(false);
    // The token is stored only now: replacing the frame while the order is in progress would move
    // the page.
    const isUsedUp = usesUpCard(state);
    setCardToken(isUsedUp ? null : sent.current.cardToken);
    if (!isUsedUp) return;
    card.restart();
    sent.current = null;
    // A declined card cannot be used again, and the frame that it was typed into is gone.
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only when an answer arrives
  }, [state]);

  const send = (order: Order, token: string | null) => {
    mark(true);
    sent.current = { cardToken: token };
    onOrder(order, token);
  };

  const place = async ({ order, needsCard, fieldsInOrder, accepted }: Attempt<Order>) => {
    if (isBusy.current || processing) return;
    const first = !fieldsInOrder ? 'fields' : !accepted ? 'terms' : null;
    setBlocker(first);
    if (first !== null) return;
    if (!needsCard) return send(order, null);
    if (cardToken !== null) return send(order, cardToken);
    mark(true);
    const captured = await card.capture(setSubmitting);
    if (captured.kind === 'token') return send(order, captured.cardToken);
    mark(false);
    if (captured.kind === 'refused') card.restart();
    setBlocker(blockerOf[captured.kind]);
  };

  return {
    blocker,
    busy: busy || processing,
    processing: processing || submitting,
    place,
    clearBlocker: () => setBlocker(null),
  };
}

const blockerOf = {
  incomplete: 'card',
  refused: 'card-refused',
  silent: 'card-away',
} as const;

/** Whether the card of the last attempt is unusable. */
function usesUpCard(state: OrderState): boolean {
  if (state.kind === 'card-refused' || state.kind === 'refused') return true;
  return (
    state.kind === 'failed' &&
    state.problem.kind === 'refused' &&
    (state.problem.problem.code === 'card_declined' ||
      state.problem.problem.code === 'card_missing')
  );
}
