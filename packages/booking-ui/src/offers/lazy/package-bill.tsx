import { type LocalCurrency, type PackageTotal, payable } from '@foyer/domain';
import { useFormats } from '@foyer/i18n';
import { Bill } from '@foyer/ui';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Estimate } from '../estimate.tsx';

type Props = { title: string; price: PackageTotal; local: LocalCurrency | null };

/**
 * People times price, discount, VAT and total (PACK-007, ROOM-023), and the estimate (PRICE-023).
 */
export function PackageBill({ title, price, local }: Props) {
  const { t } = useLingui();
  const { money, percent: percentOf } = useFormats();
  const { people, original, percentOff, total } = price;
  const unit = money(price.originalUnit ?? price.unit);
  const vatPercent = percentOf(price.vatPercent);
  const percent = percentOff === null ? null : percentOf(percentOff);
  return (
    <>
      <Bill
        caption={t`Price: ${title}, ${plural(people, { one: '# person', other: '# people' })}`}
        rows={[
          {
            key: 'people',
            label: <Times amount={people} price={unit} />,
            amount: money(original ?? total),
          },
          ...(original
            ? [
                {
                  key: 'saving',
                  label: percent === null ? <Trans>Discount</Trans> : <Trans>{percent} off</Trans>,
                  amount: money({ ...total, minor: total.minor - original.minor }),
                  saving: true,
                },
              ]
            : []),
          {
            key: 'vat',
            label: <Trans>of which VAT {vatPercent}</Trans>,
            amount: money(price.vat),
          },
          ...(price.premiumFee > 0
            ? [
                {
                  key: 'premium',
                  label: <Trans>Premium service</Trans>,
                  amount: money({ ...total, minor: price.premiumFee }),
                },
              ]
            : []),
        ]}
        total={{ label: <Trans>Total incl. VAT</Trans>, amount: money(payable(price)) }}
      />
      <Estimate of={payable(price)} local={local} />
    </>
  );
}

const Times = ({ amount, price }: { amount: number; price: string }) => (
  <Trans>
    {amount} × {price}
  </Trans>
);
