import type { Day } from '@foyer/domain';
import { useFormats } from '@foyer/i18n';
import { Icon, iconCheck, VisuallyHidden } from '@foyer/ui';
import { Trans } from '@lingui/react/macro';
import styles from './day-tabs.module.css';

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
