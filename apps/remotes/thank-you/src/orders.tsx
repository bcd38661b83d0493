import { layoutWord, MoneyText } from '@foyer/booking-ui';
import { type Confirmation, dateOf, isOver, layoutNameOf } from '@foyer/domain';
import { useFormats } from '@foyer/i18n';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import styles from './orders.module.css';
import { WithMeeting } from './with-meeting.tsx';

/** Each event with its order number (THANKS-003, THANKS-004), and its price unless it has none. */
export function Orders({ confirmation }: { confirmation: Confirmation }) {
  const { t } = useLingui();
  return (
    <>
      <ul
        className={styles.orders}
        aria-label={confirmation.isEnquiry ? t`Your requests` : t`Your orders`}
      >
        {confirmation.events.map((event) => (
          <Order
            key={event.orderNumber}
            event={event}
            isEnquiry={confirmation.isEnquiry}
            hasPrice={!isOver(confirmation.status)}
          />
        ))}
      </ul>
      <WithMeeting confirmation={confirmation} />
    </>
  );
}

type OrderProps = { event: Confirmation['events'][number]; isEnquiry: boolean; hasPrice: boolean };

function Order({ event, isEnquiry, hasPrice }: OrderProps) {
  const formats = useFormats();
  const { t, i18n } = useLingui();
  const people = event.delegates;
  const group = t`${plural(people, { one: '# person', other: '# people' })}`;
  const span = formats.span(event.start, event.end);
  const oneDay = dateOf(event.start) === dateOf(event.end);
  const number = <strong className={styles.number}>{event.orderNumber}</strong>;
  return (
    <li>
      <div>
        <p className={styles.title}>
          <bdi>{event.title}</bdi>
        </p>
        <p className={styles.facts}>
          {event.roomTitle !== event.title && (
            <>
              <bdi>{event.roomTitle}</bdi>
              <br />
            </>
          )}
          {oneDay ? formats.list([formats.dateLong(dateOf(event.start)), span]) : span}
          <br />
          {event.layout === '_none'
            ? group
            : formats.list([group, i18n._(layoutWord(layoutNameOf(event.layout)))])}
        </p>
      </div>
      <div className={styles.end}>
        <p>{isEnquiry ? <Trans>Request {number}</Trans> : <Trans>Order {number}</Trans>}</p>
        {event.total && hasPrice && <MoneyText of={event.total} className={styles.total ?? ''} />}
      </div>
    </li>
  );
}
