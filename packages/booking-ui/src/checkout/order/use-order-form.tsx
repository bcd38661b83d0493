import type { Numbering, Visitor } from '@foyer/domain';
import { type FormEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { useNumbering } from '../../contact/index.ts';
import type { CardFrameAddress } from '../card/card-message.ts';
import { CardPanel } from '../card/card-panel.tsx';
import { useCardFrame } from '../card/use-card-frame.ts';
import type { MoreDetails } from '../details/kept-details.ts';
import { type DetailsOf, useDetails } from '../details/use-details.ts';
import { type Attempt, type OrderProgress, type Placing, usePlacing } from './use-placing.ts';

type Asked<More, Order> = {
  cartId: string;
  venueCountry: string;
  /** The logged-in user fills the fields; `null` until known. */
  visitor: Visitor | null;
  /** Only where this checkout asks for it: the visitor's country, `null` until it is known. */
  country?: string | null;
  /** Further fields of this checkout, with their initial values. */
  more: More;
  cardFrame: CardFrameAddress;
  paysByCard: (details: DetailsOf<More>) => boolean;
  progress: OrderProgress;
  onOrder: (order: Order, cardToken: string | null) => void;
  onQuietFailure: (event: string) => void;
};

export type OrderForm<More, Order> = {
  ref: RefObject<HTMLFormElement | null>;
  details: DetailsOf<More>;
  changeDetails: (change: Partial<DetailsOf<More>>) => void;
  numbering: Numbering | null;
  numberingFailed: boolean;
  cardPanel: ReactNode;
  /** The terms' checkbox. */
  accepted: boolean;
  setAccepted: (accepted: boolean) => void;
  /** Errors are shown from the first press on. */
  isPressed: boolean;
  press: (event: FormEvent, attempt: Omit<Attempt<Order>, 'accepted' | 'needsCard'>) => void;
} & Pick<Placing<Order>, 'hurdle' | 'clearHurdle' | 'busy' | 'placeAgain'>;

/**
 * The state of every checkout's form: details, card, terms and presses. It survives every result of
 * the order.
 */
export function useOrderForm<More extends MoreDetails, Order>(
  asked: Asked<More, Order>,
): OrderForm<More, Order> {
  const {
    cartId,
    venueCountry,
    visitor,
    country = null,
    more,
    cardFrame,
    paysByCard,
    progress,
    onOrder,
    onQuietFailure,
  } = asked;
  const ref = useRef<HTMLFormElement>(null);
  const [accepted, setAccepted] = useState(false);
  const [cardToken, setCardToken] = useState<string | null>(null);
  const [presses, setPresses] = useState(0);
  const { numbering, failed: numberingFailed } = useNumbering(() =>
    onQuietFailure('numbering-missing'),
  );
  const [details, changeDetails] = useDetails({
    cartId,
    venueCountry,
    visitor,
    country,
    numbering,
    more,
  });
  const needsCard = paysByCard(details);
  const card = useCardFrame(cardFrame, needsCard && cardToken === null);
  const { place, ...placing } = usePlacing<Order>({
    progress,
    card,
    cardToken,
    setCardToken,
    onOrder,
  });

  // After a dialog for wrong fields, or fields that an answer calls wrong, has restored the focus.
  useEffect(
    () => ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(),
    [presses, progress.state],
  );

  const press: OrderForm<More, Order>['press'] = (event, attempt) => {
    event.preventDefault();
    setPresses((count) => count + 1);
    void place({ ...attempt, accepted, needsCard });
  };

  return {
    ref,
    details,
    changeDetails: (change) => changeDetails({ ...details, ...change }),
    numbering,
    numberingFailed,
    cardPanel: (
      <CardPanel
        url={cardFrame.url}
        frame={card}
        kept={cardToken !== null}
        onForget={() => setCardToken(null)}
      />
    ),
    accepted,
    setAccepted,
    isPressed: presses > 0,
    press,
    ...placing,
  };
}
