import { dayEndTimes, halfHours, type PackageTimesProblem, type WallTime } from '@foyer/domain';
import { Fields, iconAlert, Notice, SelectField } from '@foyer/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import styles from './plan-card.module.css';
import type { CardTimes } from './package-times.ts';

type Props = {
  title: string;
  times: CardTimes;
  oneDay: boolean;
  problem: PackageTimesProblem | null;
  problemId: string;
  onChange: (times: CardTimes) => void;
};

/**
 * Start and end of a package on its own card, in half hours (PACK-012), and their errors (ERR-016,
 * ERR-017).
 */
export function TimeFields({ title, times, oneDay, problem, problemId, onChange }: Props) {
  const { t } = useLingui();
  const ends = oneDay ? dayEndTimes({ start: times.start }) : halfHours;
  return (
    <>
      <Fields className={styles.times} role="group" aria-label={t`Times of ${title}`}>
        <SelectField
          label={<Trans>Start time</Trans>}
          value={times.start}
          onChange={(event) => onChange({ ...times, start: event.target.value })}
        >
          <Times times={halfHours} />
        </SelectField>
        <SelectField
          label={<Trans>End time</Trans>}
          value={times.end}
          onChange={(event) => onChange({ ...times, end: event.target.value })}
        >
          <Times times={ends.includes(times.end) ? ends : [times.end, ...ends]} />
        </SelectField>
      </Fields>
      {problem && (
        <div className={styles.problem}>
          <Notice
            tone="warn"
            icon={iconAlert}
            id={problemId}
            role="status"
            title={
              problem.kind === 'too-long' ? (
                <Trans>Package not allowed: it is for a shorter meeting.</Trans>
              ) : (
                <Trans>The start time must be before the end time.</Trans>
              )
            }
          />
        </div>
      )}
    </>
  );
}

const Times = ({ times }: { times: readonly WallTime[] }) =>
  times.map((time) => (
    <option key={time} value={time}>
      {time}
    </option>
  ));
