import { BookingResult, PremiumNote, PriceChanged } from '@foyer/booking-ui';
import { mayAddDay } from '@foyer/domain';
import { useReadable } from '@foyer/federation/remote';
import { useFormats } from '@foyer/i18n';
import type { DaysSession, PlanSum } from '@foyer/session';
import { Button, Heading, UnmetWords, useInView, useUnmet, VisuallyHidden } from '@foyer/ui';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useId, useRef, useState } from 'react';
import { AllSet } from './all-set.tsx';
import { Dock } from './dock.tsx';
import { focusTab } from './focus-tab.ts';
import { PlanDay } from './plan-day.tsx';
import styles from './plan-panel.module.css';
import { planProblemWords } from './plan-problem.tsx';

/**
 * The choice of each day, the sum, and the next step (MULTI-005 to MULTI-007, MULTI-018 to
 * MULTI-020).
 */
export function PlanPanel({ session }: { session: DaysSession }) {
  const sum = useReadable(session.sum);
  const plan = useReadable(session.plan);
  const booking = useReadable(session.booking);
  const allSet = useReadable(session.allSet);
  const { actions } = session;
  const mayAdd = mayAddDay(plan);
  const headingId = useId();
  const whyId = useId();
  const button = useRef<HTMLDivElement>(null);
  const buttonInView = useInView(button);
  const add = () => {
    actions.addDay();
    focusTab(session, button.current);
  };
  const unmet = useUnmet(() => {
    if (sum.state.kind !== 'incomplete') return null;
    const [missing] = sum.state.missing;
    if (missing !== undefined) actions.showDay(missing);
    focusTab(session, button.current);
    return null;
  });
  const next = {
    waits: sum.state.kind === 'incomplete',
    busy: booking.kind === 'processing',
    onPress: actions.proceed,
    onUnmet: unmet.press,
  };
  return (
    <section className={styles.panel} aria-labelledby={headingId}>
      <div className={styles.body}>
        <Heading level={2} look={3} id={headingId}>
          <Trans>Your days</Trans>
        </Heading>
        <ol className={styles.plan}>
          {sum.days.map(({ day, kept }) => (
            <PlanDay
              key={day.number}
              day={day}
              kept={kept}
              shown={day.number === plan.shown}
              onShow={() => actions.showDay(day.number)}
              onDiscard={() => actions.discard(day.number)}
            />
          ))}
        </ol>
        <Total sum={sum} />
        <BookingResult
          booking={booking.kind === 'price-changed' ? { ...booking, codeUsedUp: false } : booking}
          failure={booking.kind === 'failed' ? planProblemWords(booking) : undefined}
          onRetry={actions.proceed}
          onDismiss={actions.dismissBooking}
          priceChanged={(change) => (
            <PriceChanged
              {...change}
              onAccept={actions.proceed}
              onDismiss={actions.dismissBooking}
            />
          )}
        />
        <div ref={button} className={styles.next}>
          <Button
            variant="primary"
            size="l"
            wide
            busy={next.busy}
            unavailable={next.waits}
            onUnmet={next.onUnmet}
            aria-describedby={next.waits ? whyId : undefined}
            onClick={next.onPress}
          >
            <Trans>Continue</Trans>
          </Button>
          {/* Its place is reserved: the button does not move when the last day gets a choice. */}
          <p className={styles.why} id={whyId} data-state={next.waits ? 'waits' : 'done'}>
            {next.waits ? (
              <UnmetWords said={unmet.said}>
                <Trans>(Select the room and/or package for all the days before continuing)</Trans>
              </UnmetWords>
            ) : (
              <Trans>All days are chosen. You pay nothing yet.</Trans>
            )}
          </p>
        </div>
      </div>
      <PlanAnnouncement days={sum.days} />
      <AllSet
        open={allSet}
        sum={sum}
        mayAdd={mayAdd}
        onContinue={actions.proceed}
        onAdd={add}
        onClose={actions.closeAllSet}
      />
      {!buttonInView && <Dock sum={sum} whyId={whyId} {...next} />}
    </section>
  );
}

function Total({ sum: { state, total, premiumFee } }: { sum: PlanSum }) {
  const { money } = useFormats();
  return (
    <div className={styles.total}>
      <p className={styles.totalLabel}>
        {state.kind === 'complete' ? <Trans>Total incl. VAT</Trans> : <Trans>Total so far</Trans>}
      </p>
      <output className={styles.money}>{total === null ? '–' : money(total)}</output>
      {total && <PremiumNote fee={premiumFee} of={total} />}
    </div>
  );
}

type Days = PlanSum['days'];

/** Announces what happened to a day: the choice, or that it was removed. */
export function PlanAnnouncement({ days }: { days: Days }) {
  const [before, setBefore] = useState(days);
  const [told, setTold] = useState<ReactNode>(null);
  if (days !== before) {
    setBefore(days);
    const words = change(before, days);
    if (words !== null) setTold(words);
  }
  return <VisuallyHidden role="status">{told}</VisuallyHidden>;
}

function change(before: Days, days: Days): ReactNode {
  // An added or removed day is announced by the focus on a tab.
  if (before.length !== days.length) return null;
  for (const [index, { day, kept }] of days.entries()) {
    const was = before[index];
    const { number, choice } = day;
    if (was === undefined || was.day.choice === choice) continue;
    if (choice !== null) return chosen(number, choice.title);
    if (kept === null) return unchosen(number);
  }
  return null;
}

const chosen = (number: number, title: string): ReactNode => (
  <Trans>
    Day #{number}, chosen: <bdi>{title}</bdi>
  </Trans>
);
const unchosen = (number: number): ReactNode => (
  <Trans>Day #{number}: nothing is chosen any more.</Trans>
);
