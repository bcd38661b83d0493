import { type BillLine, type Confirmation, dateOf, wallOf } from '@foyer/domain';
import { useFormats } from '@foyer/i18n';
import { Bill, Button, classNames, Heading, withScript } from '@foyer/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import styles from './receipt.module.css';

/**
 * What the booking costs line by line, with the VAT of each rate; it prints on one page (D-21). It is
 * a receipt where the way to pay is settled; who pays at the reception or by invoice gets that there.
 */
export function Receipt({ confirmation }: { confirmation: Confirmation }) {
  const { t } = useLingui();
  const formats = useFormats();
  const heading = useId();
  const { bill, total, payment, customer, venue, events } = confirmation;
  if (bill === null || total === null) return null;
  const number = events[0]?.orderNumber ?? '';
  const isSettled = settled.has(payment);
  return (
    <section className={styles.receipt} aria-labelledby={heading}>
      <div className={styles.head}>
        <Heading level={2} look={3} id={heading}>
          {isSettled ? <Trans>Receipt {number}</Trans> : t`What the booking costs`}
        </Heading>
        <Button
          size="s"
          variant="text"
          className={classNames(styles.print, withScript)}
          onClick={() => window.print()}
        >
          <Trans>Print</Trans>
        </Button>
      </div>
      <p className={styles.who}>
        <bdi>{customer.name}</bdi>
        {customer.company !== '' && (
          <>
            <br />
            <bdi>{customer.company}</bdi>
          </>
        )}
        {customer.bookedAt !== null && (
          <>
            <br />
            {formats.dateLong(dateOf(wallOf(customer.bookedAt, venue.timezone)))}
          </>
        )}
      </p>
      <Bill
        caption={t`What the booking costs`}
        rows={[
          ...bill.lines.map((line, index) => ({
            key: `line-${index}`,
            label: <LineName {...line} />,
            amount: formats.money(line.total),
          })),
          ...bill.vat
            .filter(({ vat }) => vat.minor !== 0)
            .map((rate) => {
              const percent = formats.percent(rate.percent);
              const net = formats.money(rate.net);
              return {
                key: `vat-${rate.percent}`,
                label: (
                  <span className={styles.vat}>
                    <Trans>
                      VAT {percent} (net: {net})
                    </Trans>
                  </span>
                ),
                amount: <span className={styles.vat}>{formats.money(rate.vat)}</span>,
              };
            }),
        ]}
        total={{ label: <Trans>Total incl. VAT</Trans>, amount: formats.money(total) }}
      />
    </section>
  );
}

const settled: ReadonlySet<Confirmation['payment']> = new Set([
  'creditcard',
  'airplus',
  'accountcredits',
]);

function LineName({ kind, name, amount }: BillLine): ReactNode {
  switch (kind) {
    case 'planning':
      return <Trans>Planning service</Trans>;
    case 'premium':
      return <Trans>Premium service</Trans>;
    default:
      return amount > 1 ? (
        <Trans>
          <bdi>{name}</bdi> × {amount}
        </Trans>
      ) : (
        <bdi>{name}</bdi>
      );
  }
}
