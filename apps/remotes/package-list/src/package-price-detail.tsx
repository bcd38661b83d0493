import type { PackageTotal } from '@foyer/domain';
import { useFormats } from '@foyer/i18n';
import { Bill, Disclosure } from '@foyer/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import styles from './package-details.module.css';

/** People times the price of one, what was taken off, the VAT in it, and the total (PACK-007). */
export function PackagePriceDetail({ title, price }: { readonly title: string; readonly price: PackageTotal }) {
  const { t } = useLingui();
  const { money, number } = useFormats();
  const { people, original, percentOff, total } = price;
  const unit = money(price.originalUnit ?? price.unit);
  const vatPercent = number(price.vatPercent);
  return (
    <Disclosure open summaryClosed={<Trans>Price detail</Trans>} summaryOpen={<Trans>Hide price detail</Trans>}>
      <div className={styles.bill}>
        <Bill
          caption={t`Price of ${title} for ${people}`}
          rows={[
            { key: 'people', label: `${people} × ${unit}`, amount: money(original ?? total) },
            ...(original ? [{ key: 'saving', label: percentOff === null ? <Trans>Discount</Trans> : <Trans>{percentOff}% off</Trans>, amount: money({ ...total, minor: total.minor - original.minor }), saving: true }] : []),
            { key: 'vat', label: <Trans>of which VAT {vatPercent} %</Trans>, amount: money(price.vat) },
          ]}
          total={{ label: <Trans>Total incl. VAT</Trans>, amount: money(total) }}
        />
      </div>
    </Disclosure>
  );
}
