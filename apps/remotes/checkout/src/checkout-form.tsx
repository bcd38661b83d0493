import { FormOf, ServiceFee } from '@foyer/booking-ui';
import {
  Cancellation,
  checkoutForm,
  Consent,
  Dock,
  BlockerNotice,
  MoneyNote,
  OrderFailure,
  PriceChangedDialog,
  Submit,
  TermsMissing,
  useLastFailure,
  useOrderForm,
  useRefusedDetail,
  YourDetails,
} from '@foyer/booking-ui/checkout';
import {
  asksVenue,
  bookingTotal,
  type Cart,
  checkoutParts,
  type Contact,
  needsCard,
  type Taken,
  termsToAccept,
} from '@foyer/domain';
import { useReadable } from '@foyer/federation/remote';
import { useFormats } from '@foyer/i18n';
import type { CartSession, Payment as PaymentOfOrder } from '@foyer/session';
import { Checkbox, Notice, Overlay, iconInfo } from '@foyer/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, type ReactNode, useRef } from 'react';
import { extraFields, totalText } from './act/sent-extras.ts';
import styles from './checkout-form.module.css';
import { Payment } from './payment/payment.tsx';
import { TravelAccount } from './payment/travel-account.tsx';
import { asked, paymentWith, placementOf } from './placement.ts';

type OrderPlacement = { contact: Contact; marketingConsent: boolean } & Omit<
  PaymentOfOrder,
  'cardToken'
>;

type CheckoutFormProps = {
  session: CartSession;
  cart: Cart;
  taken: Taken;
  /** Whether everything in `taken` is available, as far as is known. */
  canBeTaken: boolean;
  venueLink: string | null;
  /** Shown below the contact. */
  children: ReactNode;
};

/** Details, add-ons, cancellation terms, payment, terms, button (CHECK, D-10). */
export function CheckoutForm({
  session,
  cart,
  taken,
  canBeTaken,
  venueLink,
  children,
}: CheckoutFormProps) {
  const { t } = useLingui();
  const formats = useFormats();
  const { actions, links } = session;
  const cancellation = useReadable(session.cancellation);
  const isEnquiry = asksVenue(cart, taken);
  const venue = cart.venue.title;
  const form = useOrderForm({
    session,
    cartId: cart.id,
    venueCountry: cart.venue.countryCode,
    more: { ...asked, paymentMethod: session.keptMethod },
    paysByCard: (details) => needsCard(paymentWith(session, cart, taken, details).method),
    onOrder: ({ contact, marketingConsent, ...payment }: OrderPlacement, cardToken) =>
      actions.placeOrder(contact, { ...payment, cardToken }, marketingConsent),
  });
  const { order, details, numbering, accepted, blocker, busy } = form;
  const { offered, method } = paymentWith(session, cart, taken, details);
  const failure = useLastFailure(
    order.kind === 'failed' ? order : null,
    order.kind === 'processing',
  );

  const {
    flow,
    required,
    wrong,
    travel,
    order: wanted,
    inOrder,
  } = placementOf(session, cart, taken, details, numbering);
  const refused = useRefusedDetail(flow, order, details);
  const problems = form.isPressed ? { ...wrong, ...refused } : refused;
  const fieldsInOrder = inOrder && canBeTaken;

  const submit = (event: FormEvent<HTMLFormElement>) =>
    form.press(event, { order: wanted, fieldsInOrder });

  const sum = bookingTotal(checkoutParts(cart, taken));
  const total = sum.kind === 'asks' ? null : formats.money(sum.total);
  const button = useRef<HTMLDivElement>(null);

  return (
    <>
      <form
        ref={form.ref}
        id={checkoutForm}
        className={styles.form}
        method="post"
        noValidate
        onSubmit={submit}
        aria-busy={busy}
      >
        <FormOf remote="checkout" session={session} />
        <input type="hidden" name={extraFields.total} value={totalText(cart, taken)} />
        {/* What turns a booking into an enquiry says so beside it: a notice up here would move the
            page while the visitor uses it. */}
        {cart.isEnquiry && (
          <Notice tone="accent" icon={iconInfo}>
            <Trans>This is an enquiry. The venue will reply with an offer.</Trans>
          </Notice>
        )}
        <YourDetails
          flow={flow}
          details={details}
          problems={problems}
          required={required}
          numbering={numbering}
          numberingFailed={form.numberingFailed}
          emailNote={form.emailNote}
          onChange={form.changeDetails}
        />
        {children}
        {!isEnquiry && offered.length > 0 && (
          <Payment
            offered={offered}
            chosen={method}
            onChange={(next) => {
              form.changeDetails({ paymentMethod: next });
              actions.keepMethod(next);
              form.clearBlocker();
            }}
            card={form.cardPanel}
            travelAccount={
              travel && (
                <TravelAccount
                  fields={travel}
                  details={details}
                  isPressed={form.isPressed}
                  onChange={form.changeDetails}
                />
              )
            }
          />
        )}
        <section className={styles.end} aria-label={t`Terms and booking`}>
          {isEnquiry && cart.serviceFee && cart.serviceFee.amount.minor > 0 && (
            <ServiceFee
              fee={cart.serviceFee.amount}
              ticked={taken.serviceFee}
              onChange={actions.tickServiceFee}
            />
          )}
          {cart.asks.marketingConsent && (
            <Checkbox
              name="marketingConsent"
              value="yes"
              checked={details.marketingConsent !== ''}
              onChange={(event) =>
                form.changeDetails({ marketingConsent: event.target.checked ? 'yes' : '' })
              }
            >
              <Trans>
                <bdi>{venue}</bdi> may write to me with offers. (optional)
              </Trans>
            </Checkbox>
          )}
          <Consent
            accepted={accepted}
            onChange={form.setAccepted}
            error={blocker === 'terms' && !accepted && <TermsMissing />}
            serviceTerms={links.terms}
            venueTerms={termsToAccept(cart.venue)}
            reading={session}
          />
          {cancellation && !isEnquiry && (
            <Cancellation terms={cancellation} zone={cart.venue.timezone} />
          )}
          {blocker === null && failure && (
            <OrderFailure key={failure.nth} problem={failure.of.problem} venueLink={venueLink} />
          )}
          <BlockerNotice blocker={blocker} fieldsInOrder={fieldsInOrder} />
          <Submit
            ref={button}
            total={total}
            isEnquiry={isEnquiry}
            accepted={accepted}
            busy={busy}
            note={<MoneyNote isEnquiry={isEnquiry} method={method} />}
          />
        </section>
        <Dock
          button={button}
          total={total}
          isEnquiry={isEnquiry}
          busy={busy}
          hold={session.holdSeconds}
        />
      </form>
      {order.kind === 'price-changed' && (
        <PriceChangedDialog
          open
          before={order.before}
          now={order.now}
          onAccept={actions.acceptPrice}
          onDismiss={actions.dismissOrder}
        />
      )}
      <Overlay open={form.processing}>
        {isEnquiry ? <Trans>Sending your enquiry …</Trans> : <Trans>Booking your room …</Trans>}
      </Overlay>
    </>
  );
}
