import { type CardFrameAddress, CardPanel, checkoutProblemWords, HurdleNotice, Submit, TermsMissing, useCardFrame, useDetails, usePlacing, useRefusedField, YourDetails } from '@foyer/booking-ui/checkout';
import { detailsFieldOf, useNumbering } from '@foyer/booking-ui/contact';
import { type CheckoutValues, type OfficeBooking, officeCountry, type OfficeCountry, type OfficeService, officeTotals, type Visitor } from '@foyer/domain';
import { useFormats } from '@foyer/i18n';
import type { BaseSession, OfficeOrderState } from '@foyer/session';
import { Heading, Notice, Overlay, iconAlert } from '@foyer/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { addressFieldOf, emptyAddress } from './details/address.ts';
import { CompanyAddress } from './details/company-address.tsx';
import { officeProblems, valuesOf } from './details/office-problems.ts';
import styles from './office-form.module.css';
import { ErrorDialog } from './order/error-dialog.tsx';
import { OfficeConsent } from './order/office-consent.tsx';
import { Services } from './services/services.tsx';

type OfficeFormProps = {
  readonly booking: OfficeBooking;
  readonly services: readonly OfficeService[];
  readonly venueCountry: string;
  /** Who is logged in fills the fields; `null` until it is known (REGUS-037). */
  readonly visitor: Visitor | null;
  /** Where the visitor is, which is where most companies are; `null` until it is known. */
  readonly visitorCountry: string | null;
  readonly validation: BaseSession['validation'];
  readonly order: OfficeOrderState;
  readonly cardFrame: CardFrameAddress;
  readonly wayBack: string;
  readonly terms: string;
  readonly onTake: (name: string, taken: Pick<OfficeService, 'amount' | 'time'>) => void;
  readonly onOrder: (values: CheckoutValues, country: OfficeCountry, cardToken: string) => void;
  readonly onDismiss: () => void;
  readonly onQuietFailure: (event: string) => void;
};

type Order = { readonly values: CheckoutValues; readonly country: OfficeCountry };

/** Details, company address, services, card, terms, button (REGUS-013 to REGUS-016, REGUS-030 to REGUS-036). */
export function OfficeForm({ booking, services, venueCountry, visitor, visitorCountry, validation, order, cardFrame, wayBack, terms, onTake, onOrder, onDismiss, onQuietFailure }: OfficeFormProps) {
  const { t, i18n } = useLingui();
  const formats = useFormats();
  const form = useRef<HTMLFormElement>(null);
  const payment = useId();
  const [accepted, setAccepted] = useState(false);
  const [cardToken, setCardToken] = useState<string | null>(null);
  const [presses, setPresses] = useState(0);
  const { numbering, failed: numberingFailed } = useNumbering(() => onQuietFailure('numbering-missing'));
  const [details, change] = useDetails({ cartId: booking.reservationId, venueCountry, visitor, country: officeCountry(visitorCountry ?? '')?.code ?? null, numbering, more: emptyAddress });
  const card = useCardFrame(cardFrame, cardToken === null);
  const placing = usePlacing<Order>({
    progress: { state: order, processing: order.kind === 'processing', declined: order.kind === 'card-refused' || order.kind === 'refused' },
    card,
    cardToken,
    setCardToken,
    onOrder: ({ values, country }, token) => onOrder(values, country, token ?? ''),
  });

  const wrong = officeProblems(details, numbering);
  const refused = useRefused(order, details);
  const shown = presses > 0 ? wrong : { contact: {}, address: {} };
  const country = officeCountry(details.country);
  const fieldsInOrder = Object.keys({ ...wrong.contact, ...wrong.address }).length === 0;

  const focusFirstWrong = () => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  useEffect(() => {
    if (presses > 0) focusFirstWrong();
  }, [presses]);
  useEffect(() => {
    // The dialog that said so is closed.
    if (order.kind === 'idle') focusFirstWrong();
  }, [order.kind]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setPresses((count) => count + 1);
    // Without a country the fields are not in order, and nothing is sent.
    const chosen = country ?? { code: '', number: 0, needsZip: false, needsState: false, states: [] };
    void placing.place({ order: { values: valuesOf(details, numbering), country: chosen }, needsCard: true, fieldsInOrder, accepted });
  };

  return (
    <>
      <form ref={form} className={styles.form} noValidate onSubmit={submit} aria-busy={placing.busy}>
        <YourDetails
          details={details}
          problems={{ ...shown.contact, ...refused.contact }}
          validation={validation}
          companyRequired
          numbering={numbering}
          numberingFailed={numberingFailed}
          onChange={(next) => change({ ...details, ...next })}
        />
        <CompanyAddress address={details} problems={{ ...shown.address, ...refused.address }} validation={validation} onChange={(next) => change({ ...details, ...next })} />
        {services.length > 0 && <Services booking={booking} services={services} onTake={onTake} />}
        <section className={styles.section} aria-labelledby={payment}>
          <Heading level={2} id={payment}>
            <Trans>Payment</Trans>
          </Heading>
          <CardPanel url={cardFrame.url} frame={card} kept={cardToken !== null} onForget={() => setCardToken(null)} />
        </section>
        <section className={styles.end} aria-label={t`Terms and booking`}>
          <OfficeConsent accepted={accepted} onChange={setAccepted} error={placing.hurdle === 'terms' && !accepted && <TermsMissing in={validation} />} terms={terms} delegates={booking.delegates} />
          {order.kind === 'unsettled' && !placing.busy && (
            <Notice tone="danger" icon={iconAlert} role="alert" title={i18n._(checkoutProblemWords(order.problem))}>
              <Trans>Your room is still held and what you typed is kept. Pressing the button again does not book twice.</Trans>
            </Notice>
          )}
          <HurdleNotice hurdle={placing.hurdle} fieldsInOrder={fieldsInOrder} validation={validation} />
          <Submit
            total={formats.money(officeTotals(booking, services).total)}
            isEnquiry={false}
            accepted={accepted}
            busy={placing.busy}
            note={<Trans>Your card is charged when the booking is complete.</Trans>}
          />
        </section>
      </form>
      <ErrorDialog order={order} wayBack={wayBack} onDismiss={onDismiss} />
      <Overlay open={order.kind === 'processing'}>
        <Trans>Booking your room …</Trans>
      </Overlay>
    </>
  );
}

/** The field that the server refused, until its content changes or the order is tried again (ERR-002); the dialog that says so may be closed. */
function useRefused(order: OfficeOrderState, details: Parameters<typeof valuesOf>[0]) {
  const [refusal, setRefusal] = useState<Extract<OfficeOrderState, { readonly kind: 'refused' }> | null>(null);
  const latest = order.kind === 'refused' ? order : order.kind === 'idle' ? refusal : null;
  if (latest !== refusal) setRefusal(latest);
  const wireName = latest?.field ?? null;
  const address = addressFieldOf(wireName);
  const contact = address === null ? detailsFieldOf(wireName) : null;
  const field = address ?? contact;
  const still = useRefusedField(field && latest, field && details[field]);
  return { contact: still && contact ? { [contact]: 'refused' as const } : {}, address: still && address ? { [address]: 'refused' as const } : {} };
}
