import { useFormats } from '@foyer/i18n';
import { Button, iconInfo, Notice } from '@foyer/ui';
import { Trans } from '@lingui/react/macro';
import type { ShownPriceChange } from './booking-result.tsx';
import styles from './booking-result.module.css';

type Props = Omit<ShownPriceChange, 'kind'> & { onAccept: () => void; onDismiss: () => void };

/** The price that was seen and the current one: the visitor decides (D-6). */
export function PriceChanged({ before, now, codeUsedUp, onAccept, onDismiss }: Props) {
  const { money } = useFormats();
  const old = before && money(before);
  const amount = money(now);
  return (
    <Notice
      tone="warn"
      icon={iconInfo}
      role="status"
      title={
        old === null ? (
          <Trans>The price is now {amount}.</Trans>
        ) : (
          <Trans>
            The price has changed from {old} to {amount}.
          </Trans>
        )
      }
      actions={
        <>
          <Button size="s" onClick={onAccept}>
            <Trans>Book for {amount}</Trans>
          </Button>
          <Button size="s" variant="text" className={styles.beside} onClick={onDismiss}>
            <Trans>Choose another</Trans>
          </Button>
        </>
      }
    >
      {codeUsedUp ? (
        <Trans>Somebody else has used the discount code up. This is the price without it.</Trans>
      ) : (
        <Trans>The venue has changed the price while this page was open.</Trans>
      )}
    </Notice>
  );
}
