import { MeetingFacts } from '@foyer/booking-ui/checkout';
import { useFormats } from '@foyer/i18n';
import type { OfficeBooked } from '@foyer/session';
import { Heading, Icon, LinkButton, Notice, iconCheck, iconMail, toPageTop } from '@foyer/ui';
import { Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import styles from './done.module.css';

/** The confirmed booking: its number and further links (REGUS-019, REGUS-054). */
export function Done({
  order: { orderNumber, email, meeting, mailedLogin, total, links },
}: {
  order: OfficeBooked;
}) {
  const formats = useFormats();
  const amount = total && formats.money(total);
  const place = useRef<HTMLDivElement>(null);
  // The focused button is gone: the focus goes to the new heading, where reading starts.
  useEffect(() => {
    toPageTop(place.current);
    place.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div ref={place} tabIndex={-1} className={styles.view}>
      <span className={styles.mark}>
        <Icon of={iconCheck} />
      </span>
      <div className={styles.words}>
        <Heading level={1}>
          <Trans>Thank you</Trans>
        </Heading>
        <p className={styles.lead}>
          {email === null ? (
            <Trans>Your booking is complete.</Trans>
          ) : (
            <Trans>
              Your booking is complete. We have sent everything to <bdi>{email}</bdi>.
            </Trans>
          )}
        </p>
      </div>
      <div className={styles.order}>
        {orderNumber !== null && (
          <p className={styles.number}>
            <Trans>
              Order number <strong>{orderNumber}</strong>
            </Trans>
          </p>
        )}
        {meeting && (
          <>
            <Heading level={2} look={3}>
              <bdi>{meeting.roomTitle}</bdi>
            </Heading>
            <p className={styles.venue}>{meeting.venueTitle}</p>
            <ul className={styles.facts}>
              <MeetingFacts {...meeting} layout="_none" />
            </ul>
            {amount !== null && (
              <p className={styles.total}>
                <Trans>{amount} incl. VAT</Trans>
              </p>
            )}
          </>
        )}
      </div>
      {mailedLogin === true && (
        <Notice tone="accent" icon={iconMail} title={<Trans>You have an account now</Trans>}>
          <Trans>
            We have mailed you how to log in and set a password. There you find this booking again.
          </Trans>
        </Notice>
      )}
      <div className={styles.ways}>
        <LinkButton variant="primary" href={links.booking}>
          <Trans>See or change your booking</Trans>
        </LinkButton>
        <LinkButton href={links.inbox}>
          <Trans>See the order in the inbox</Trans>
        </LinkButton>
        {links.newEnquiry !== null && (
          <LinkButton href={links.newEnquiry}>
            <Trans>New enquiry</Trans>
          </LinkButton>
        )}
        <LinkButton variant="text" href={links.front}>
          <Trans>To the start page</Trans>
        </LinkButton>
      </div>
    </div>
  );
}
