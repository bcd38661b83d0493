import { CancellingTerms } from '@foyer/booking-ui';
import type { Confirmation } from '@foyer/domain';
import { iconMail } from '@foyer/ui';
import { Trans } from '@lingui/react/macro';
import { type ExitLinks, Exits } from './exits.tsx';
import { NextSteps } from './next-steps.tsx';
import { Orders } from './orders.tsx';
import { PhoneLink } from './phone-link.tsx';
import { Thanks } from './thanks.tsx';

/** The enquiry variant (THANKS-004): it waits for the venue's answer. */
export function RequestSent({
  confirmation,
  exits,
}: {
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
      title={<Trans>Thank you, your request has been sent</Trans>}
      lead={<Trans>{venue} has it now. Nothing is booked or charged yet.</Trans>}
    >
      <Orders confirmation={confirmation} />
      <NextSteps
        steps={[
          {
            key: 'mail',
            what: <Trans>You will receive information by e‑mail.</Trans>,
            more: <Trans>To {email}. By the link in it you can take the request back.</Trans>,
          },
          {
            key: 'offer',
            what: <Trans>The venue answers with an offer.</Trans>,
            more: phone ? (
              <Trans>
                It checks your time, your group and your wishes first. You reach it at {phone}.
              </Trans>
            ) : (
              <Trans>It checks your time, your group and your wishes first.</Trans>
            ),
          },
          {
            key: 'accept',
            what: <Trans>You accept the offer.</Trans>,
            more: <Trans>Only then the meeting is booked.</Trans>,
          },
        ]}
      />
      <CancellingTerms of={confirmation.termsOfCancelling ?? ''} />
      <Exits exits={exits} another={<Trans>Send another enquiry</Trans>} />
    </Thanks>
  );
}
