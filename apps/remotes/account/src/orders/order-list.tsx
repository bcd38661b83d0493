import { type Confirmation, dateOf, peopleAtOnce } from '@foyer/domain';
import { useFormats } from '@foyer/i18n';
import { plural } from '@lingui/core/macro';
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
  return (
    <li className={styles.row}>
      <div>
        <h2>
          <a href={href}>
            <bdi>{confirmation.venue.title}</bdi>
          </a>
        </h2>
        <Meetings events={confirmation.events} />
      </div>
      <div className={styles.end}>
        <OrderState status={status} />
        {confirmation.total && (
          <span className={styles.total}>{formats.money(confirmation.total)}</span>
        )}
      </div>
    </li>
  );
}

/** What is booked, from when to when, and for how many; each name once. */
function Meetings({ events }: Pick<Confirmation, 'events'>) {
  const { t } = useLingui();
  const formats = useFormats();
  const [first] = events;
  const last = events.at(-1);
  if (!first || !last) return null;
  const names = new Set(events.flatMap(({ title, roomTitle }) => [title, roomTitle]));
  const days = new Set(events.map(({ start }) => dateOf(start))).size;
  const people = peopleAtOnce(events);
  return (
    <p className={styles.facts}>
      <bdi>{formats.list([...names])}</bdi>
      <br />
      {formats.list([
        ...(days > 1 ? [t`${plural(days, { one: '# day', other: '# days' })}`] : []),
        ...(dateOf(first.start) === dateOf(last.end)
          ? [formats.dateLong(dateOf(first.start))]
          : []),
        formats.span(first.start, last.end),
      ])}
      <br />
      <Plural value={people} one="# person" other="# people" />
    </p>
  );
}
