import {
  type Alternative,
  type Alternatives as Found,
  type BookingQuery,
  type ChangedPart,
  dateOf,
  hoursOf,
  layoutNameOf,
  type Money,
} from '@foyer/domain';
import { useFormats } from '@foyer/i18n';
import type { VenueSession } from '@foyer/session';
import {
  classNames,
  followedLink,
  Heading,
  Icon,
  iconCheck,
  LinkButton,
  Picture,
  VisuallyHidden,
} from '@foyer/ui';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { layoutWord } from '../../layout-word.ts';
import { lengthWords } from '../../length-words.ts';
import { MoneyText } from '../../money-text.tsx';
import { AlternativesWaiting, type ExpectedAlternatives } from '../alternatives-waiting.tsx';
import styles from './alternatives.module.css';

type Props = {
  session: Pick<VenueSession, 'around' | 'addressOf' | 'actions'>;
  query: BookingQuery;
  /** The ids of two rooms that are chosen together. */
  together?: readonly string[] | undefined;
  /** The best so many, in a narrow place; all in columns otherwise. */
  most?: number;
  /** About how many will be found, which keeps the place of what follows. */
  expected?: ExpectedAlternatives;
  /** After one was taken, so that the focus goes where the answer is. */
  onTaken: () => void;
};

/**
 * The best meetings instead of one that cannot be had: each says what changes and what it costs, and
 * is taken by one press. Nothing where the server does not answer or has none.
 */
export function Alternatives({
  session,
  query,
  together,
  most,
  expected = most ?? 5,
  onTaken,
}: Props) {
  const id = useId();
  const { around } = session;
  const asked = JSON.stringify(query);
  const [answer, setAnswer] = useState<{ to: string; found: Found | null } | null>(null);
  useEffect(() => {
    let isWaiting = true;
    void around.alternatives().then((found) => {
      if (isWaiting) setAnswer({ to: asked, found });
    });
    return () => {
      isWaiting = false;
    };
  }, [around, asked]);
  const isCompact = most !== undefined;
  if (answer?.to !== asked) return <AlternativesWaiting rows={expected} />;
  const { wanted = null, found = [] } = answer.found ?? {};
  const shown = found.slice(0, most);
  if (shown.length === 0) return null;
  return (
    <section
      className={classNames(styles.section, isCompact && styles.compact)}
      aria-labelledby={id}
    >
      <Heading level={3} id={id} look={isCompact ? 4 : 3}>
        <Trans>What comes nearest</Trans>
      </Heading>
      <ol className={styles.list}>
        {shown.map((alternative, place) => (
          <Row
            key={keyOf(alternative)}
            alternative={alternative}
            wanted={wanted}
            query={query}
            isFirst={place === 0}
            isChosen={
              together?.[0] === alternative.offer.id && together[1] === alternative.together?.id
            }
            href={session.addressOf(alternative)}
            onTake={
              alternative.house === null
                ? () => {
                    session.actions.takeAlternative(alternative);
                    onTaken();
                  }
                : undefined
            }
          />
        ))}
      </ol>
    </section>
  );
}

const keyOf = ({ kind, time, layout, offer, house }: Alternative): string =>
  [kind, time.start, time.end, layout, offer.id, house?.link].join(' ');

type RowProps = {
  alternative: Alternative;
  wanted: Found['wanted'];
  query: BookingQuery;
  isFirst: boolean;
  /** Two rooms stay in this list when they are chosen: they are in no other. */
  isChosen: boolean;
  href: string;
  /** Takes it in this page; without it the link leads to another. */
  onTake: (() => void) | undefined;
};

