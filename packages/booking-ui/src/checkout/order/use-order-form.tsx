import type { Numbering } from '@foyer/domain';
import type { OrderState, Readable } from '@foyer/session';
import { refusedField } from '@foyer/ui';
import {
  type FormEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { useNumbering } from '../../contact/index.ts';
import { CardPanel } from '../card/card-panel.tsx';
import { useCardFrame } from '../card/use-card-frame.ts';
import type { MoreDetails } from '../details/kept-details.ts';
import { type DetailsOf, useDetails } from '../details/use-details.ts';
import type { AnyCheckout } from '../checkout-page.tsx';
import { HasAccount } from '../has-account.tsx';
import { sentFields } from './act-on-order.ts';
import { type Attempt, type Placing, usePlacing } from './use-placing.ts';

type Asked<More, Order> = {
  session: AnyCheckout;
  cartId: string;
  venueCountry: string;
  /** Only where this checkout asks for it: the visitor's country, `null` until it is known. */
  country?: string | null;
  /** Further fields of this checkout, with their initial values. */
  more: More;
  paysByCard: (details: DetailsOf<More>) => boolean;
  onOrder: (order: Order, cardToken: string | null) => void;
};

export type OrderForm<More, Order> = {
  order: OrderState;
  ref: RefObject<HTMLFormElement | null>;
  details: DetailsOf<More>;
  changeDetails: (change: Partial<DetailsOf<More>>) => void;
  numbering: Numbering | null;
  numberingFailed: boolean;
  /** Note at the e-mail field: the address has an account. */
  emailNote: ReactNode;
  cardPanel: ReactNode;
  /** The terms' checkbox. */
  accepted: boolean;
  setAccepted: (accepted: boolean) => void;
  /** Errors are shown from the first press on. */
  isPressed: boolean;
  press: (
    event: FormEvent<HTMLFormElement>,
    attempt: Omit<Attempt<Order>, 'accepted' | 'needsCard'>,
  ) => void;
} & Pick<Placing<Order>, 'blocker' | 'clearBlocker' | 'busy' | 'processing'>;

/**
 * The state of every checkout's form: details, card, terms and presses. It survives every result of
 * the order.
 */
export function useOrderForm<More extends MoreDetails, Order>(
  asked: Asked<More, Order>,
): OrderForm<More, Order> {
  const { session, cartId, venueCountry, country = null, more, paysByCard, onOrder } = asked;
  const order = useRead(session.order);
  const emailCheck = useRead(session.emailCheck);
  const cardFrame = useRead(session.cardFrame);
  // The logged-in user fills the fields.
  const visitor = useRead(session.visitor)?.visitor ?? null;
  const ref = useRef<HTMLFormElement>(null);
  const { sent } = session;
  const [accepted, setAccepted] = useState(sent?.has('terms') ?? false);
  const [cardToken, setCardToken] = useState<string | null>(null);
  const [presses, setPresses] = useState(sent ? 1 : 0);
  const {
    numbering,
    failed: numberingFailed,
    waits,
    waiting,
  } = useNumbering(() => session.log('numbering-missing'), sent !== null);
  const [details, changeDetails] = useDetails({
    cartId,
    venueCountry,
    visitor,
    country,
    numbering,
    more,
    sent,
  });
  const needsCard = paysByCard(details);
  const card = useCardFrame(cardFrame, needsCard && cardToken === null);
  const { place, busy, ...placing } = usePlacing<Order>({
    state: order,
    card,
    cardToken,
    setCardToken,
    onOrder,
    first: sent && (sent.has('terms') ? 'fields' : 'terms'),
  });

  // After a dialog for wrong fields, or fields that an answer calls wrong, has restored the focus.
  useEffect(() => {
    const wrong = ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (!wrong) return;
    unfold(wrong);
    wrong.focus();
  }, [presses, order]);

  const press: OrderForm<More, Order>['press'] = (event, attempt) => {
    if (waits(event)) return;
    event.preventDefault();
    setPresses((count) => count + 1);
    // What is refused at its field has no value that could be ordered.
    const isRefused = ref.current !== null && refusedField(ref.current) !== null;
    void place({
      ...attempt,
      fieldsInOrder: attempt.fieldsInOrder && !isRefused,
      accepted,
      needsCard,
    });
  };

  const hasAccount = emailCheck.kind === 'has-account' && emailCheck.email === details.email.trim();

  return {
    order,
    ref,
    details,
    changeDetails: (change) => changeDetails({ ...details, ...change }),
    numbering,
    numberingFailed,
    emailNote: hasAccount ? (
      <>
        <HasAccount login={session.links.login} />
        {/* A second attempt with this address goes on without the account. */}
        <input type="hidden" name={sentFields.account} value={emailCheck.email} />
      </>
    ) : undefined,
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
    busy: busy || waiting,
    ...placing,
  };
}

/** Opens the parts that hide an element, which otherwise could not take the focus. */
function unfold(element: Element): void {
  for (let fold = element.closest('details'); fold;) {
    fold.open = true;
    fold = fold.parentElement?.closest('details') ?? null;
  }
}

const useRead = <Value,>({ subscribe, get, first }: Readable<Value>): Value =>
  useSyncExternalStore(subscribe, get, first);
