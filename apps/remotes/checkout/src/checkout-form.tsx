import { ServiceFee } from '@foyer/booking-ui';
import {
  Cancellation,
  Consent,
  BlockerNotice,
  OrderFailure,
  PriceChangedDialog,
  Submit,
  TermsMissing,
  useLastFailure,
  useOrderForm,
  useRefusedDetail,
  YourDetails,
} from '@foyer/booking-ui/checkout';
import { detailsProblems, valuesOf } from '@foyer/booking-ui/contact';
import {
  airplusCodes,
  type AirplusFields,
  airplusFields,
  asksVenue,
  bookingTotal,
  type Cart,
  checkoutParts,
  chosenPaymentMethod,
  type Contact,
  contactIn,
  missingAirplusCodes,
  needsCard,
  offeredPaymentMethods,
  paymentOf,
  standardRequired,
  type Taken,
} from '@foyer/domain';
import { useReadable } from '@foyer/federation/remote';
import { useFormats } from '@foyer/i18n';
import type { CartSession, Payment as PaymentOfOrder } from '@foyer/session';
import { Checkbox, Notice, Overlay, iconInfo } from '@foyer/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { FormEvent, ReactNode } from 'react';
import styles from './checkout-form.module.css';
import { Payment } from './payment/payment.tsx';
import { TravelAccount, type TravelDetails } from './payment/travel-account.tsx';

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
  const { actions, links, validation } = session;
  const cancellation = useReadable(session.cancellation);
  // The booking engine has its own payment methods (CHECK-004, A-120).
  const { paymentMethods, preferred } = paymentOf(cart, session.site.offerCards === 'book');
  const isEnquiry = asksVenue(cart, taken);
  const offered = offeredPaymentMethods(isEnquiry, paymentMethods);
  const methodOf = ({ paymentMethod }: Pick<typeof asked, 'paymentMethod'>) =>
    chosenPaymentMethod(offered, preferred, paymentMethod);
  const form = useOrderForm({
    session,
    cartId: cart.id,
    venueCountry: cart.venue.countryCode,
    more: asked,
    paysByCard: (details) => needsCard(methodOf(details)),
    onOrder: ({ contact, marketingConsent, ...payment }: OrderPlacement, cardToken) =>
      actions.placeOrder(contact, { ...payment, cardToken }, marketingConsent),
  });
  const { order, details, numbering, accepted, blocker, busy } = form;
  const method = methodOf(details);
  const failure = useLastFailure(
    order.kind === 'failed' ? order : null,
    order.kind === 'processing',
  );

  const flow = session.site.checkout === 'legacy' ? 'legacy' : 'cart';
  const required = standardRequired(flow, method === 'invoice');
  const wrong = detailsProblems(flow, details, numbering, required);
  const refused = useRefusedDetail(flow, order, details);
  const problems = form.isPressed ? { ...wrong, ...refused } : refused;
  const travel = airplusFields(cart, method);
  const airplus = travel && answersOf(travel, details);
  const fieldsInOrder =
    Object.keys(wrong).length === 0 && (travel === null || airplus !== null) && canBeTaken;

  const submit = (event: FormEvent) =>
    form.press(event, {
      order: {
        contact: contactIn(valuesOf(flow, details, numbering)),
        method,
        airplus,
        marketingConsent: details.marketingConsent !== '',
      },
      fieldsInOrder,
    });

  const sum = bookingTotal(checkoutParts(cart, taken));

  return (
    <>
      <form ref={form.ref} className={styles.form} noValidate onSubmit={submit} aria-busy={busy}>
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
          validation={validation}
          required={required}
          numbering={numbering}
          numberingFailed={form.numberingFailed}
          emailNote={form.emailNote}
          onChange={form.changeDetails}
        />
        {children}
        {cancellation && !isEnquiry && (
          <Cancellation terms={cancellation} zone={cart.venue.timezone} />
        )}
        {!isEnquiry && offered.length > 0 && (
          <Payment
            offered={offered}
            chosen={method}
            onChange={(next) => {
              form.changeDetails({ paymentMethod: next });
              form.clearBlocker();
            }}
            card={form.cardPanel}
            travelAccount={
              travel && (
                <TravelAccount
                  fields={travel}
                  details={details}
                  isPressed={form.isPressed}
                  validation={validation}
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
              name="marketing"
              checked={details.marketingConsent !== ''}
              onChange={(event) =>
                form.changeDetails({ marketingConsent: event.target.checked ? 'yes' : '' })
              }
            >
              <Trans>{cart.venue.title} may write to me with offers. (optional)</Trans>
            </Checkbox>
          )}
          <Consent
            accepted={accepted}
            onChange={form.setAccepted}
            error={blocker === 'terms' && !accepted && <TermsMissing in={validation} />}
            serviceTerms={links.terms}
            venueTerms={cart.venue.termsOfUse || cart.venue.terms}
          />
          {blocker === null && failure && (
            <OrderFailure key={failure.nth} problem={failure.of.problem} venueLink={venueLink} />
          )}
          <BlockerNotice blocker={blocker} fieldsInOrder={fieldsInOrder} validation={validation} />
          <Submit
            total={sum.kind === 'asks' ? null : formats.money(sum.total)}
            isEnquiry={isEnquiry}
            accepted={accepted}
            busy={busy}
            note={<SubmitNote isEnquiry={isEnquiry} withCard={needsCard(method)} />}
          />
        </section>
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

/** Stored details other than the contact, all empty. */
const asked: TravelDetails & { marketingConsent: string; paymentMethod: string } = {
  paymentMethod: '',
  marketingConsent: '',
  airplusReason: '',
  ...(Object.fromEntries(airplusCodes.map((code) => [`airplus${code}`, ''])) as Omit<
    TravelDetails,
    'airplusReason'
  >),
};

/** The answers for the travel account; `null` while one is missing. */
function answersOf(fields: AirplusFields, details: TravelDetails): PaymentOfOrder['airplus'] {
  const codes = Object.fromEntries(
    fields.codes.map((code) => [code, details[`airplus${code}`].trim()]),
  );
  return details.airplusReason === '' || missingAirplusCodes(fields, codes).length > 0
    ? null
    : { reason: details.airplusReason, codes };
}

function SubmitNote({ isEnquiry, withCard }: { isEnquiry: boolean; withCard: boolean }) {
  if (isEnquiry) return <Trans>Nothing is booked or charged yet.</Trans>;
  return withCard ? (
    <Trans>Your card is charged when the venue confirms, usually at once.</Trans>
  ) : (
    <Trans>Nothing is charged now.</Trans>
  );
}
