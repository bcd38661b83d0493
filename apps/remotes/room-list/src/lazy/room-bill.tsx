import { Estimate } from '@foyer/booking-ui';
import { type LocalCurrency, payable, type RoomPrice } from '@foyer/domain';
import { useFormats } from '@foyer/i18n';
import { Bill } from '@foyer/ui';
import { Trans, useLingui } from '@lingui/react/macro';

type Props = { title: string; price: RoomPrice; local: LocalCurrency | null };

/**
 * The bill of a room (ROOM-022): rental without VAT, VAT, remaining minimum spend, total, and the
 * estimate (PRICE-023).
 */
export function RoomBill({ title, price, local }: Props) {
  const { t } = useLingui();
  const { money, percent: percentOf } = useFormats();
  const percent = percentOf(price.vatPercent);
  return (
    <>
      <Bill
        caption={t`Price: ${title}`}
        rows={[
          {
            key: 'rental',
            label: <RentalWords type={price.type} />,
            amount: money(price.rentalExclVat),
          },
          { key: 'vat', label: <Trans>VAT {percent}</Trans>, amount: money(price.vat) },
          {
            key: 'minimum',
            label: <Trans>Remaining minimum spend</Trans>,
            amount: money(price.minimumSpend),
          },
          ...(price.premiumFee > 0
            ? [
                {
                  key: 'premium',
                  label: <Trans>Premium service</Trans>,
                  amount: money({ ...price.total, minor: price.premiumFee }),
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

function RentalWords({ type }: { type: RoomPrice['type'] }) {
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
