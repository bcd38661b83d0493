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
  /** Who is logged in fills the fields; `null` until it is known. */
  visitor: Visitor | null;
  /**
   * Where this checkout asks for it: the country that the visitor is in, `null` until it is known.
   */
  country?: string | null;
  /** What this checkout asks beside the contact, as it stands before anything is typed. */
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
  /** The tick under the terms. */
  accepted: boolean;
  setAccepted: (accepted: boolean) => void;
  /** From the first press on, what is wrong is said. */
  isPressed: boolean;
  press: (event: FormEvent, attempt: Omit<Attempt<Order>, 'accepted' | 'needsCard'>) => void;
} & Pick<Placing<Order>, 'hurdle' | 'clearHurdle' | 'busy' | 'placeAgain'>;

/**
 * What the form of every checkout remembers, whatever it asks and however its order is sent:
 * details, card, tick and presses. It keeps all of it, whatever becomes of the order.
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

  // Of fields that are wrong, or that an answer says are: a dialog that was in between has given
  // the focus back by then.
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
