import { MoneyText } from '@foyer/booking-ui';
import { type Confirmation, isOver, type Money, nightsOf } from '@foyer/domain';
import { useFormats } from '@foyer/i18n';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import styles from './with-meeting.module.css';

/** Services and bedrooms of the order, each a part of its total (D-10). */
export function WithMeeting({
  confirmation: { services, bedrooms, status },
}: {
  confirmation: Confirmation;
}) {
  const { t } = useLingui();
  if (services.length + bedrooms.length === 0) return null;
  const price = (total: Money | null): ReactNode =>
    isOver(status) ? null : total === null ? t`On request` : <MoneyText of={total} />;
  return (
    <ul className={styles.list} aria-label={t`With your meeting`}>
      {services.map((service, index) => (
        <li key={`service-${index}`}>
          <span>
            <ServiceLine {...service} />
          </span>
          <span>{price(service.total)}</span>
        </li>
      ))}
      {bedrooms.map((stay, index) => (
        <li key={`stay-${index}`}>
          <span>
            <StayLine {...stay} />
          </span>
          <span>{price(stay.total)}</span>
        </li>
      ))}
    </ul>
  );
}

function ServiceLine({ name, amount, ...served }: Confirmation['services'][number]) {
  if (served.time === '')
    return (
      <Trans>
        <bdi>{name}</bdi> × {amount}
      </Trans>
    );
  const time = served.timeEnd === '' ? served.time : `${served.time}–${served.timeEnd}`;
  return (
    <Trans>
      <bdi>{name}</bdi> × {amount}, {time}
    </Trans>
  );
}

function StayLine(stay: Confirmation['bedrooms'][number]) {
  const { dateShort } = useFormats();
  const { name, amount } = stay;
  const nights = nightsOf(stay);
  return (
    <>
      <Trans>
        <bdi>{name}</bdi> × {amount}, <Plural value={nights} one="# night" other="# nights" />
      </Trans>
      <br />
      {dateShort(stay.checkIn)} – {dateShort(stay.checkOut)}
    </>
  );
}
