import { firstHurdle, needsCard, type Contact, type Hurdle as OrderHurdle, type PaymentMethod } from '@foyer/domain';
import type { OrderState } from '@foyer/session';
import { useEffect, useRef, useState } from 'react';
import type { CardFrame } from '../card/use-card-frame.ts';

/** The first thing that keeps the order from being placed; a card can be complete and still be refused. */
export type Hurdle = OrderHurdle | 'card-refused';

export type Payment = { readonly method: PaymentMethod; readonly cardToken: string | null };
type Attempt = { readonly contact: Contact; readonly method: PaymentMethod; readonly fieldsInOrder: boolean; readonly accepted: boolean };
type Placing = {
  readonly order: OrderState;
  readonly card: Pick<CardFrame, 'capture' | 'restart'>;
  readonly cardToken: string | null;
  readonly setCardToken: (token: string | null) => void;
  readonly onOrder: (contact: Contact, payment: Payment) => void;
};

/** From a press on the button to the order: one at a time, so that a second press sends nothing. */
export function usePlacing({ order, card, cardToken, setCardToken, onOrder }: Placing) {
  const [hurdle, setHurdle] = useState<Hurdle | null>(null);
  const [busy, setBusy] = useState(false);
  const isBusy = useRef(false);
  const sent = useRef<{ readonly contact: Contact; readonly payment: Payment } | null>(null);
  const mark = (now: boolean) => {
    isBusy.current = now;
    setBusy(now);
  };

  const declined = order.kind === 'failed' && order.problem.kind === 'refused' && (order.problem.problem.code === 'card_declined' || order.problem.problem.code === 'card_missing');
  useEffect(() => {
    if (order.kind !== 'failed' && order.kind !== 'price-changed') return;
    mark(false);
    // The token is kept only now: a frame that gave way to it while the order is under way would move the page.
    setCardToken(declined ? null : (sent.current?.payment.cardToken ?? null));
    if (declined) card.restart();
    // Only when an answer arrives: a declined card is of no use any more and the frame it was typed into is gone.
  }, [order]);

  const send = (contact: Contact, payment: Payment) => {
    mark(true);
    sent.current = { contact, payment };
    onOrder(contact, payment);
  };

  const place = async ({ contact, method, fieldsInOrder, accepted }: Attempt) => {
    if (isBusy.current || order.kind === 'processing') return;
    const first = firstHurdle({ fieldsInOrder, accepted });
    setHurdle(first);
    if (first !== null) return;
    if (!needsCard(method)) return send(contact, { method, cardToken: null });
    if (cardToken !== null) return send(contact, { method, cardToken });
    mark(true);
    const captured = await card.capture();
    if (captured.kind === 'token') return send(contact, { method, cardToken: captured.cardToken });
    mark(false);
    if (captured.kind === 'refused') card.restart();
    setHurdle(captured.kind === 'refused' ? 'card-refused' : 'card');
  };

  return {
    hurdle,
    busy: busy || order.kind === 'processing',
    place,
    /** The same order again, at the price the server has named since. */
    placeAgain: () => {
      if (sent.current) send(sent.current.contact, sent.current.payment);
    },
    clearHurdle: () => setHurdle(null),
  };
}
