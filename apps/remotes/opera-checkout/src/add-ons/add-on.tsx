import { MoneyText } from '@foyer/booking-ui';
import { type Money, noServiceTime, noServiceTimeShown, type WallTime } from '@foyer/domain';
import { useFormats } from '@foyer/i18n';
import { Heading, SelectField, Stepper } from '@foyer/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import css from './add-on.module.css';

type AddOnProps = {
  readonly addOn: { readonly id: string; readonly name: string; readonly price: number; readonly amount: number; readonly time: string };
  /** What it consists of, `''` for nothing to tell. */
  readonly details: string;
  readonly rate: 'each' | 'hourly';
  /** How many can be had; `Infinity` without a limit. */
  readonly most: number;
  readonly sum: Money;
  readonly times: readonly (WallTime | '')[];
  readonly onAmount: (amount: number) => void;
  readonly onTime: (time: WallTime | '') => void;
};

/** One menu or item: how many, when, and what that comes to. */
export function AddOn({ addOn: { name, price, amount, time }, details, rate, most, sum, times, onAmount, onTime }: AddOnProps) {
  const { t } = useLingui();
  const formats = useFormats();
  const heading = useId();
  const cost = formats.money({ ...sum, minor: price });
  return (
    <li className={css.addOn} data-state={amount > 0 ? 'taken' : undefined}>
      <div className={css.group} role="group" aria-labelledby={heading}>
        <div>
          <Heading level={4} id={heading}>
            {name}
          </Heading>
          <p className={css.details}>
            {rate === 'hourly' ? <Trans>{cost} an hour</Trans> : <Trans>{cost} each</Trans>}
            {details !== '' && `. ${details}`}
            {most > 0 && Number.isFinite(most) && (
              <>
                . <Trans>{most} on this day</Trans>
              </>
            )}
          </p>
        </div>
        <p className={css.sum}>
          <MoneyText of={sum} />
        </p>
        <div className={css.controls}>
          <SelectField label={t`Service time`} value={time} onChange={(event) => onTime(times.find((entry) => entry === event.target.value) ?? noServiceTime)}>
            {times.map((entry) => (
              <option key={entry} value={entry}>
                {entry === noServiceTime ? noServiceTimeShown : formats.time(entry)}
              </option>
            ))}
          </SelectField>
          <Stepper label={t`Number`} value={amount} min={0} max={most} decreaseLabel={t`One ${name} fewer`} increaseLabel={t`One ${name} more`} onChange={(text) => onAmount(Number(text))} />
        </div>
      </div>
    </li>
  );
}
