import { Heading, Icon, type IconShape, RadioRow, VisuallyHidden } from '@foyer/ui';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import styles from './payment-methods.module.css';

export type OfferedMethod<Method extends string> = {
  method: Method;
  name: ReactNode;
  icon: IconShape;
  /** Shown under the selected method. */
  below?: ReactNode;
};

type PaymentMethodsProps<Method extends string> = {
  offered: readonly OfferedMethod<Method>[];
  chosen: Method;
  /** The size of its heading: that of the headings beside it. */
  look?: 2 | 3;
  onChange: (method: Method) => void;
};

/** The payment methods of a booking. */
export function PaymentMethods<Method extends string>({
  offered,
  chosen,
  look = 2,
  onChange,
}: PaymentMethodsProps<Method>) {
  const heading = useId();
  return (
    <section className={styles.section} aria-labelledby={heading}>
      <Heading level={2} look={look} id={heading}>
        <Trans>Payment</Trans>
      </Heading>
      <fieldset className={styles.methods}>
        <legend>
          <VisuallyHidden>
            <Trans>Choose payment method</Trans>
          </VisuallyHidden>
        </legend>
        {offered.map(({ method, name: words, icon, below }) => (
          <div key={method} data-state={method === chosen ? 'chosen' : undefined}>
            <RadioRow
              name="paymentMethod"
              value={method}
              checked={method === chosen}
              onChange={() => onChange(method)}
              end={<Icon of={icon} />}
            >
              <span className={styles.name}>{words}</span>
            </RadioRow>
            {method === chosen && below}
          </div>
        ))}
      </fieldset>
    </section>
  );
}

export const MethodNote = ({ children }: { children: ReactNode }) => (
  <p className={styles.note}>{children}</p>
);
