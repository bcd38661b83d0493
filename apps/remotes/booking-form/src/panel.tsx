import {
  AlternativesWaiting,
  BookingFailed,
  BookingResult as Result,
  estimateCurrency,
  FormOf,
  venueForm,
} from '@foyer/booking-ui';
import { type NextStep, nextStep, nothingFits, type OfferKind, scrollsToForm } from '@foyer/domain';
import { useReadable } from '@foyer/federation/remote';
import type { BookingState, FormFacts, OffersState, Selection, VenueSession } from '@foyer/session';
import { useHasBox, useInView } from '@foyer/ui';
import { useLingui } from '@lingui/react/macro';
import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { Chosen } from './chosen.tsx';
import { FormNotes } from './form-notes.tsx';
import { KindTabs, WhenFields } from './when-fields.tsx';
import { goToList } from './go-to-list.ts';
import { LazyPart, lazyPart } from './lazy.ts';
import { Meeting } from './meeting.tsx';
import { NextStepButton } from './next-step-button.tsx';
import styles from './panel.module.css';

const officeFields = lazyPart(
  'office-fields',
  async () => (await import('./lazy/office/office-fields.tsx')).OfficeFields,
);
const dock = lazyPart('dock', async () => (await import('./lazy/dock.tsx')).Dock);
const meetingDock = lazyPart(
  'meeting-dock',
  async () => (await import('./lazy/meeting-dock.tsx')).MeetingDock,
);
const alternatives = lazyPart(
  'alternatives',
  async () => (await import('./lazy/alternatives.ts')).Alternatives,
);
/** More would push the button away. */
const alternativesInPanel = 3;

/**
 * The form of the meeting: start, length, delegates, price, and the next step (FORM-001 to FORM-012).
 * It lies across a wide place, and is a panel in a narrow one (FORM-008, FORM-009). Where the cards
 * book by themselves and show the result (ROOM-006), it has the meeting only.
 */
export function Panel({ session }: { session: VenueSession }) {
  const { t } = useLingui();
  const query = useReadable(session.query);
  const form = useReadable(session.form);
  const selection = useReadable(session.selection);
  const booking = useReadable(session.booking);
  const { actions, site, venue } = session;
  const local = estimateCurrency(session);
  const cardsBook = site.offerCards === 'book';
  const isOffice = site.checkout === 'office' && venue.office !== undefined;
  const element = useRef<HTMLFormElement>(null);
  const button = useRef<HTMLDivElement>(null);
  const buttonInView = useInView(button);
  const fieldsId = useId();
  const line = useRef<HTMLButtonElement>(null);
  const isFolded = useHasBox(line);
  const step = useNextStep(session, form, selection);
  const busy = booking.kind === 'processing';
  // Its fields show it themselves (ERR-022).
  const isLost = booking.kind === 'failed' && booking.problem.kind === 'malformed';
  const isTaken =
    booking.kind === 'failed' &&
    booking.problem.kind === 'refused' &&
    booking.problem.problem.code === 'room_taken';
  // What the page begins with; a change is made, and answered, in the open fields.
  const [unfolded] = useState(() => saysAtOnce(form));
  // Asked for once a list of times is reached: most visitors keep the time that they came with.
  const [timed, setTimed] = useState(false);
  useScrollToForm(button, selection);
  const showOffers = () => goToList(element.current, selection?.kind ?? query.kind);
  const onTaken = () => {
    actions.dismissBooking();
    showOffers();
  };
  const when = (
    <WhenFields
      query={query}
      form={form}
      cap={site.delegatesCap}
      daysOf={session.around.days}
      actions={actions}
    />
  );

  return (
    <>
      <form
        ref={element}
        className={styles.panel}
        id={venueForm}
        aria-label={t`Your meeting`}
        onFocus={(event) => event.target instanceof HTMLSelectElement && setTimed(true)}
        onSubmit={(event) => event.preventDefault()}
      >
        <div className={styles.body}>
          <FormOf remote="booking-form" session={session} query />
          <Meeting
            id={fieldsId}
            line={line}
            query={query}
            unfolded={unfolded}
            withButton={cardsBook}
            tabs={<KindTabs tabs={form.tabs} value={query.kind} onChange={actions.changeTab} />}
            notes={
              <FormNotes
                session={session}
                query={query}
                form={form}
                withTimes={timed}
                withOptions={!isOffice}
              />
            }
            onShow={showOffers}
          >
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
          </Meeting>
          {!cardsBook && (
            <>
              <div className={styles.unlessDocked}>
                <Chosen
                  selection={selection}
                  kind={query.kind}
                  registrationUrl={site.registrationUrl}
                  local={local}
                  isTold={booking.kind === 'failed'}
                />
              </div>
              {!(isOffice && isLost) && <BookingResult booking={booking} session={session} />}
              {isTaken && (
                <LazyPart
                  part={alternatives}
                  props={{ session, query, most: alternativesInPanel, onTaken }}
                  // With the message, before the page is scrolled to it: nothing moves afterwards.
                  waiting={<AlternativesWaiting rows={alternativesInPanel} />}
                />
              )}
              <div className={styles.unlessDocked}>
                <NextStepButton
                  ref={button}
                  step={step}
                  kind={query.kind}
                  neverOpens={form.neverOpens}
                  busy={busy}
                  onBook={actions.book}
                />
              </div>
            </>
          )}
        </div>
      </form>
      {isFolded && (cardsBook || !selection) && (
        <LazyPart part={meetingDock} props={{ fieldsId, session, query, onShow: showOffers }} />
      )}
      {!cardsBook && selection && !buttonInView && (
        <LazyPart part={dock} props={{ selection, step, busy, local, onBook: actions.book }} />
      )}
    </>
  );
}

/** A notice that is not for later: what was asked for cannot be had as it was. */
const saysAtOnce = (form: FormFacts): boolean =>
  form.timeRefused ||
  form.adjusted !== null ||
  form.cappedFrom !== null ||
  form.delegatesError !== null ||
  form.neverOpens;

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
  const chosen = selection?.kind;
  const none = useReadable({
    get: () => noneOf(offers.get(), chosen ?? query.get().kind),
    first: () => noneOf(offers.first(), chosen ?? query.first().kind),
    subscribe: offers.subscribe,
  });
  return nextStep({ ...form, nothingFits: none }, selection?.offer ?? null);
}

const noneOf = ({ loading, offers }: OffersState, kind: OfferKind): boolean =>
  !loading && offers !== null && nothingFits(offers, kind);

/**
 * On a wide page selecting an offer scrolls to the selection and the button below it (FORM-010,
 * Where the form is above the screen, the bar at the bottom has both.
 */
export function useScrollToForm(
  target: RefObject<HTMLElement | null>,
  selection: Selection | null,
): void {
  const id =
    selection && (selection.kind === 'room' ? selection.offer.room.id : selection.offer.package.id);
  const before = useRef(id);
  useEffect(() => {
    const isReached = (target.current?.getBoundingClientRect().bottom ?? 0) > 0;
    if (id !== null && id !== before.current && isReached && scrollsToForm(window.innerWidth))
      target.current?.scrollIntoView({ block: 'nearest' });
    before.current = id;
  }, [id, target]);
}
