import { type LocalCurrency, type PackageTotal, payable } from '@foyer/domain';
import { useFormats } from '@foyer/i18n';
import { Bill } from '@foyer/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Estimate } from '../estimate.tsx';

type Props = { title: string; price: PackageTotal; local: LocalCurrency | null };

/**
 * People times price, discount, VAT and total (PACK-007, ROOM-023), and the estimate (PRICE-023).
 */
export function PackageBill({ title, price, local }: Props) {
  const { t } = useLingui();
  const { money, number } = useFormats();
  const { people, original, percentOff, total } = price;
  const unit = money(price.originalUnit ?? price.unit);
  const vatPercent = number(price.vatPercent);
  return (
    <>
      <Bill
        caption={t`Price of ${title} for ${people}`}
        rows={[
          { key: 'people', label: `${people} × ${unit}`, amount: money(original ?? total) },
          ...(original
            ? [
                {
                  key: 'saving',
                  label:
                    percentOff === null ? (
                      <Trans>Discount</Trans>
                    ) : (
                      <Trans>{percentOff}% off</Trans>
                    ),
                  amount: money({ ...total, minor: total.minor - original.minor }),
                  saving: true,
                },
              ]
            : []),
          {
            key: 'vat',
            label: <Trans>of which VAT {vatPercent} %</Trans>,
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
