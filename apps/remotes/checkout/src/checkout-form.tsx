import { Cancellation, type CardFrameAddress, Consent, HasAccount, HurdleNotice, OrderFailure, PriceChangedDialog, Submit, TermsMissing, useLastFailure, useOrderForm, useRefusedDetail, YourDetails } from '@foyer/booking-ui/checkout';
import { contactOf, detailsProblems } from '@foyer/booking-ui/contact';
import { type CancellationTerms, type Cart, cartTotal, type Contact, needsCard, offeredPaymentMethods, type PaymentMethod, preselectedPaymentMethod, type Visitor } from '@foyer/domain';
import { useFormats } from '@foyer/i18n';
import type { BaseSession, EmailCheckState, OrderState } from '@foyer/session';
import { Notice, Overlay, iconInfo } from '@foyer/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
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

/** Details, cancellation terms, payment, terms, button (CHECK, D-10). */
export function CheckoutForm({ cart, visitor, cancellation, validation, order, emailCheck, cardFrame, venueLink, serviceTerms, login, onOrder, onDismiss, onQuietFailure }: CheckoutFormProps) {
  const { t } = useLingui();
  const formats = useFormats();
  const offered = offeredPaymentMethods(cart.isEnquiry, cart.paymentMethods);
  const [method, setMethod] = useState(() => preselectedPaymentMethod(offered, null));
  const processing = order.kind === 'processing';
  const form = useOrderForm({
    cartId: cart.id,
    venueCountry: cart.venue.countryCode,
    visitor,
    more: {},
    cardFrame,
    paysByCard: needsCard(method),
    progress: { state: order, processing, declined: isDeclined(order) },
    onOrder: ({ contact, method: paidBy }: { readonly contact: Contact; readonly method: PaymentMethod }, cardToken) => onOrder(contact, { method: paidBy, cardToken }),
    onQuietFailure,
  });
  const { details, numbering, accepted, hurdle, busy } = form;
  const failure = useLastFailure(order.kind === 'failed' ? order : null, processing);

  const companyRequired = method === 'invoice';
  const wrong = detailsProblems(details, numbering, companyRequired);
  const refused = useRefusedDetail(order, details);
  const problems = form.isPressed ? { ...wrong, ...refused } : refused;
  const hasAccount = emailCheck.kind === 'has-account' && emailCheck.email === contactOf(details, numbering).email;
  const fieldsInOrder = Object.keys(wrong).length === 0;

  const submit = (event: FormEvent) => form.press(event, { order: { contact: contactOf(details, numbering), method }, fieldsInOrder });

  const total = cartTotal(cart.items)
    .map((amount) => formats.money(amount))
    .join(' + ');

  return (
    <>
      <form ref={form.ref} className={styles.form} noValidate onSubmit={submit} aria-busy={busy}>
        {cart.isEnquiry && (
          <Notice tone="accent" icon={iconInfo}>
            <Trans>This is an enquiry. The venue will reply with an offer.</Trans>
          </Notice>
        )}
        <YourDetails details={details} problems={problems} validation={validation} companyRequired={companyRequired} numbering={numbering} numberingFailed={form.numberingFailed} emailNote={hasAccount ? <HasAccount login={login} /> : undefined} onChange={form.changeDetails} />
        {cancellation && !cart.isEnquiry && <Cancellation terms={cancellation} zone={cart.venue.timezone} />}
        {!cart.isEnquiry && offered.length > 0 && (
          <Payment
            offered={offered}
            chosen={method}
            onChange={(next) => {
              setMethod(next);
              form.clearHurdle();
            }}
            card={form.cardPanel}
          />
        )}
        <section className={styles.end} aria-label={t`Terms and booking`}>
          <Consent
            accepted={accepted}
            onChange={form.setAccepted}
            error={hurdle === 'terms' && !accepted && <TermsMissing in={validation} />}
            serviceTerms={serviceTerms}
            venueTerms={cart.venue.termsOfUse || cart.venue.terms}
          />
          {hurdle === null && failure && <OrderFailure key={failure.nth} problem={failure.of.problem} venueLink={venueLink} />}
          <HurdleNotice hurdle={hurdle} fieldsInOrder={fieldsInOrder} validation={validation} />
          <Submit total={total || null} isEnquiry={cart.isEnquiry} accepted={accepted} busy={busy} note={<SubmitNote isEnquiry={cart.isEnquiry} withCard={needsCard(method)} />} />
        </section>
      </form>
      {order.kind === 'price-changed' && (
        <PriceChangedDialog open before={order.before} now={order.now} onAccept={form.placeAgain} onDismiss={onDismiss} />
      )}
      <Overlay open={processing}>{cart.isEnquiry ? <Trans>Sending your enquiry …</Trans> : <Trans>Booking your room …</Trans>}</Overlay>
    </>
  );
}

const isDeclined = (order: OrderState): boolean => order.kind === 'failed' && order.problem.kind === 'refused' && (order.problem.problem.code === 'card_declined' || order.problem.problem.code === 'card_missing');

function SubmitNote({ isEnquiry, withCard }: { readonly isEnquiry: boolean; readonly withCard: boolean }) {
  if (isEnquiry) return <Trans>Nothing is booked or charged yet.</Trans>;
  return withCard ? <Trans>Your card is charged when the venue confirms, usually at once.</Trans> : <Trans>Nothing is charged now.</Trans>;
}
