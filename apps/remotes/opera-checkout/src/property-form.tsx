import { CardPanel, Consent, HasAccount, HurdleNotice, PriceChangedDialog, Submit, useCardFrame, useDetails, usePlacing, useRefusedField, YourDetails } from '@foyer/booking-ui/checkout';
import { contactOf, detailsFieldOf, type DetailsProblems, detailsProblems, useNumbering } from '@foyer/booking-ui/contact';
import { type Cart, checkoutErrors, type CheckoutPaymentMethod, type CheckoutValues, needsCard, offeredPaymentMethods, preselectedPaymentMethod, type PropertyItem, propertyRequired, propertyTotal } from '@foyer/domain';
import { useReadable } from '@foyer/federation/remote';
import { useFormats } from '@foyer/i18n';
import type { PropertySession } from '@foyer/session';
import { iconAlert, iconInfo, Notice, Overlay } from '@foyer/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { ForTheHouse } from './details/for-the-house.tsx';
import { CancellationPolicy } from './order/cancellation-policy.tsx';
import { OrderError } from './order/order-error.tsx';
import { PropertyPayment } from './payment/property-payment.tsx';
import css from './property-form.module.css';
import { RequestSummary } from './summary/request-summary.tsx';

type PropertyFormProps = {
  readonly session: PropertySession;
  readonly cart: Cart;
  readonly items: readonly PropertyItem[];
  readonly venueLink: string | null;
  /** The add-ons, between the details and the summary. */
  readonly children: ReactNode;
};

type Wanted = { readonly values: CheckoutValues; readonly method: CheckoutPaymentMethod };
const nothingMore = { onsiteContact: '', department: '', customerAccount: '' };

