import { Cancellation, type CardFrameAddress, CardPanel, Consent, HasAccount, HurdleNotice, OrderFailure, PriceChangedDialog, Submit, TermsMissing, useCardFrame, useDetails, usePlacing, useRefusedField, YourDetails } from '@foyer/booking-ui/checkout';
import { contactOf, detailsFieldOf, detailsProblems, type DetailsProblems, useNumbering } from '@foyer/booking-ui/contact';
import { type CancellationTerms, type Cart, cartTotal, type Contact, needsCard, offeredPaymentMethods, type PaymentMethod, preselectedPaymentMethod, type Visitor } from '@foyer/domain';
import { useFormats } from '@foyer/i18n';
import type { BaseSession, EmailCheckState, OrderState } from '@foyer/session';
import { Notice, Overlay, iconInfo } from '@foyer/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import styles from './checkout-form.module.css';
import { Payment } from './payment/payment.tsx';

type PaymentOfOrder = { readonly method: PaymentMethod; readonly cardToken: string | null };

type CheckoutFormProps = {
  readonly cart: Cart;
  /** Who is logged in fills the fields; `null` until it is known. */
  readonly visitor: Visitor | null;
  readonly cancellation: CancellationTerms | null;
  readonly validation: BaseSession['validation'];
  readonly order: OrderState;
  readonly emailCheck: EmailCheckState;
  readonly cardFrame: CardFrameAddress;
  readonly venueLink: string | null;
  readonly serviceTerms: string;
  readonly login: string;
  readonly onOrder: (contact: Contact, payment: PaymentOfOrder) => void;
  readonly onDismiss: () => void;
  readonly onQuietFailure: (event: string) => void;
};

/** Details, cancellation terms, payment, terms, button (CHECK, D-10). It keeps what was typed, whatever becomes of the order. */
export function CheckoutForm({ cart, visitor, cancellation, validation, order, emailCheck, cardFrame, venueLink, serviceTerms, login, onOrder, onDismiss, onQuietFailure }: CheckoutFormProps) {
  const { t } = useLingui();
  const formats = useFormats();
  const form = useRef<HTMLFormElement>(null);
  const offered = offeredPaymentMethods(cart.isEnquiry, cart.paymentMethods);
  const [method, setMethod] = useState(() => preselectedPaymentMethod(offered, null));
  const [accepted, setAccepted] = useState(false);
  const [cardToken, setCardToken] = useState<string | null>(null);
  const [presses, setPresses] = useState(0);
  const { numbering, failed: numberingFailed } = useNumbering(() => onQuietFailure('numbering-missing'));
  const [details, changeDetails] = useDetails({ cartId: cart.id, venueCountry: cart.venue.countryCode, visitor, numbering, more: {} });
  const card = useCardFrame(cardFrame, needsCard(method) && cardToken === null);
  const placing = usePlacing<{ readonly contact: Contact; readonly method: PaymentMethod }>({
    progress: { state: order, processing: order.kind === 'processing', declined: isDeclined(order) },
    card,
    cardToken,
    setCardToken,
    onOrder: ({ contact, method: paidBy }, token) => onOrder(contact, { method: paidBy, cardToken: token }),
  });

  const companyRequired = method === 'invoice';
  const wrong = detailsProblems(details, numbering, companyRequired);
  const refusedField = order.kind === 'failed' ? detailsFieldOf(order.field) : null;
  const isRefused = useRefusedField(refusedField && order, refusedField && details[refusedField]);
  const refused: DetailsProblems = refusedField && isRefused ? { [refusedField]: 'refused' } : {};
  const problems: DetailsProblems = presses > 0 ? { ...wrong, ...refused } : refused;
  const hasAccount = emailCheck.kind === 'has-account' && emailCheck.email === contactOf(details, numbering).email;
  const fieldsInOrder = Object.keys(wrong).length === 0;

  useEffect(() => {
    if (presses > 0 || order.kind === 'failed') form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [presses, order]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setPresses((count) => count + 1);
    void placing.place({ order: { contact: contactOf(details, numbering), method }, needsCard: needsCard(method), fieldsInOrder, accepted });
  };

  const total = cartTotal(cart.items)
    .map((amount) => formats.money(amount))
    .join(' + ');

  return (
    <>
      <form ref={form} className={styles.form} noValidate onSubmit={submit} aria-busy={placing.busy}>
        {cart.isEnquiry && (
          <Notice tone="accent" icon={iconInfo}>
            <Trans>This is an enquiry. The venue will reply with an offer.</Trans>
          </Notice>
        )}
        <YourDetails details={details} problems={problems} validation={validation} companyRequired={companyRequired} numbering={numbering} numberingFailed={numberingFailed} emailNote={hasAccount ? <HasAccount login={login} /> : undefined} onChange={changeDetails} />
        {cancellation && !cart.isEnquiry && <Cancellation terms={cancellation} zone={cart.venue.timezone} />}
        {!cart.isEnquiry && offered.length > 0 && (
          <Payment
            offered={offered}
            chosen={method}
            onChange={(next) => {
              setMethod(next);
              placing.clearHurdle();
            }}
            card={<CardPanel url={cardFrame.url} frame={card} kept={cardToken !== null} onForget={() => setCardToken(null)} />}
          />
        )}
        <section className={styles.end} aria-label={t`Terms and booking`}>
          <Consent
            accepted={accepted}
            onChange={setAccepted}
            error={placing.hurdle === 'terms' && !accepted && <TermsMissing in={validation} />}
            serviceTerms={serviceTerms}
            venueTerms={cart.venue.termsOfUse || cart.venue.terms}
          />
          {order.kind === 'failed' && !placing.busy && <OrderFailure problem={order.problem} venueLink={venueLink} />}
          <HurdleNotice hurdle={placing.hurdle} fieldsInOrder={fieldsInOrder} validation={validation} />
          <Submit total={total || null} isEnquiry={cart.isEnquiry} accepted={accepted} busy={placing.busy} note={<SubmitNote isEnquiry={cart.isEnquiry} withCard={needsCard(method)} />} />
        </section>
      </form>
      {order.kind === 'price-changed' && (
        <PriceChangedDialog open before={order.before} now={order.now} onAccept={placing.placeAgain} onDismiss={onDismiss} />
      )}
      <Overlay open={order.kind === 'processing'}>{cart.isEnquiry ? <Trans>Sending your enquiry …</Trans> : <Trans>Booking your room …</Trans>}</Overlay>
    </>
  );
}

const isDeclined = (order: OrderState): boolean => order.kind === 'failed' && order.problem.kind === 'refused' && (order.problem.problem.code === 'card_declined' || order.problem.problem.code === 'card_missing');

function SubmitNote({ isEnquiry, withCard }: { readonly isEnquiry: boolean; readonly withCard: boolean }) {
  if (isEnquiry) return <Trans>Nothing is booked or charged yet.</Trans>;
  return withCard ? <Trans>Your card is charged when the venue confirms, usually at once.</Trans> : <Trans>Nothing is charged now.</Trans>;
}
