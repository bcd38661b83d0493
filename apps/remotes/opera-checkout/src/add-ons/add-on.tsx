import { MoneyText } from '@foyer/booking-ui';
import { AddOnRow, ServiceTime } from '@foyer/booking-ui/checkout';
import type { Money, WallTime } from '@foyer/domain';
import { useFormats } from '@foyer/i18n';
import { Trans, useLingui } from '@lingui/react/macro';

type AddOnProps = {
  addOn: { id: string; name: string; price: number; amount: number; time: string };
  /** Its parts; `''` where there is nothing to show. */
  details: string;
  rate: 'each' | 'hourly';
  /** How many are available; `Infinity` without a limit. */
  most: number;
  sum: Money;
  times: readonly (WallTime | '')[];
  onAmount: (amount: number) => void;
  onTime: (time: WallTime | '') => void;
};

/** One menu or item: quantity, time and amount. */
export function AddOn({
  addOn: { name, price, amount, time },
  details,
  rate,
  most,
  sum,
  times,
  onAmount,
  onTime,
}: AddOnProps) {
  const { t } = useLingui();
  const formats = useFormats();
  const cost = formats.money({ ...sum, minor: price });
  return (
    <AddOnRow
      name={name}
      level={4}
      details={
        <>
          {rate === 'hourly' ? <Trans>{cost} an hour</Trans> : <Trans>{cost} each</Trans>}
          {details !== '' && ` · ${details}`}
          {most > 0 && Number.isFinite(most) && (
            <>
              {' · '}
              <Trans>{most} on this day</Trans>
            </>
          )}
        </>
      }
      amount={amount}
      most={most}
      sum={<MoneyText of={sum} />}
      words={{ amount: t`Number`, fewer: t`One ${name} fewer`, more: t`One ${name} more` }}
      onAmount={onAmount}
      time={<ServiceTime label={t`Service time`} value={time} times={times} onChange={onTime} />}
    />
  );
}
