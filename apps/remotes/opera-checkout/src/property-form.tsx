import { FormOf } from '@foyer/booking-ui';
import {
  checkoutForm,
  Consent,
  Dock,
  BlockerNotice,
  MoneyNote,
  PriceChangedDialog,
  Submit,
  TermsMissing,
  useOrderForm,
  useRefusedDetail,
  YourDetails,
} from '@foyer/booking-ui/checkout';
import { detailsFieldOf } from '@foyer/booking-ui/contact';
import {
  type Cart,
  type CheckoutPaymentMethod,
  type CheckoutValues,
  needsCard,
  type PropertyItem,
  propertyTotal,
  termsToAccept,
} from '@foyer/domain';
import { useReadable } from '@foyer/federation/remote';
import { useFormats } from '@foyer/i18n';
import type { PropertySession } from '@foyer/session';
import { iconAlert, iconInfo, Notice, Overlay } from '@foyer/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { addOnFields, totalText } from './act/sent-add-ons.ts';
import { ForTheVenue } from './details/for-the-venue.tsx';
import { CancellationPolicy } from './order/cancellation-policy.tsx';
import { OrderError } from './order/order-error.tsx';
import { PropertyPayment } from './payment/property-payment.tsx';
import css from './property-form.module.css';
import { nothingMore, paymentWith, placementOf } from './placement.ts';
import { RequestSummary } from './summary/request-summary.tsx';

type PropertyFormProps = {
  session: PropertySession;
  cart: Cart;
  items: readonly PropertyItem[];
  venueLink: string | null;
  /** The add-ons, between the details and the summary. */
  children: ReactNode;
};

type Wanted = { values: CheckoutValues; method: CheckoutPaymentMethod };

/** Details, add-ons, summary, payment, terms, button (OPERA-003 to OPERA-009). */
export function PropertyForm({ session, cart, items, venueLink, children }: PropertyFormProps) {
  const { t } = useLingui();
  const formats = useFormats();
  const { venue, actions } = session;
  const cancellation = useReadable(session.cancellation);
  const form = useOrderForm({
    session,
    cartId: cart.id,
    venueCountry: cart.venue.countryCode,
    more: { ...nothingMore, paymentMethod: session.keptMethod },
    paysByCard: (details) => needsCard(paymentWith(session, cart, details).method),
    onOrder: (wanted: Wanted, cardToken) =>
      actions.placeOrder(wanted.values, { method: wanted.method, cardToken }),
  });
  const { order, details, changeDetails, numbering, accepted, blocker, busy } = form;

  const { offered, method } = paymentWith(session, cart, details);
  const {
    required,
    wrong,
    order: wanted,
    inOrder: fieldsInOrder,
  } = placementOf(session, cart, details, numbering);
  const refused = useRefusedDetail('property', order, details);
  const problems = form.isPressed ? { ...wrong, ...refused } : refused;

  // Without accepted terms a press sends and checks nothing (OPERA-038): it leads to their box.
  const [presses, setPresses] = useState(0);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    if (accepted) return form.press(event, { order: wanted, fieldsInOrder });
    event.preventDefault();
    setPresses(presses + 1);
  };
  useEffect(() => {
    if (presses > 0) form.ref.current?.querySelector<HTMLElement>('[name="terms"]')?.focus();
  }, [presses, form.ref]);
  const total = propertyTotal(items, cart.venue.currency);
  const isPriced = items.some((item) => item.total !== null) || total.minor > 0;
  const words = isPriced ? formats.money(total) : null;
  const button = useRef<HTMLDivElement>(null);

  return (
    <>
      <form
        ref={form.ref}
        id={checkoutForm}
        className={css.form}
        method="post"
        noValidate
        onSubmit={submit}
        aria-busy={busy}
      >
        <FormOf remote="opera-checkout" session={session} />
        <input
          type="hidden"
          name={addOnFields.total}
          value={totalText(items, cart.venue.currency)}
        />
        {cart.isEnquiry && (
          <Notice tone="accent" icon={iconInfo}>
            <Trans>This is an enquiry. The venue will reply with an offer.</Trans>
          </Notice>
        )}
        <div className={css.details}>
          <YourDetails
            flow="property"
            details={details}
            problems={problems}
            required={required}
            numbering={numbering}
            numberingFailed={form.numberingFailed}
            emailNote={form.emailNote}
            onChange={changeDetails}
          />
          <ForTheVenue details={details} problems={problems} onChange={changeDetails} />
        </div>
        {children}
        <RequestSummary
          items={items}
          titles={cart.items.map(({ title }) => title)}
          currency={cart.venue.currency}
        />
        {!cart.isEnquiry && (
          <PropertyPayment
            offered={offered}
            chosen={method}
            account={details.customerAccount}
            accountProblem={problems.customerAccount}
            card={form.cardPanel}
            onAccount={(account) => changeDetails({ customerAccount: account })}
            onChange={(next) => {
              changeDetails({ paymentMethod: next });
              actions.keepMethod(next);
              form.clearBlocker();
            }}
          />
        )}
        <section className={css.end} aria-label={t`Terms and booking`}>
          <Consent
            accepted={accepted}
            onChange={form.setAccepted}
            error={presses > 0 && !accepted && <TermsMissing />}
            serviceTerms={session.links.terms}
            venueTerms={termsToAccept(venue)}
            reading={session}
          />
          <CancellationPolicy
            terms={cancellation}
            venue={venue}
            isEnquiry={cart.isEnquiry}
            reading={session}
          />
          {blocker === 'card' || blocker === 'card-refused' ? (
            <Notice
              tone="danger"
              icon={iconAlert}
              role="alert"
              title={<Trans>This card is not valid.</Trans>}
            >
              <Trans>
                Please check the card number, its date and the security code, or choose another
                card.
              </Trans>
            </Notice>
          ) : (
            <BlockerNotice blocker={blocker} fieldsInOrder={fieldsInOrder} />
          )}
          <Submit
            ref={button}
            total={words}
            isEnquiry={cart.isEnquiry}
            enquiry={<Trans>Send request</Trans>}
            accepted={accepted}
            busy={busy}
            note={<MoneyNote isEnquiry={cart.isEnquiry} method={method} />}
          />
        </section>
        <Dock
          button={button}
          total={words}
          isEnquiry={cart.isEnquiry}
          busy={busy}
          hold={session.holdSeconds}
        />
      </form>
      {order.kind === 'failed' && detailsFieldOf('property', order.field) === null && (
        <OrderError problem={order.problem} venueLink={venueLink} onClose={actions.dismissOrder} />
      )}
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
        {cart.isEnquiry ? (
          <Trans>Sending your request …</Trans>
        ) : (
          <Trans>Booking your meeting …</Trans>
        )}
      </Overlay>
    </>
  );
}
