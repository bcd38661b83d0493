import { type CancellationTerms, type Cart, cartTotal, type Contact, needsCard, offeredPaymentMethods, preselectedPaymentMethod } from '@foyer/domain';
import { useFormats } from '@foyer/i18n';
import type { BaseSession, OrderState } from '@foyer/session';
import { Notice, Overlay, iconAlert, iconInfo } from '@foyer/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { CardFrameAddress } from './card/card-message.ts';
import { CardPanel } from './card/card-panel.tsx';
import { useCardFrame } from './card/use-card-frame.ts';
import styles from './checkout-form.module.css';
import { contactOf } from './details/details.ts';
import { detailsFieldOf, detailsProblems, type DetailsProblems } from './details/details-problems.ts';
import { useDetails } from './details/use-details.ts';
import { ValidationText } from './details/validation-text.tsx';
import { YourDetails } from './details/your-details.tsx';
import { Cancellation } from './order/cancellation.tsx';
import { Consent } from './order/consent.tsx';
import { OrderFailure } from './order/order-failure.tsx';
import { PriceChangedDialog } from './order/price-changed-dialog.tsx';
import { Submit } from './order/submit.tsx';
import { type Hurdle, type Payment as PaymentOfOrder, usePlacing } from './order/use-placing.ts';
import { Payment } from './payment/payment.tsx';
import { useNumbering } from './phone/use-numbering.ts';

type CheckoutFormProps = {
  readonly cart: Cart;
  readonly cancellation: CancellationTerms | null;
  readonly validation: BaseSession['validation'];
  readonly order: OrderState;
  readonly cardFrame: CardFrameAddress;
  readonly venueLink: string | null;
  readonly serviceTerms: string;
  readonly onOrder: (contact: Contact, payment: PaymentOfOrder) => void;
  readonly onDismiss: () => void;
  readonly onQuietFailure: (event: string) => void;
};

/** Details, cancellation terms, payment, terms, button (CHECK, D-10). It keeps what was typed, whatever becomes of the order. */
export function CheckoutForm({ cart, cancellation, validation, order, cardFrame, venueLink, serviceTerms, onOrder, onDismiss, onQuietFailure }: CheckoutFormProps) {
  const { t } = useLingui();
  const formats = useFormats();
  const form = useRef<HTMLFormElement>(null);
  const offered = offeredPaymentMethods(cart.isEnquiry, cart.paymentMethods);
  const [details, changeDetails] = useDetails(cart.id, cart.venue.countryCode);
  const [method, setMethod] = useState(() => preselectedPaymentMethod(offered, null));
  const [accepted, setAccepted] = useState(false);
  const [cardToken, setCardToken] = useState<string | null>(null);
  const [presses, setPresses] = useState(0);
  const { numbering, failed: numberingFailed } = useNumbering(() => onQuietFailure('numbering-missing'));
  const card = useCardFrame(cardFrame, needsCard(method) && cardToken === null);
  const placing = usePlacing({ order, card, cardToken, setCardToken, onOrder });

  const companyRequired = method === 'invoice';
  const wrong = detailsProblems(details, numbering, companyRequired);
  const refused = useRefusedField(order, details);
  const problems: DetailsProblems = presses > 0 ? { ...wrong, ...refused } : refused;
  const fieldsInOrder = Object.keys(wrong).length === 0;

  useEffect(() => {
    if (presses > 0 || order.kind === 'failed') form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [presses, order]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setPresses((count) => count + 1);
    void placing.place({ contact: contactOf(details, numbering), method, fieldsInOrder, accepted });
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
        <YourDetails details={details} problems={problems} validation={validation} companyRequired={companyRequired} numbering={numbering} numberingFailed={numberingFailed} onChange={changeDetails} />
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
            error={
              placing.hurdle === 'terms' &&
              !accepted && (
                <ValidationText message="terms" in={validation}>
                  <Trans>Please agree to the terms.</Trans>
                </ValidationText>
              )
            }
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

/** One sentence near the button; terms have theirs beside the box. */
function HurdleNotice({ hurdle, fieldsInOrder, validation }: { readonly hurdle: Hurdle | null; readonly fieldsInOrder: boolean; readonly validation: BaseSession['validation'] }) {
  const words =
    hurdle === 'fields' && !fieldsInOrder ? (
      <ValidationText message="errors-above" in={validation}>
        <Trans>Please fix the errors above.</Trans>
      </ValidationText>
    ) : hurdle === 'card' ? (
      <ValidationText message="card" in={validation}>
        <Trans>Please add your credit card number.</Trans>
      </ValidationText>
    ) : hurdle === 'card-refused' ? (
      <Trans>There was a problem with your credit card.</Trans>
    ) : null;
  return words && <Notice tone="danger" icon={iconAlert} role="alert" title={words} />;
}

function SubmitNote({ isEnquiry, withCard }: { readonly isEnquiry: boolean; readonly withCard: boolean }) {
  if (isEnquiry) return <Trans>Nothing is booked or charged yet.</Trans>;
  return withCard ? <Trans>Your card is charged when the venue confirms, usually at once.</Trans> : <Trans>Nothing is charged now.</Trans>;
}

/** The field the server refused, until its content changes (ERR-002). */
function useRefusedField(order: OrderState, details: Parameters<typeof contactOf>[0]): DetailsProblems {
  const field = order.kind === 'failed' ? detailsFieldOf(order.field) : null;
  const [seen, setSeen] = useState<{ readonly order: OrderState; readonly value: unknown } | null>(null);
  if (field === null) return {};
  const value = details[field];
  if (seen?.order !== order) {
    setSeen({ order, value });
    return { [field]: 'refused' };
  }
  return seen.value === value ? { [field]: 'refused' } : {};
}
