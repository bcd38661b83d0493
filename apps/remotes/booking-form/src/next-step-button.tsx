import { ClosedObstacle, missingField, venueFields } from '@foyer/booking-ui';
import type { NextStep, OfferKind } from '@foyer/domain';
import { Button, UnmetWords, useUnmet, WithoutScript, withScript } from '@foyer/ui';
import { Trans } from '@lingui/react/macro';
import { type Ref, useId } from 'react';
import styles from './next-step-button.module.css';
import { ShowOffers } from './update-button.tsx';

type Props = {
  step: NextStep;
  kind: OfferKind;
  /** The venue opens on no day. */
  neverOpens: boolean;
  busy: boolean;
  onBook: () => void;
  ref?: Ref<HTMLDivElement>;
};

/**
 * The primary button of the page, with its consequence, or why it is disabled. While nothing is
 * chosen there is no next step: a quieter button leads to the offers.
 */
export function NextStepButton({ step, kind, neverOpens, busy, onBook, ref }: Props) {
  const captionId = useId();
  const unmet = useMissing(step);
  const next = (
    <Button
      type="submit"
      formMethod="post"
      name={venueFields.step}
      value="book"
      variant="primary"
      size="l"
      wide
      busy={busy}
      unavailable={step.kind === 'blocked' && !isToChoose(step)}
      onUnmet={unmet.press}
      aria-describedby={captionId}
      onClick={onBook}
    >
      <NextStepWords step={step} />
    </Button>
  );
  return (
    <div className={styles.next} ref={ref}>
      {isToChoose(step) ? (
        <>
          <Button
            className={withScript}
            size="l"
            wide
            aria-describedby={captionId}
            onClick={unmet.press}
          >
            <ShowOffers kind={kind} />
          </Button>
          {/* Without scripts the form does not follow what is chosen in the lists. */}
          <WithoutScript>{next}</WithoutScript>
        </>
      ) : (
        next
      )}
      <p className={styles.caption} id={captionId}>
        <Consequence step={step} kind={kind} neverOpens={neverOpens} said={unmet.said} />
      </p>
    </div>
  );
}

const isToChoose = (step: NextStep): boolean =>
  step.kind === 'blocked' && step.why === 'nothing-chosen';

export function NextStepWords({ step }: { step: NextStep }) {
  return step.kind === 'request' || step.kind === 'enquire' ? (
    <Trans>Send request</Trans>
  ) : (
    <Trans>Continue</Trans>
  );
}

/** What a press does while the step is blocked: it leads to what is missing. */
export const useMissing = (step: NextStep) =>
  useUnmet((root) => (step.kind === 'blocked' ? missingField(root, step.why) : null));

type ConsequenceProps = {
  step: NextStep;
  kind: OfferKind;
  neverOpens?: boolean;
  /** How often the button was pressed while it was blocked. */
  said: number;
};

/** The consequence of pressing, or what prevents it. */
export function Consequence({ step, kind, neverOpens = false, said }: ConsequenceProps) {
  switch (step.kind) {
    case 'continue':
      return <Trans>Booked at once. You pay nothing yet.</Trans>;
    case 'request':
      return (
        <Trans>The venue answers, usually within a day. Nothing is booked or charged yet.</Trans>
      );
    case 'enquire':
      return <Trans>This is an enquiry. The venue will reply with an offer.</Trans>;
    case 'blocked':
      return (
        <UnmetWords said={said}>
          <Obstacle why={step.why} kind={kind} neverOpens={neverOpens} />
        </UnmetWords>
      );
    default:
      return step satisfies never;
  }
}

function Obstacle({
  why,
  kind,
  neverOpens,
}: {
  why: Extract<NextStep, { kind: 'blocked' }>['why'];
  kind: OfferKind;
  neverOpens: boolean;
}) {
  switch (why) {
    case 'nothing-fits':
      return kind === 'room' ? (
        <Trans>No room fits this meeting. Please change it.</Trans>
      ) : (
        <Trans>No package fits this meeting. Please change it.</Trans>
      );
    case 'nothing-chosen':
      return kind === 'room' ? (
        <Trans>Choose a room to continue.</Trans>
      ) : (
        <Trans>Choose a package to continue.</Trans>
      );
    case 'closed':
      return <ClosedObstacle neverOpens={neverOpens} />;
    case 'lead-time':
      return <Trans>The venue takes no booking for this start.</Trans>;
    case 'attendees':
      return <Trans>Please correct the number of attendees.</Trans>;
    case 'does-not-fit':
      return (
        <Trans>
          What you chose does not fit this meeting. Please choose another or change the meeting.
        </Trans>
      );
    default:
      return why satisfies never;
  }
}
