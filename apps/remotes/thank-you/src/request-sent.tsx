import { CancellingTerms } from '@foyer/booking-ui';
import type { Confirmation } from '@foyer/domain';
import type { ConfirmationSession } from '@foyer/session';
import { iconMail } from '@foyer/ui';
import { Trans } from '@lingui/react/macro';
import { type ExitLinks, Exits } from './exits.tsx';
import { BookingFacts, Moment } from './manage/booking-facts.tsx';
import { Manage } from './manage/manage.tsx';
import { NextSteps } from './next-steps.tsx';
import { Orders } from './orders.tsx';
import { PhoneLink } from './phone-link.tsx';
import { Thanks } from './thanks.tsx';

/** The enquiry variant (THANKS-004): it waits for the venue's answer. */
export function RequestSent({
  session,
  confirmation,
  exits,
}: {
  session: ConfirmationSession;
  confirmation: Confirmation;
  exits: ExitLinks;
}) {
  const { email } = confirmation;
  const venue = confirmation.venue.title;
  const phone = confirmation.venue.phone && <PhoneLink number={confirmation.venue.phone} />;
  return (
    <Thanks
      icon={iconMail}
      tone="accent"
      title={
        session.isFirstView ? (
          <Trans>Thank you, your request has been sent</Trans>
        ) : (
          <Trans>Your request waits for the venue</Trans>
        )
      }
      lead={
        confirmation.answerUntil === null ? (
          <Trans>
            The venue <bdi>{venue}</bdi> has your request. Nothing is booked or charged yet.
          </Trans>
        ) : (
          <Trans>
            The venue <bdi>{venue}</bdi> has your request. Its answer is due by:{' '}
            <Moment at={confirmation.answerUntil} zone={confirmation.venue.timezone} />. Nothing is
            booked or charged yet.
          </Trans>
        )
      }
    >
      <Orders confirmation={confirmation} />
      <BookingFacts confirmation={confirmation} />
      <NextSteps
        steps={[
          {
            key: 'mail',
            what: <Trans>You will receive information by e-mail.</Trans>,
            more: (
              <Trans>
                The mail goes to: <bdi>{email}</bdi>. By the link in the mail you can take the
                request back.
              </Trans>
            ),
          },
          {
            key: 'offer',
            what: <Trans>The venue answers with an offer.</Trans>,
            more: phone ? (
              <Trans>
                The venue first checks your time, your group and your wishes. Phone of the venue:{' '}
                {phone}
              </Trans>
            ) : (
              <Trans>The venue first checks your time, your group and your wishes.</Trans>
            ),
          },
          {
            key: 'accept',
            what: <Trans>You accept the offer.</Trans>,
            more: <Trans>Only then is the meeting booked.</Trans>,
          },
        ]}
      />
      <CancellingTerms
        of={{
          text: confirmation.termsOfCancelling ?? '',
          spoken: confirmation.spokenTerms?.termsOfCancellingEnquiries,
        }}
        reading={session}
      />
      <Manage session={session} confirmation={confirmation} />
      <Exits exits={exits} another={<Trans>Send another enquiry</Trans>} />
    </Thanks>
  );
}
