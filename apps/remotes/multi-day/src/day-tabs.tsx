import { type Day, mayAddDay, mostDays } from '@foyer/domain';
import { useReadable } from '@foyer/federation/remote';
import { useFormats } from '@foyer/i18n';
import type { DaysSession } from '@foyer/session';
import {
  Button,
  Heading,
  Icon,
  IconButton,
  iconCheck,
  iconChevronRight,
  iconPlus,
  Text,
  VisuallyHidden,
} from '@foyer/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import styles from './day-tabs.module.css';
import { focusTab } from './focus-tab.ts';

/** The tabs of the days, and a button that adds a day (MULTI-001, MULTI-002, VENUE-017). */
export function DayTabs({ session }: { session: DaysSession }) {
  const { t } = useLingui();
  const plan = useReadable(session.plan);
  const { days, shown } = plan;
  const { actions, direction, ids, links, venue } = session;
  const isFull = !mayAddDay(plan);
  const limitId = useId();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current
      ?.querySelector('[aria-selected="true"]')
      ?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [shown, days.length]);

  const show = (number: number) => {
    actions.showDay(number);
    focusTab(session, list.current);
  };
  const add = () => {
    actions.addDay();
    focusTab(session, list.current);
  };
  const move = (event: KeyboardEvent) => {
    const to = neighbour(event.key, shown, days.length, direction);
    if (to === null) return;
    event.preventDefault();
    show(to);
  };
  return (
    <>
      <nav className={styles.crumbs} aria-label={t`Breadcrumb`}>
        <ol>
          <li>
            <a href={links.home}>
              <Trans>Home</Trans>
            </a>
            <Icon of={iconChevronRight} small directional />
          </li>
          <li>
            <a href={links.city(venue.city)}>
              <bdi>{venue.city}</bdi>
            </a>
            <Icon of={iconChevronRight} small directional />
          </li>
          <li>
            <button type="button" className={styles.venue} onClick={actions.leave}>
              <bdi>{venue.title}</bdi>
            </button>
            <Icon of={iconChevronRight} small directional />
          </li>
          <li>
            <span aria-current="page">
              <Trans>Several days</Trans>
            </span>
          </li>
        </ol>
      </nav>
      <header className={styles.head}>
        <Heading level={1} tabIndex={-1} data-days-heading>
          <Trans>Plan several days</Trans>
        </Heading>
        <Text size="lead" muted>
          <Trans>
            Choose a room or a package for every day. Times and numbers of a new day follow the day
            before.
          </Trans>
        </Text>
        <Button variant="text" size="s" className={styles.leave} onClick={actions.leave}>
          <Trans>Meet on one day instead</Trans>
        </Button>
      </header>
      <div className={styles.days}>
        <div
          ref={list}
          className={styles.tabs}
          role="tablist"
          aria-label={t`Days`}
          onKeyDown={move}
        >
          {days.map((day) => (
            <DayTab
              key={day.number}
              day={day}
              id={ids.tab(day.number)}
              panelId={ids.panel}
              selected={day.number === shown}
              onShow={() => show(day.number)}
            />
          ))}
        </div>
        <IconButton
          icon={iconPlus}
          label={t`Add a day`}
          bare
          className={styles.add}
          unavailable={isFull}
          aria-describedby={isFull ? limitId : undefined}
          onClick={add}
        />
      </div>
      {isFull && (
        <p className={styles.limit} id={limitId} role="status">
          <Plural
            value={mostDays}
            one="One booking takes # day. For more, please ask the venue."
            other="One booking takes # days. For more, please ask the venue."
          />
        </p>
      )}
    </>
  );
}

/**
 * The day that a key leads to: arrows in reading direction, wrapping at the ends; `null` for other
 * keys.
 */
function neighbour(
  key: string,
  shown: number,
  last: number,
  direction: 'ltr' | 'rtl',
): number | null {
  const [next, previous] =
    direction === 'ltr' ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight'];
  switch (key) {
    case next:
      return shown === last ? 1 : shown + 1;
    case previous:
      return shown === 1 ? last : shown - 1;
    case 'Home':
      return 1;
    case 'End':
      return last;
    default:
      return null;
  }
}

type Props = { day: Day; id: string; panelId: string; selected: boolean; onShow: () => void };

/**
 * "Day #2" with its date, and a tick once something is chosen for it (MULTI-001, MULTI-013, B-067).
 */
export function DayTab({ day: { number, date, choice }, id, panelId, selected, onShow }: Props) {
  const { dateShort } = useFormats();
  return (
    <button
      role="tab"
      type="button"
      id={id}
      className={styles.tab}
      aria-selected={selected}
      aria-controls={panelId}
      tabIndex={selected ? 0 : -1}
      data-state={choice ? 'chosen' : undefined}
      onClick={onShow}
    >
      <span className={styles.label}>
        <Trans>Day #{number}</Trans>
        {choice && (
          <>
            <Icon of={iconCheck} small />
            <VisuallyHidden>
              <Trans>chosen</Trans>
            </VisuallyHidden>
          </>
        )}
      </span>
      <span className={styles.date}>{dateShort(date)}</span>
    </button>
  );
}
