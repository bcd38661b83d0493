import { layoutWord } from '@foyer/booking-ui';
import { dateOf, layoutNameOf, type Money } from '@foyer/domain';
import { useFormats } from '@foyer/i18n';
import type { AccountSession } from '@foyer/session';
import { Heading, Icon, iconCalendar, iconChevronLeft, iconPhone, LinkButton } from '@foyer/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { usePageTitle } from '../forms/form-page.tsx';
import { Cancelling } from './cancelling.tsx';
import { type Entry, NamedFact, NamedFacts, OrderState } from './order-facts.tsx';
import styles from './order-details.module.css';

type OrderDetailsProps = {
  entry: Entry;
  session: Pick<AccountSession, 'actions' | 'links'>;
  inbox: string;
};

/** One order: what, when on the venue's clock, price, and cancelling (D-14, D-17). */
export function OrderDetails({ entry, session, inbox }: OrderDetailsProps) {
  const { status, confirmation } = entry;
  const { venue, events, orderId } = confirmation;
  usePageTitle(venue.title);
  return (
    <div className={styles.page}>
      <a className={styles.back} href={inbox}>
        <Icon of={iconChevronLeft} small directional />
        <Trans>All orders</Trans>
      </a>
      <div className={styles.head}>
        <Heading level={1} look={2}>
          {venue.title}
        </Heading>
        <OrderState status={status} />
      </div>
      {events.map((event) => (
        <OrderEvent
          key={event.orderNumber}
          event={event}
          zone={venue.timezone}
          address={venue.address}
        />
      ))}
      <Taken of={[...confirmation.services, ...confirmation.bedrooms]} />
      <div className={styles.ways}>
        {status === 'confirmed' && (
          <LinkButton href={`/apiv2/orders/${encodeURIComponent(orderId)}/calendar.ics`} download>
            <Icon of={iconCalendar} />
            <Trans>Add to calendar</Trans>
          </LinkButton>
        )}
        <LinkButton href={session.links.venue(venue.alias)}>
          <Trans>To the venue’s page</Trans>
        </LinkButton>
        {venue.phone && (
          <LinkButton variant="text" href={`tel:${venue.phone.replaceAll(' ', '')}`}>
            <Icon of={iconPhone} />
            <bdi dir="ltr">{venue.phone}</bdi>
          </LinkButton>
        )}
      </div>
      {(status === 'confirmed' || status === 'enquiry') && (
        <Cancelling orderId={orderId} isEnquiry={status === 'enquiry'} actions={session.actions} />
      )}
    </div>
  );
}

type EventProps = { event: Entry['confirmation']['events'][number]; zone: string; address: string };

function OrderEvent({ event, zone, address }: EventProps) {
  const { i18n } = useLingui();
  const formats = useFormats();
  const oneDay = dateOf(event.start) === dateOf(event.end);
  const place = zone.split('/').at(-1)?.replaceAll('_', ' ') ?? zone;
  return (
    <section className={styles.event}>
      <Heading level={2} look={3}>
        {event.title}
      </Heading>
      <NamedFacts>
        <NamedFact name={<Trans>Number</Trans>}>{event.orderNumber}</NamedFact>
        <NamedFact name={<Trans>When</Trans>}>
          {oneDay && `${formats.dateLong(dateOf(event.start))}, `}
          {formats.span(event.start, event.end)}
          <br />
          <span className={styles.note}>
            <Trans>Local time, {place}</Trans>
          </span>
        </NamedFact>
        <NamedFact name={<Trans>Where</Trans>}>{address}</NamedFact>
        <NamedFact name={<Trans>For</Trans>}>
          <Plural value={event.delegates} one="# person" other="# people" />
          {event.layout !== '_none' && `, ${i18n._(layoutWord(layoutNameOf(event.layout)))}`}
        </NamedFact>
        <NamedFact name={<Trans>Total</Trans>}>
          {event.total ? formats.money(event.total) : <Trans>as agreed with the venue</Trans>}
        </NamedFact>
      </NamedFacts>
    </section>
  );
}

/** Services and bedrooms, each a part of the total. */
function Taken({ of }: { of: readonly { name: string; amount: number; total: Money | null }[] }) {
  const formats = useFormats();
  if (of.length === 0) return null;
  return (
    <section className={styles.event}>
      <Heading level={2} look={3}>
        <Trans>With your meeting</Trans>
      </Heading>
      <NamedFacts>
        {of.map(({ name, amount, total }, index) => (
          <NamedFact key={index} name={`${name} × ${amount}`}>
            {total === null ? <Trans>On request</Trans> : formats.money(total)}
          </NamedFact>
        ))}
      </NamedFacts>
    </section>
  );
}
