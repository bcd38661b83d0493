import { firstHurdle, type Hurdle as DomainOrderBlocker } from '@foyer/domain';
import { useEffect, useRef, useState } from 'react';
import type { CardFrame } from '../card/use-card-frame.ts';

/** The first thing that blocks the order; a complete card can still be refused. */
export type Hurdle = DomainOrderBlocker | 'card-refused';

/** What is known of the order; a new `state` for every answer. */
export type OrderProgress = {
  state: unknown;
  processing: boolean;
  /** The card of the last attempt is unusable. */
  declined: boolean;
};

export type Attempt<Order> = {
  order: Order;
  needsCard: boolean;
  fieldsInOrder: boolean;
  accepted: boolean;
};
type Parts<Order> = {
  progress: OrderProgress;
  card: Pick<CardFrame, 'capture' | 'restart'>;
  cardToken: string | null;
  setCardToken: (token: string | null) => void;
  onOrder: (order: Order, cardToken: string | null) => void;
};

export type Placing<Order> = {
  hurdle: Hurdle | null;
  clearHurdle: () => void;
  busy: boolean;
  place: (attempt: Attempt<Order>) => Promise<void>;
  /** The same order again, at the price that the server answered. */
  placeAgain: () => void;
};

/**
 * From a press on the button to the order: fields, terms, card (B-049, B-050); one at a time, so
 * that a second press sends nothing.
 */
export function usePlacing<Order>({
  progress,
  card,
  cardToken,
  setCardToken,
  onOrder,
}: Parts<Order>): Placing<Order> {
  const [hurdle, setHurdle] = useState<Hurdle | null>(null);
  const [busy, setBusy] = useState(false);
  const isBusy = useRef(false);
  const sent = useRef<{ order: Order; cardToken: string | null } | null>(null);
  const mark = (now: boolean) => {
    isBusy.current = now;
    setBusy(now);
  };

  const { state, processing, declined } = progress;
  useEffect(() => {
    // Idle although it was sent: its address is checked first (CART-009).
    if (processing || sent.current === null) return;
    mark(false);
    // The token is stored only now: replacing the frame while the order is in progress would move
    // the page.
    setCardToken(declined ? null : sent.current.cardToken);
    if (!declined) return;
    card.restart();
    sent.current = null;
    // A declined card cannot be used again, and the frame that it was typed into is gone.
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only when an answer arrives
  }, [state]);

  const send = (order: Order, token: string | null) => {
    mark(true);
    sent.current = { order, cardToken: token };
    onOrder(order, token);
  };

  const place = async ({ order, needsCard, fieldsInOrder, accepted }: Attempt<Order>) => {
    if (isBusy.current || processing) return;
    const first = firstHurdle({ fieldsInOrder, accepted });
    setHurdle(first);
    if (first !== null) return;
    if (!needsCard) return send(order, null);
    if (cardToken !== null) return send(order, cardToken);
    mark(true);
    const captured = await card.capture();
    if (captured.kind === 'token') return send(order, captured.cardToken);
    mark(false);
    if (captured.kind === 'refused') card.restart();
    setHurdle(captured.kind === 'refused' ? 'card-refused' : 'card');
  };

  return {
    hurdle,
    busy: busy || processing,
    place,
    placeAgain: () => {
      if (sent.current) send(sent.current.order, sent.current.cardToken);
    },
    clearHurdle: () => setHurdle(null),
  };
}
