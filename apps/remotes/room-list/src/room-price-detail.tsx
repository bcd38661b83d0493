import type { RoomPrice } from '@foyer/domain';
import { useFormats } from '@foyer/i18n';
import { Bill, Disclosure } from '@foyer/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import styles from './room-details.module.css';

type Props = { readonly title: string; readonly price: RoomPrice };

/** How the total comes about (ROOM-019, ROOM-022): rental without VAT, VAT, what is still to be spent, total. */
export function RoomPriceDetail({ title, price }: Props) {
  const { t } = useLingui();
  const { money, number } = useFormats();
  const vatPercent = number(price.vatPercent);
  return (
    <Disclosure summaryClosed={<Trans>Price detail</Trans>} summaryOpen={<Trans>Hide price detail</Trans>}>
      <div className={styles.bill}>
      <Bill
        caption={t`Price of ${title}`}
        rows={[
          { key: 'rental', label: <RentalWords type={price.type} />, amount: money(price.rentalExclVat) },
          { key: 'vat', label: <Trans>VAT {vatPercent} %</Trans>, amount: money(price.vat) },
          { key: 'minimum', label: <Trans>Remaining minimum spend</Trans>, amount: money(price.minimumSpend) },
        ]}
        total={{ label: <Trans>Total incl. VAT</Trans>, amount: money(price.total) }}
      />
      </div>
    </Disclosure>
  );
}

function RentalWords({ type }: { readonly type: RoomPrice['type'] }) {
  switch (type) {
    case 'hourly':
      return <Trans>Room rental by the hour, excl. VAT</Trans>;
    case 'halfday':
      return <Trans>Room rental, half day, excl. VAT</Trans>;
    case 'fullday':
      return <Trans>Room rental, full day, excl. VAT</Trans>;
    case 'given':
      return <Trans>Room rental, excl. VAT</Trans>;
    default:
      return type satisfies never;
  }
}
