import { estimateCurrency } from '@foyer/booking-ui';
import { useReadable } from '@foyer/federation/remote';
import type { VenueSession } from '@foyer/session';
import { useInView } from '@foyer/ui';
import { useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { BookingResult } from './booking-result.tsx';
import { Chosen } from './chosen.tsx';
import { FormNotes } from './form-notes.tsx';
import { KindTabs } from './kind-tabs.tsx';
import { LazyPart } from './lazy.ts';
import { NextStepButton } from './next-step-button.tsx';
import styles from './panel.module.css';
import { useNextStep } from './use-next-step.ts';
import { useScrollToForm } from './use-scroll-to-form.ts';
import { WhenFields } from './when-fields.tsx';

const officeFields = async () => (await import('./lazy/office/office-fields.tsx')).OfficeFields;
const dock = async () => (await import('./lazy/dock.tsx')).Dock;

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
        aria-label={t`Your meeting`}
        onSubmit={(event) => event.preventDefault()}
      >
        <div className={styles.body}>
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
          <FormNotes session={session} query={query} form={form} withOptions={!isOffice} />
          <Chosen
            selection={selection}
            kind={query.kind}
            registrationUrl={site.registrationUrl}
            local={estimateCurrency(session)}
          />
          {!(isOffice && isLost) && <BookingResult booking={booking} session={session} />}
          <NextStepButton
            ref={button}
            step={step}
            kind={query.kind}
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
