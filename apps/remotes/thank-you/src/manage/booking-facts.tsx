import type { Confirmation, Instant, Zone } from '@foyer/domain';
import { dateOf, timeOf, wallOf } from '@foyer/domain';
import { useFormats } from '@foyer/i18n';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import styles from './booking-facts.module.css';
import { directionsTo } from './directions-to.ts';

/** Where it is, what it costs, how that is paid, and until when it can be cancelled for nothing. */
export function BookingFacts({ confirmation }: { confirmation: Confirmation }) {
  const formats = useFormats();
  const { venue, total, payment, cancelling, status } = confirmation;
  const amount = total && formats.money(total);
  return (
    <dl className={styles.facts}>
      <Fact name={<Trans>Where</Trans>}>
        <bdi>{venue.title}</bdi>
        <br />
        <a href={directionsTo(venue.address)} target="_blank" rel="noopener noreferrer">
          <bdi>{venue.address}</bdi>
        </a>
      </Fact>
      {amount !== null && (
        <Fact name={<Trans>Total</Trans>}>
          <Trans>{amount} incl. VAT</Trans>
        </Fact>
      )}
      {payment && status === 'confirmed' && (
        <Fact name={<Trans>Payment</Trans>}>
          <HowPaid method={payment} />
        </Fact>
      )}
      {status === 'confirmed' && cancelling?.state === 'open' && (
        <Fact name={<Trans>Cancelling</Trans>}>
          {cancelling.fee?.minor === 0 && cancelling.freeUntil !== null ? (
            <Trans>
              Free of charge until: <Moment at={cancelling.freeUntil} zone={venue.timezone} />
            </Trans>
          ) : (
            <Trans>No longer free of charge</Trans>
          )}
        </Fact>
      )}
    </dl>
  );
}

function HowPaid({ method }: { method: NonNullable<Confirmation['payment']> }) {
  switch (method) {
    case 'creditcard':
      return <Trans>Reserved on your card; the venue collects it</Trans>;
    case 'invoice':
      return <Trans>Not paid yet: the venue sends an invoice to your company</Trans>;
    case 'onsite':
      return <Trans>Not paid yet: you pay at the reception</Trans>;
    case 'airplus':
      return <Trans>By your AirPlus company account</Trans>;
    case 'accountcredits':
      return <Trans>By your customer account with the venue</Trans>;
    case 'none':
      return <Trans>As agreed with the venue</Trans>;
    default:
      return method satisfies never;
  }
}

const Fact = ({ name, children }: { name: ReactNode; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

/** A day and time on the venue's clock. */
export function Moment({ at, zone }: { at: Instant; zone: Zone }) {
  const formats = useFormats();
  const wall = wallOf(at, zone);
  return (
    <time dateTime={new Date(at * 1000).toISOString()}>
      {formats.list([formats.dateLong(dateOf(wall)), formats.time(timeOf(wall))])}
    </time>
  );
}