/** Details, add-ons, summary, payment, terms, button (OPERA-003 to OPERA-009). It keeps what was typed, whatever becomes of the order. */
export function PropertyForm({ session, cart, items, venueLink, children }: PropertyFormProps) {
  const { t } = useLingui();
  const formats = useFormats();
  const { validation, venue, cardFrame, actions } = session;
  const order = useReadable(session.order);
  const emailCheck = useReadable(session.emailCheck);
  const cancellation = useReadable(session.cancellation);
  const visitor = useReadable(session.visitor)?.visitor ?? null;
  const form = useRef<HTMLFormElement>(null);
  const offered = offeredPaymentMethods(cart.isEnquiry, session.paymentMethods);
  const [method, setMethod] = useState(() => preselectedPaymentMethod(offered, null));
  const [accepted, setAccepted] = useState(false);
  const [cardToken, setCardToken] = useState<string | null>(null);
  const [presses, setPresses] = useState(0);
  const { numbering, failed: numberingFailed } = useNumbering(() => session.log('numbering-missing'));
  const [details, changeDetails] = useDetails({ cartId: cart.id, venueCountry: cart.venue.countryCode, visitor, numbering, more: nothingMore });
  const card = useCardFrame(cardFrame, needsCard(method) && cardToken === null);
  const progress = { state: order, processing: order.kind === 'processing', declined: false };
  const placing = usePlacing<Wanted>({ progress, card, cardToken, setCardToken, onOrder: (wanted, token) => actions.placeOrder(wanted.values, { method: wanted.method, cardToken: token }) });

  const { onsiteContact, department, customerAccount } = details;
  const values: CheckoutValues = { ...contactOf(details, numbering), onsiteContact: onsiteContact.trim(), department: department.trim(), customerAccount: customerAccount.trim() };
  const wrong = detailsProblems(details, numbering, true);
  const { onsiteContact: wrongContact, department: wrongDepartment, customerAccount: wrongAccount } = checkoutErrors(values, propertyRequired(method));
  const wrongMore = { onsiteContact: wrongContact, department: wrongDepartment, customerAccount: wrongAccount };
  const fieldsInOrder = Object.keys(wrong).length === 0 && Object.values(wrongMore).every((problem) => problem === undefined);
  const field = order.kind === 'failed' ? detailsFieldOf(order.field) : null;
  const isRefused = useRefusedField(field === null ? null : order, field && details[field]);
  const refused: DetailsProblems = isRefused && field !== null ? { [field]: 'refused' } : {};
  const problems: DetailsProblems = presses > 0 ? { ...wrong, ...refused } : refused;
  const hasAccount = emailCheck.kind === 'has-account' && emailCheck.email === values.email;

  useEffect(() => {
    if (presses > 0 || order.kind === 'failed') form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [presses, order]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    // Without the tick a press does nothing (OPERA-038); the note at the button says so.
    if (!accepted) return;
    setPresses((count) => count + 1);
    void placing.place({ order: { values, method }, needsCard: needsCard(method), fieldsInOrder, accepted });
  };
  const change = (next: Partial<typeof details>) => changeDetails({ ...details, ...next });
  const total = propertyTotal(items, cart.venue.currency);
  const isPriced = items.some((item) => item.total !== null) || total.minor > 0;

  return (
    <>
      <form ref={form} className={css.form} noValidate onSubmit={submit} aria-busy={placing.busy}>
        {cart.isEnquiry && (
          <Notice tone="accent" icon={iconInfo}>
            <Trans>This is an enquiry. The venue will reply with an offer.</Trans>
          </Notice>
        )}
        <div className={css.details}>
          <YourDetails details={details} problems={problems} validation={validation} companyRequired numbering={numbering} numberingFailed={numberingFailed} emailNote={hasAccount ? <HasAccount login={session.links.login} /> : undefined} onChange={change} />
          <ForTheHouse onsiteContact={onsiteContact} department={department} onChange={change} />
        </div>
        {children}
        <RequestSummary items={items} titles={cart.items.map(({ title }) => title)} currency={cart.venue.currency} />
        {!cart.isEnquiry && (
          <PropertyPayment
            offered={offered}
            chosen={method}
            account={customerAccount}
            accountMissing={presses > 0 && wrongAccount !== undefined}
            validation={validation}
            card={<CardPanel url={cardFrame.url} frame={card} kept={cardToken !== null} onForget={() => setCardToken(null)} />}
            onAccount={(account) => change({ customerAccount: account })}
            onChange={(next) => {
              setMethod(next);
              placing.clearHurdle();
            }}
          />
        )}
        <section className={css.end} aria-label={t`Terms and booking`}>
          <Consent accepted={accepted} onChange={setAccepted} error={undefined} serviceTerms={session.links.terms} venueTerms={venue.termsOfUse || venue.terms} />
          <CancellationPolicy terms={cancellation} venue={venue} isEnquiry={cart.isEnquiry} />
          {placing.hurdle === 'card' || placing.hurdle === 'card-refused' ? (
            <Notice tone="danger" icon={iconAlert} role="alert" title={<Trans>This card is not valid.</Trans>}>
              <Trans>Please check the card number, its date and the security code, or choose another card.</Trans>
            </Notice>
          ) : (
            <HurdleNotice hurdle={placing.hurdle} fieldsInOrder={fieldsInOrder} validation={validation} />
          )}
          <Submit total={isPriced ? formats.money(total) : null} isEnquiry={cart.isEnquiry} enquiry={<Trans>Send request</Trans>} accepted={accepted} busy={placing.busy} note={<SubmitNote isEnquiry={cart.isEnquiry} withCard={needsCard(method)} />} />
        </section>
      </form>
      {order.kind === 'failed' && field === null && <OrderError problem={order.problem} venueLink={venueLink} onClose={actions.dismissOrder} />}
      {order.kind === 'price-changed' && <PriceChangedDialog open before={order.before} now={order.now} onAccept={actions.acceptPrice} onDismiss={actions.dismissOrder} />}
      <Overlay open={order.kind === 'processing'}>{cart.isEnquiry ? <Trans>Sending your request …</Trans> : <Trans>Booking your meeting …</Trans>}</Overlay>
    </>
  );
}

function SubmitNote({ isEnquiry, withCard }: { readonly isEnquiry: boolean; readonly withCard: boolean }) {
  if (isEnquiry) return <Trans>Nothing is booked or charged yet.</Trans>;
  return withCard ? <Trans>Your card is charged when the venue confirms, usually at once.</Trans> : <Trans>The venue puts the sum on your account.</Trans>;
}
