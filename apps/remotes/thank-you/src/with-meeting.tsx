import { MoneyText } from '@foyer/booking-ui';
import { type Confirmation, isOver, type Money } from '@foyer/domain';
import { Trans, useLingui } from '@lingui/react/macro';
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
      {[...services, ...bedrooms].map(({ name, amount, total }, index) => (
        <li key={index}>
          <span>
            <Trans>
              <bdi>{name}</bdi> × {amount}
            </Trans>
          </span>
          <span>{price(total)}</span>
        </li>
      ))}
    </ul>
  );
}
