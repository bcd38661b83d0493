import {
  checkoutForm,
  checkoutProblemWords,
  BlockerNotice,
  Dock,
  FreeUntilLine,
  Submit,
  TermsMissing,
  useLastFailure,
  useOrderForm,
  useRefusedDetail,
  YourDetails,
} from '@foyer/booking-ui/checkout';
import { type Details, type DetailsProblems, valuesOf } from '@foyer/booking-ui/contact';
import {
  type CheckoutValues,
  type OfficeBooking,
  officeCountry,
  type OfficeCountry,
  officeRequired,
  type OfficeService,
  officeTotals,
  type Zone,
} from '@foyer/domain';
import { useReadable } from '@foyer/federation/remote';
import { useFormats } from '@foyer/i18n';
import type { OfficeSession, OrderState } from '@foyer/session';
import { Heading, Notice, Overlay, iconAlert } from '@foyer/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useId, useRef, useState } from 'react';
import { CompanyAddress } from './details/company-address.tsx';
import { officeProblems } from './details/office-problems.ts';
import styles from './office-form.module.css';
import { ErrorDialog } from './order/error-dialog.tsx';
import { OfficeConsent } from './order/office-consent.tsx';
import { Services } from './services/services.tsx';

type OfficeFormProps = {
  session: OfficeSession;
  booking: OfficeBooking;
  services: readonly OfficeService[];
  venueCountry: string;
  /** Of the venue; `''` until it is known. */
  zone: Zone;
  /** The visitor's country by location, the likely one of the company; `null` until it is known. */
  visitorCountry: string | null;
  wayBack: string;
};

/** The country is set by location, before it is chosen. */
const withCountry = { country: '' };

type Order = { values: CheckoutValues; country: OfficeCountry };

/**
 * Details, company address, services, card, terms, button (REGUS-013 to REGUS-016, REGUS-030 to
 * REGUS-036).
 */
export function OfficeForm({
  session,
  booking,
  services,
  venueCountry,
  zone,
  visitorCountry,
  wayBack,
}: OfficeFormProps) {
  const { actions } = session;
  const { t, i18n } = useLingui();
  const formats = useFormats();
  const payment = useId();
  const cancellation = useReadable(session.cancellation);
  const form = useOrderForm({
    session,
    cartId: booking.reservationId,
    venueCountry,
    country: officeCountry(visitorCountry ?? '')?.code ?? null,
    more: withCountry,
    paysByCard: () => true,
    onOrder: ({ values, country }: Order, cardToken) =>
      actions.placeOrder(values, country, cardToken ?? ''),
  });
  const { order, details, changeDetails, numbering, accepted, blocker, busy } = form;
  const unsettled = useLastFailure(
    order.kind === 'failed' ? order : null,
    order.kind === 'processing',
  );

  const wrong = officeProblems(details, numbering);
  const refused = useRefused(order, details);
  const problems = form.isPressed ? { ...wrong, ...refused } : refused;
  const country = officeCountry(details.country);
  const fieldsInOrder = Object.keys(wrong).length === 0;
  const total = formats.money(officeTotals(booking, services).total);
  const button = useRef<HTMLDivElement>(null);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    // Without a country the fields are invalid, and nothing is sent.
    const chosen = country ?? {
      code: '',
      number: 0,
      needsZip: false,
      needsState: false,
      states: [],
    };
    form.press(event, {
      order: { values: valuesOf('office', details, numbering), country: chosen },
      fieldsInOrder,
    });
  };

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
        <YourDetails
          flow="office"
          details={details}
          problems={problems}
          required={officeRequired(country)}
          numbering={numbering}
          numberingFailed={form.numberingFailed}
          emailNote={form.emailNote}
          onChange={changeDetails}
        />
        <CompanyAddress details={details} problems={problems} onChange={changeDetails} />
        {services.length > 0 && (
          <Services booking={booking} services={services} onTake={actions.takeService} />
        )}
        <section className={styles.section} aria-labelledby={payment}>
          <Heading level={2} id={payment}>
            <Trans>Payment</Trans>
          </Heading>
          {form.cardPanel}
        </section>
        <section className={styles.end} aria-label={t`Terms and booking`}>
          <OfficeConsent
            accepted={accepted}
            onChange={form.setAccepted}
            error={blocker === 'terms' && !accepted && <TermsMissing />}
            terms={session.links.terms}
            delegates={booking.delegates}
          />
          {cancellation !== null && zone !== '' && (
            <FreeUntilLine terms={cancellation} zone={zone} />
          )}
          {blocker === null && unsettled && (
            <Notice
              key={unsettled.nth}
              tone="danger"
              icon={iconAlert}
              role="alert"
              title={i18n._(checkoutProblemWords(unsettled.of.problem))}
            >
              <Trans>
                Your room is still held and what you typed is kept. Pressing the button again does
                not book twice.
              </Trans>
            </Notice>
          )}
          <BlockerNotice blocker={blocker} fieldsInOrder={fieldsInOrder} />
          <Submit
            ref={button}
            total={total}
            isEnquiry={false}
            accepted={accepted}
            busy={busy}
            note={<Trans>Your card is charged when the booking is complete.</Trans>}
          />
        </section>
        <Dock
          button={button}
          total={total}
          isEnquiry={false}
          busy={busy}
          hold={session.holdSeconds}
        />
      </form>
      <ErrorDialog order={order} wayBack={wayBack} onDismiss={actions.dismissOrder} />
      <Overlay open={form.processing}>
        <Trans>Booking your room …</Trans>
      </Overlay>
    </>
  );
}

/**
 * The field that the server refused, until its content changes or the order is sent again
 * (ERR-002); it stays marked when the dialog is closed.
 */
function useRefused(order: OrderState, details: Details): DetailsProblems {
  const [refusal, setRefusal] = useState<Extract<OrderState, { kind: 'refused' }> | null>(null);
  const latest = order.kind === 'refused' ? order : order.kind === 'idle' ? refusal : null;
  if (latest !== refusal) setRefusal(latest);
  return useRefusedDetail('office', latest, details);
}
