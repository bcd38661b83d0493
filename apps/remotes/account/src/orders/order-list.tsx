import { dateOf } from '@foyer/domain';
import { useFormats } from '@foyer/i18n';
import { Plural, useLingui } from '@lingui/react/macro';
import { type Entry, OrderState } from './order-facts.tsx';
import styles from './orders.module.css';

/** The latest meeting first; times are the venue's. */
export function OrderList({
  orders,
  linkTo,
}: {
  orders: readonly Entry[];
  linkTo: (orderId: string) => string;
}) {
  const { t } = useLingui();
  return (
    <ul className={styles.list} aria-label={t`Your orders`}>
      {orders.map((entry) => (
        <OrderRow
          key={entry.confirmation.orderId}
          entry={entry}
          href={linkTo(entry.confirmation.orderId)}
        />
      ))}
    </ul>
  );
}

function OrderRow({ entry: { status, confirmation }, href }: { entry: Entry; href: string }) {
  const formats = useFormats();
  const [event] = confirmation.events;
  const people = event?.delegates ?? 0;
  const oneDay = event && dateOf(event.start) === dateOf(event.end);
  return (
    <li className={styles.row}>
      <div>
        <h2>
          <a href={href}>
            <bdi>{confirmation.venue.title}</bdi>
          </a>
        </h2>
        {event && (
          <p className={styles.facts}>
            <bdi>{event.title}</bdi>
            <br />
            {formats.list([
              ...(oneDay ? [formats.dateLong(dateOf(event.start))] : []),
              formats.span(event.start, event.end),
            ])}
            <br />
            <Plural value={people} one="# person" other="# people" />
          </p>
        )}
      </div>
      <div className={styles.end}>
        <OrderState status={status} />
        {event?.total && <span className={styles.total}>{formats.money(event.total)}</span>}
      </div>
    </li>
  );
}
