import { nextStep } from '@foyer/domain';
import { useReadable } from '@foyer/federation/remote';
import type { VenueSession } from '@foyer/session';
import { useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { BookingResult } from './booking-result.tsx';
import { Chosen } from './chosen.tsx';
import { Dock } from './dock.tsx';
import { MoreOptions } from './more-options.tsx';
import { NextStepButton } from './next-step-button.tsx';
import { OpeningNote } from './opening-note.tsx';
import styles from './booking-form.module.css';
import { KindTabs } from './kind-tabs.tsx';
import { useInView } from './use-in-view.ts';
import { WhenFields } from './when-fields.tsx';

/** The panel of the venue page: when, how long, for how many, what it costs, and the next step (FORM-001 to FORM-012). */
export function BookingForm({ session }: { readonly session: VenueSession }) {
  const { t } = useLingui();
  const query = useReadable(session.query);
  const form = useReadable(session.form);
  const selection = useReadable(session.selection);
  const booking = useReadable(session.booking);
  const { actions, venue, site } = session;
  const button = useRef<HTMLDivElement>(null);
  const buttonInView = useInView(button);
  const step = nextStep(form, selection?.offer ?? null);

  return (
    <>
      <form className={styles.panel} aria-label={t`Your meeting`} onSubmit={(event) => event.preventDefault()}>
        <div className={styles.body}>
          <KindTabs tabs={form.tabs} value={query.kind} onChange={actions.changeTab} />
          <WhenFields query={query} form={form} cap={site.delegatesCap} actions={actions} />
          <OpeningNote date={query.start.slice(0, 10)} opening={form.opening} leadTimeAllows={form.leadTimeAllows} visitorTime={form.visitorTime} />
          <MoreOptions query={query} layouts={form.layouts} discount={form.discount} takesCode={venue.hasDiscountCode} withPackages={form.tabs.length > 1} actions={actions} />
          <Chosen selection={selection} kind={query.kind} />
          <BookingResult booking={booking} onRetry={actions.book} onAccept={actions.acceptPrice} onDismiss={actions.dismissBooking} />
          <NextStepButton ref={button} step={step} kind={query.kind} busy={booking.kind === 'processing'} onBook={actions.book} />
        </div>
      </form>
      {selection && !buttonInView && <Dock selection={selection} step={step} busy={booking.kind === 'processing'} onBook={actions.book} />}
    </>
  );
}