function Row({ alternative, wanted, query, isFirst, isChosen, href, onTake }: RowProps) {
  const { i18n } = useLingui();
  const { dateShort, span, number } = useFormats();
  const id = useId();
  const { offer, together, house, time, layout, changed, total } = alternative;
  const isOneDay = dateOf(query.start) === dateOf(query.end);
  const day = (date: string) => dateShort(dateOf(date));
  const seating = (of: BookingQuery['layout']) =>
    i18n._(layoutWord(of === '_none' ? of : layoutNameOf(of)));
  const [houseTitle, km] = house === null ? ['', ''] : [house.title, number(house.km)];
  return (
    <li className={styles.row}>
      <div className={styles.picture}>
        {offer.picture && <Picture src={offer.picture.src} alt="" sizes="7rem" />}
      </div>
      <div className={styles.name} id={id}>
        <span className={styles.kind}>{i18n._(kindWords(alternative, query))}</span>
        <strong className={styles.title} dir="auto">
          {together ? (
            <>
              <bdi>{offer.title}</bdi>
              {' + '}
              <bdi>{together.title}</bdi>
            </>
          ) : (
            offer.title
          )}
        </strong>
        {house && (
          <span className={styles.caption}>
            <Trans>
              <bdi>{houseTitle}</bdi>, {km} km away
            </Trans>
          </span>
        )}
      </div>
      <dl className={styles.parts}>
        {isOneDay ? (
          <>
            <Part name={<Trans>Day</Trans>} before={changes(changed, 'day') && day(query.start)}>
              {day(time.start)}
            </Part>
            <Part
              name={<Trans>Time</Trans>}
              before={changes(changed, 'time') && span(query.start, query.end)}
            >
              {span(time.start, time.end)}
              {alternative.kind === 'length' && (
                <span className={styles.length}>{i18n._(lengthWords(time.meetingLength))}</span>
              )}
            </Part>
          </>
        ) : (
          <Part
            name={<Trans>Time</Trans>}
            before={changes(changed, 'day') && span(query.start, query.end)}
          >
            {span(time.start, time.end)}
          </Part>
        )}
        <Part
          name={<Trans>Seating</Trans>}
          before={changes(changed, 'seating') && seating(query.layout)}
        >
          {seating(layout)}
        </Part>
      </dl>
      <div className={styles.end}>
        <Price total={total} wanted={wanted?.total ?? null} />
        {isChosen ? (
          <p className={styles.chosen}>
            <Icon of={iconCheck} small />
            <Trans>Chosen</Trans>
          </p>
        ) : (
          <LinkButton
            variant={isFirst ? 'primary' : 'quiet'}
            aria-describedby={id}
            {...(onTake ? followedLink(href, onTake) : { href })}
          >
            <Trans>Take this</Trans>
          </LinkButton>
        )}
      </div>
    </li>
  );
}

const changes = (changed: readonly ChangedPart[], part: ChangedPart): boolean =>
  changed.includes(part);

function Part({
  name,
  before,
  children,
}: {
  name: ReactNode;
  /** What was asked for, where this differs from it. */
  before: string | false;
  children: ReactNode;
}) {
  return (
    <div className={classNames(styles.part, before !== false && styles.changed)}>
      <dt>{name}</dt>
      <dd>
        {before !== false && (
          <s>
            <VisuallyHidden>
              <Trans>Before:</Trans>{' '}
            </VisuallyHidden>
            {before}
          </s>
        )}
        <span>{children}</span>
      </dd>
    </div>
  );
}

/** The price, and how it compares with that of the offer which was wanted. */
function Price({ total, wanted }: { total: Money | null; wanted: Money | null }) {
  const { money } = useFormats();
  if (total === null)
    return (
      <p className={styles.price}>
        <Trans>Price on request</Trans>
      </p>
    );
  const isComparable = wanted !== null && wanted.currency === total.currency;
  const by = isComparable ? total.minor - wanted.minor : 0;
  const amount = money({ minor: Math.abs(by), currency: total.currency });
  return (
    <p className={styles.price}>
      <MoneyText of={total} className={styles.money} />
      {isComparable && (
        <span className={styles.caption}>
          {by === 0 ? (
            <Trans>same price</Trans>
          ) : by < 0 ? (
            <Trans>{amount} less</Trans>
          ) : (
            <Trans>{amount} more</Trans>
          )}
        </span>
      )}
    </p>
  );
}

/** What kind of alternative it is. Shown with `i18n._()`. */
function kindWords({ kind, time, offer }: Alternative, query: BookingQuery): MessageDescriptor {
  switch (kind) {
    case 'offer':
      return offer.kind === 'room' ? msg`Another room` : msg`Another package`;
    case 'time':
      return time.start > query.start ? msg`Later that day` : msg`Earlier that day`;
    case 'day':
      return time.start > query.start ? msg`A later day` : msg`An earlier day`;
    case 'length':
      return hoursOf(time.meetingLength) < hoursOf(query.meetingLength)
        ? msg`A shorter meeting`
        : msg`A longer meeting`;
    case 'seating':
      return msg`Another seating`;
    case 'together':
      return msg`Two rooms together`;
    case 'house':
      return msg`Another house`;
    default:
      return kind satisfies never;
  }
}
