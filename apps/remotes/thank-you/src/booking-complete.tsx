import { type Confirmation, dateOf, timeOf } from '@foyer/domain';
import { sentenceGap, useFormats } from '@foyer/i18n';
import type { ConfirmationSession } from '@foyer/session';
import { Icon, iconCalendar, iconCheck, iconPin, LinkButton } from '@foyer/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import styles from './booking-complete.module.css';
import { type ExitLinks, Exits } from './exits.tsx';
import { BookingFacts } from './manage/booking-facts.tsx';
import { directionsTo } from './manage/directions-to.ts';
import { Manage } from './manage/manage.tsx';
import { Receipt } from './manage/receipt.tsx';
import { NextSteps } from './next-steps.tsx';
import { Orders } from './orders.tsx';
import { PhoneLink } from './phone-link.tsx';
import { Thanks } from './thanks.tsx';

type BookingCompleteProps = {
  session: ConfirmationSession;
  confirmation: Confirmation;
  calendarLink: string;
  exits: ExitLinks;
};

/**
 * The booking variant (THANKS-003). Opened later it says what is booked, and what can still be
 * changed (D-21).
 */
export function BookingComplete({
  session,
  confirmation,
  calendarLink,
  exits,
}: BookingCompleteProps) {
  const { venue } = confirmation;
  const { isFirstView } = session;
  const phone = venue.phone && <PhoneLink number={venue.phone} />;
  return (
    <Thanks
      icon={iconCheck}
      tone="success"
      title={
        isFirstView ? (
          <Trans>Congratulations, your booking is complete</Trans>
        ) : (
          <Trans>Your booking is confirmed</Trans>
        )
      }
      lead={<Lead confirmation={confirmation} isFirstView={isFirstView} />}
    >
      <Orders confirmation={confirmation} />
      <div className={styles.actions}>
        <LinkButton href={calendarLink} download>
          <Icon of={iconCalendar} />
          <Trans>Add to calendar</Trans>
        </LinkButton>
        <LinkButton href={directionsTo(venue.address)} target="_blank" rel="noopener noreferrer">
          <Icon of={iconPin} />
          <Trans>Directions</Trans>
        </LinkButton>
      </div>
      <BookingFacts confirmation={confirmation} />
      <Receipt confirmation={confirmation} />
      {isFirstView && (
        <NextSteps
          steps={[
            {
              key: 'mail',
              what: <Trans>The confirmation is in your inbox.</Trans>,
              more: (
                <Trans>
                  The mail has a calendar file. If you do not find the mail, look among the junk
                  mail.
                </Trans>
              ),
            },
            {
              key: 'contact',
              what: <Trans>The venue contacts you about the details.</Trans>,
              more: phone ? (
                <Trans>
                  This is about seating, arrival and your wishes. Phone of the venue: {phone}
                </Trans>
              ) : (
                <Trans>This is about seating, arrival and your wishes.</Trans>
              ),
            },
            {
              key: 'pay',
              what: <Trans>You pay as agreed.</Trans>,
              more: <Trans>Cancelling follows the terms in the confirmation.</Trans>,
            },
          ]}
        />
      )}
      <Manage session={session} confirmation={confirmation} />
      <Exits exits={exits} another={<Trans>Book another meeting</Trans>} />
    </Thanks>
  );
}

function Lead({ confirmation, isFirstView }: { confirmation: Confirmation; isFirstView: boolean }) {
  const { i18n } = useLingui();
  const formats = useFormats();
  const [event, ...others] = confirmation.events;
  const { email } = confirmation;
  const venue = confirmation.venue.title;
  const sent = isFirstView ? (
    <Trans>
      We have sent everything to <bdi>{email}</bdi>.
    </Trans>
  ) : null;
  if (!event || others.length > 0) return sent;
  const begins = formats.list([
    formats.dateLong(dateOf(event.start)),
    formats.time(timeOf(event.start)),
  ]);
  return (
    <>
      <Trans>
        <bdi>{venue}</bdi> looks forward to seeing you. Your meeting begins: {begins}.
      </Trans>
      {sentenceGap(i18n.locale)}
      {sent}
    </>
  );
}
