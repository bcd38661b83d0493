import { dateOf, type WallDateTime } from '@foyer/domain';
import { useFormats } from '@foyer/i18n';
import { Button, followedLink, LinkButton } from '@foyer/ui';
import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import styles from './open-times.module.css';

type OpenTime = {
  start: WallDateTime;
  end: WallDateTime;
  /** This page at that time, for a visitor without scripts; none where the page needs them. */
  href?: string;
};

type Props<Time extends OpenTime> = { times: readonly Time[]; onTake: (time: Time) => void };

/** The nearest times at which the venue is open; a press takes one (AVAIL-033). */
export function OpenTimes<Time extends OpenTime>({ times, onTake }: Props<Time>) {
  const id = useId();
  const { dateShort, list, span } = useFormats();
  if (times.length === 0) return null;
  return (
    <div className={styles.times} role="group" aria-labelledby={id}>
      <span id={id} className={styles.label}>
        <Trans>The venue is open:</Trans>
      </span>
      {times.map((time) => {
        const { start, end, href } = time;
        const sameDay = dateOf(start) === dateOf(end);
        const words = sameDay
          ? list([dateShort(dateOf(start)), span(start, end)])
          : span(start, end);
        return href === undefined ? (
          <Button key={start} variant="soft" size="s" onClick={() => onTake(time)}>
            {words}
          </Button>
        ) : (
          <LinkButton
            key={start}
            variant="soft"
            size="s"
            {...followedLink(href, () => onTake(time))}
          >
            {words}
          </LinkButton>
        );
      })}
    </div>
  );
}
