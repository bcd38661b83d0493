import {
  BookingFailed,
  BookingResult as Result,
  estimateCurrency,
  FormOf,
  venueForm,
} from '@foyer/booking-ui';
import {
  type BookingQuery,
  type NextStep,
  nextStep,
  nothingFits,
  scrollsToForm,
} from '@foyer/domain';
import { useReadable } from '@foyer/federation/remote';
import type { BookingState, FormFacts, OffersState, Selection, VenueSession } from '@foyer/session';
import { useInView } from '@foyer/ui';
import { useLingui } from '@lingui/react/macro';
import { type RefObject, useEffect, useRef } from 'react';
import { Chosen } from './chosen.tsx';
import { FormNotes } from './form-notes.tsx';
import { KindTabs, WhenFields } from './when-fields.tsx';
import { LazyPart, lazyPart } from './lazy.ts';
import { NextStepButton } from './next-step-button.tsx';
import styles from './panel.module.css';
import { UpdateButton } from './update-button.tsx';

const officeFields = lazyPart(
  'office-fields',
  async () => (await import('./lazy/office/office-fields.tsx')).OfficeFields,
);
const dock = lazyPart('dock', async () => (await import('./lazy/dock.tsx')).Dock);

/**
 * The form in the side panel: start, length, delegates, price, and the next step (FORM-001 to
 * FORM-012).
 */
export function Panel({ session }: { session: VenueSession }) {
  const { t } = useLingui();
  const query = useReadable(session.query);
  const form = useReadable(session.form);
  const selection = useReadable(session.selection);
  const booking = useReadable(session.booking);
  const { actions, site, venue } = session;
  const isOffice = site.checkout === 'office' && venue.office !== undefined;
  const button = useRef<HTMLDivElement>(null);
  const buttonInView = useInView(button);
  const step = useNextStep(session, form, selection);
  const busy = booking.kind === 'processing';
  // Its fields show it themselves (ERR-022).
  const isLost = booking.kind === 'failed' && booking.problem.kind === 'malformed';
  useScrollToForm(button, selection);
  const when = <WhenFields query={query} form={form} cap={site.delegatesCap} actions={actions} />;

  return (
    <>
      <form
        className={styles.panel}
        id={venueForm}
        aria-label={t`Your meeting`}
        onSubmit={(event) => event.preventDefault()}
      >
        <div className={styles.body}>
          <FormOf remote="booking-form" session={session} query />
          <KindTabs tabs={form.tabs} value={query.kind} onChange={actions.changeTab} />
          {isOffice ? (
            <LazyPart
              part={officeFields}
              props={{ session, query, form, selection, isLost }}
              waiting={<div className={styles.office}>{when}</div>}
              missing={when}
            />
          ) : (
            when
          )}
          <UpdateButton kind={query.kind} />
          <FormNotes session={session} query={query} form={form} withOptions={!isOffice} />
          <Chosen
            selection={selection}
            kind={query.kind}
            registrationUrl={site.registrationUrl}
            local={estimateCurrency(session)}
            isTold={booking.kind === 'failed'}
          />
          {!(isOffice && isLost) && <BookingResult booking={booking} session={session} />}
          <NextStepButton
            ref={button}
            step={step}
            kind={query.kind}
            neverOpens={form.neverOpens}
            busy={busy}
            onBook={actions.book}
          />
        </div>
      </form>
      {selection && !buttonInView && (
        <LazyPart part={dock} props={{ selection, step, busy, onBook: actions.book }} />
      )}
    </>
  );
}

type Props = { booking: BookingState; session: Pick<VenueSession, 'actions' | 'enquiry'> };

const priceChanged = lazyPart(
  'price-changed',
  async () => (await import('./lazy/price-changed.ts')).PriceChanged,
);

/**
 * The result of the last press on the form's button; an enquiry shows its result in its own form.
 */
function BookingResult({ booking, session: { actions, enquiry } }: Props) {
  const asking = useReadable(enquiry).kind === 'open';
  const { book, acceptPrice, dismissBooking } = actions;
  return (
    <Result
      booking={asking && booking.kind !== 'processing' ? { kind: 'idle' } : booking}
      asking={asking}
      onRetry={book}
      onDismiss={dismissBooking}
      priceChanged={(change) => (
        <LazyPart
          part={priceChanged}
          props={{ ...change, onAccept: acceptPrice, onDismiss: dismissBooking }}
          missing={
            <BookingFailed
              problem={{ kind: 'unreachable' }}
              onRetry={book}
              onDismiss={dismissBooking}
            />
          }
        />
      )}
    />
  );
}

/**
 * What the button leads to; depends on the offers only in whether any of them fits (AVAIL-013,
 * AVAIL-015).
 */
function useNextStep(
  { offers, query }: Pick<VenueSession, 'offers' | 'query'>,
  form: FormFacts,
  selection: Selection | null,
): NextStep {
  const none = useReadable({
    get: () => noneOf(offers.get(), query.get()),
    first: () => noneOf(offers.first(), query.first()),
    subscribe: offers.subscribe,
  });
  return nextStep({ ...form, nothingFits: none }, selection?.offer ?? null);
}

const noneOf = ({ loading, offers }: OffersState, { kind }: BookingQuery): boolean =>
  !loading && offers !== null && nothingFits(offers, kind);

/**
 * On a wide page selecting an offer scrolls to the selection and the button below it (FORM-010,
 *
 */
export function useScrollToForm(
  target: RefObject<HTMLElement | null>,
  selection: Selection | null,
): void {
  const id =
    selection && (selection.kind === 'room' ? selection.offer.room.id : selection.offer.package.id);
  const before = useRef(id);
  useEffect(() => {
    if (id !== null && id !== before.current && scrollsToForm(window.innerWidth))
      target.current?.scrollIntoView({ block: 'nearest' });
    before.current = id;
  }, [id, target]);
}
