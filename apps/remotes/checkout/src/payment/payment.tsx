import type { PaymentMethod } from '@foyer/domain';
import { Trans } from '@lingui/react/macro';
import { Heading, Icon, RadioRow, VisuallyHidden, iconCard, iconDoor, iconInvoice, type IconShape } from '@foyer/ui';
import { type ReactNode, useId } from 'react';
import styles from './payment.module.css';

type PaymentProps = {
  readonly offered: readonly PaymentMethod[];
  readonly chosen: PaymentMethod;
  readonly onChange: (method: PaymentMethod) => void;
  /** Stands under the card's line while the card is chosen. */
  readonly card: ReactNode;
};

/** How the booking is paid (ROLE-008, A-120): one of the methods of the cart. */
export function Payment({ offered, chosen, onChange, card }: PaymentProps) {
  const heading = useId();
  const name = useId();
  return (
    <section className={styles.section} aria-labelledby={heading}>
      <Heading level={2} id={heading}>
        <Trans>Payment</Trans>
      </Heading>
      <fieldset className={styles.methods}>
        <legend>
          <VisuallyHidden>
            <Trans>Choose payment method</Trans>
          </VisuallyHidden>
        </legend>
        {offered.map((method) => (
          <div key={method} data-state={method === chosen ? 'chosen' : undefined}>
            <RadioRow name={name} value={method} checked={method === chosen} onChange={() => onChange(method)} end={<Icon of={methodIcons[method]} />}>
              <span className={styles.name}>
                <MethodName method={method} />
              </span>
            </RadioRow>
            {method === 'creditcard' && method === chosen && card}
            {method === 'invoice' && method === chosen && (
              <p className={styles.note}>
                <Trans>The venue sends the invoice to your company after the meeting.</Trans>
              </p>
            )}
            {method === 'onsite' && method === chosen && (
              <p className={styles.note}>
                <Trans>You pay at the reception on the day of your meeting.</Trans>
              </p>
            )}
          </div>
        ))}
      </fieldset>
    </section>
  );
}

const methodIcons: Readonly<Record<PaymentMethod, IconShape>> = { creditcard: iconCard, invoice: iconInvoice, onsite: iconDoor, none: iconDoor };

function MethodName({ method }: { readonly method: PaymentMethod }) {
  switch (method) {
    case 'creditcard':
      return <Trans>Card</Trans>;
    case 'invoice':
      return <Trans>Invoice to the company</Trans>;
    case 'onsite':
      return <Trans>At the venue</Trans>;
    case 'none':
      return null;
    default:
      return method satisfies never;
  }
}
