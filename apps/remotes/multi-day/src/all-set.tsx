import { PremiumNote } from '@foyer/booking-ui';
import { useFormats } from '@foyer/i18n';
import type { PlanSum } from '@foyer/session';
import { Button, Dialog, Icon, iconCheck } from '@foyer/ui';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import styles from './all-set.module.css';

type Props = {
  open: boolean;
  sum: PlanSum;
  mayAdd: boolean;
  onContinue: () => void;
  onAdd: () => void;
  onClose: () => void;
};

/**
 * Asks how to continue once the last missing day has a choice (MULTI-007, A-094). Escape leads back
 * to the plan.
 */
export function AllSet({
  open,
  sum: { days, total, premiumFee },
  mayAdd,
  onContinue,
  onAdd,
  onClose,
}: Props) {
  const { t } = useLingui();
  const { money } = useFormats();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={
        <>
          <span className={styles.mark} aria-hidden="true">
            <Icon of={iconCheck} />
          </span>
          <Trans>All days are set.</Trans>
        </>
      }
      closeLabel={t`Close`}
      footer={
        <>
          {mayAdd && (
            <Button onClick={onAdd}>
              <Trans>Add another day</Trans>
            </Button>
          )}
          <Button variant="primary" onClick={onContinue}>
            <Trans>Continue</Trans>
          </Button>
        </>
      }
    >
      <ul className={styles.days}>
        {days.map(({ day: { number, delegates, choice } }) => (
          <li key={number}>
            <span>
              <strong>
                <Trans>Day #{number}</Trans>
              </strong>
              <span className={styles.caption}>
                <Chosen title={choice?.title} people={delegates} />
              </span>
            </span>
            <span className={styles.money}>
              {choice && choice.outcome.kind !== 'enquiry' ? (
                money(choice.outcome.total)
              ) : (
                <Trans>Enquiry</Trans>
              )}
            </span>
          </li>
        ))}
      </ul>
      {total !== null && (
        <p className={styles.total}>
          <Trans>Total incl. VAT</Trans>
          <span className={styles.money}>{money(total)}</span>
          <PremiumNote fee={premiumFee} of={total} />
        </p>
      )}
    </Dialog>
  );
}

function Chosen({ title, people }: { title: string | undefined; people: number }) {
  const { t } = useLingui();
  const group = t`${plural(people, { one: '# person', other: '# people' })}`;
  return title === undefined ? (
    group
  ) : (
    <Trans>
      <bdi>{title}</bdi>, {group}
    </Trans>
  );
}
