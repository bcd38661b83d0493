import type { Day } from '@foyer/domain';
import { useFormats } from '@foyer/i18n';
import type { KeptChoice } from '@foyer/session';
import { SkeletonBlock, IconButton, iconTrash, VisuallyHidden } from '@foyer/ui';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import styles from './plan-panel.module.css';

type Props = {
  day: Day;
  kept: KeptChoice | null;
  shown: boolean;
  onShow: () => void;
  onDiscard: () => void;
};

/**
 * One day of the plan: times, delegates, choice, and a button that removes the choice (MULTI-005,
 * MULTI-013, MULTI-018, A-095).
 */
export function PlanDay({ day, kept, shown, onShow, onDiscard }: Props) {
  const { t } = useLingui();
  const { dateShort, list } = useFormats();
  const { number, date, start, end, delegates: people, choice } = day;
  const group = t`${plural(people, { one: '# person', other: '# people' })}`;
  return (
    <li className={styles.day} aria-current={shown ? 'true' : undefined}>
      <div className={styles.what}>
        <button type="button" className={styles.show} onClick={onShow}>
          <Trans>Day #{number}</Trans>
        </button>
        <p className={styles.caption}>{list([dateShort(date), `${start}–${end}`, group])}</p>
        {choice ? (
          <>
            <p className={styles.item}>
              <bdi>{choice.title}</bdi>
            </p>
            <p className={styles.price}>
              <Price outcome={choice.outcome} />
            </p>
          </>
        ) : (
          <Unchosen kept={kept} />
        )}
      </div>
      {choice && (
        <IconButton
          icon={iconTrash}
          small
          bare
          label={t`Discard the choice of day ${number}`}
          onClick={onDiscard}
        />
      )}
    </li>
  );
}

function Unchosen({ kept }: { kept: KeptChoice | null }) {
  if (kept === 'asked-after') {
    return (
      <>
        <p className={styles.item}>
          <SkeletonBlock>
            <Trans>Nothing chosen yet</Trans>
          </SkeletonBlock>
          <VisuallyHidden>
            <Trans>Your choice is being looked up</Trans>
          </VisuallyHidden>
        </p>
        <p className={styles.price}>
          <SkeletonBlock>€000.00</SkeletonBlock>
        </p>
      </>
    );
  }
  return (
    <p className={styles.none} data-state={kept ?? undefined}>
      {kept === 'gone' ? (
        <Trans>What you had chosen is no longer free. Please choose again.</Trans>
      ) : (
        <Trans>Nothing chosen yet</Trans>
      )}
    </p>
  );
}

function Price({ outcome }: { outcome: NonNullable<Day['choice']>['outcome'] }) {
  const { money } = useFormats();
  switch (outcome.kind) {
    case 'instant':
      return <strong>{money(outcome.total)}</strong>;
    case 'request':
      return (
        <>
          <strong>{money(outcome.total)}</strong>{' '}
          <span className={styles.caption}>
            <Trans context="after a price">on request</Trans>
          </span>
        </>
      );
    case 'enquiry':
      return (
        <span className={styles.caption}>
          <Trans>Enquiry: the venue names the price</Trans>
        </span>
      );
    default:
      return outcome satisfies never;
  }
}
