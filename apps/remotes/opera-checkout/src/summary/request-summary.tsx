import { MoneyText } from '@foyer/booking-ui';
import {
  addOnFolds,
  lineAmount,
  miscLine,
  type Money,
  type PropertyItem,
  propertyTotal,
} from '@foyer/domain';
import { Bill, type BillRow, Heading } from '@foyer/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import css from './request-summary.module.css';

type RequestSummaryProps = {
  items: readonly PropertyItem[];
  titles: readonly string[];
  currency: string;
};

/** Every line of the booking request and their sum (OPERA-006, PRICE-030). */
export function RequestSummary({ items, titles, currency }: RequestSummaryProps) {
  const { t } = useLingui();
  const heading = useId();
  const total = propertyTotal(items, currency);
  const money = (minor: number): Money => ({ minor, currency });
  const rows = addOnFolds(items).flatMap(({ item, day }, index): BillRow[] => {
    const title = titles[index] ?? item.room.title;
    const lines = [
      ...item.menus.map((menu) => ({ ...menu, sum: lineAmount(menu) })),
      ...item.miscItems.map((misc) => ({ ...misc, sum: miscLine(misc, item) })),
    ].filter(({ amount }) => amount > 0);
    return [
      {
        key: `${index}`,
        label: day === null ? title : t`Day ${day}: ${title}`,
        amount: item.total === null ? t`Enquiry` : <MoneyText of={item.total} />,
      },
      ...lines.map(({ id, name, amount, time, sum }) => ({
        key: `${index} ${id}`,
        label: (
          <span className={css.addOn}>
            {time === '' ? (
              <Trans>
                <bdi>{name}</bdi> × {amount}
              </Trans>
            ) : (
              <Trans>
                <bdi>{name}</bdi> × {amount}, {time}
              </Trans>
            )}
          </span>
        ),
        amount: <MoneyText of={money(sum)} />,
      })),
    ];
  });
  return (
    <section className={css.summary} aria-labelledby={heading}>
      <Heading level={2} id={heading}>
        <Trans>Booking request summary</Trans>
      </Heading>
      <Bill
        caption={t`What you book, and its price`}
        rows={rows}
        {...(total.minor > 0
          ? { total: { label: t`Total incl. VAT`, amount: <MoneyText of={total} /> } }
          : {})}
      />
    </section>
  );
}
