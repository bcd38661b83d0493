import type { Money } from '@foyer/domain';
import { Button, Icon, iconInfo, Popover, usePopover, VisuallyHidden } from '@foyer/ui';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { MoneyText } from '../../money-text.tsx';
import styles from './price-popover.module.css';

type Props = {
  amount: Money;
  /** Names what is explained: "Price of the room rental". */
  label: string;
  /** The bill; rendered only while open, because a list may hold hundreds. */
  children: () => ReactNode;
};

/**
 * An amount that shows its bill when pressed. The platform keeps one open at a time, and closes it
 * at a press elsewhere (ROOM-022, ROOM-026).
 */
export function PricePopover({ amount, label, children }: Props) {
  const { trigger, popover } = usePopover();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="text" size="s" aria-expanded={open} className={styles.amount} {...trigger}>
        <MoneyText of={amount} />
        <Icon of={iconInfo} small />
        <VisuallyHidden>
          <Trans>Price detail</Trans>
        </VisuallyHidden>
      </Button>
      <Popover
        {...popover}
        role="group"
        aria-label={label}
        className={styles.bill}
        onBeforeToggle={(event) => setOpen(event.newState === 'open')}
      >
        {open && children()}
      </Popover>
    </>
  );
}
