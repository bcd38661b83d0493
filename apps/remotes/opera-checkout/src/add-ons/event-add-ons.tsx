import { MoneyText } from '@foyer/booking-ui';
import { AddOnRow, ServiceTime } from '@foyer/booking-ui/checkout';
import {
  lineAmount,
  miscLine,
  type Money,
  type PropertyItem,
  serviceTimes,
  type WallTime,
} from '@foyer/domain';
import { useFormats } from '@foyer/i18n';
import type { AddOnAt, PropertySession } from '@foyer/session';
import { Heading, Parts } from '@foyer/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { addOnFields, mostAt } from '../act/sent-add-ons.ts';
import css from './add-ons.module.css';

export type EventAddOnsProps = {
  item: PropertyItem;
  /** Index of the event in the booking. */
  event: number;
  menuCap: number;
  currency: string;
  sent: PropertySession['sent'];
  onAmount: (at: AddOnAt, amount: number) => void;
  onTime: (at: AddOnAt, time: WallTime | '') => void;
};

/** A cap from here on is not worth a note (OPERA-044). */
const countedCap = 100;

/** Menus and other items for one meeting (OPERA-019, OPERA-020, OPERA-040 to OPERA-044). */
export function EventAddOns({
  item,
  event,
  menuCap,
  currency,
  sent,
  onAmount,
  onTime,
}: EventAddOnsProps) {
  const formats = useFormats();
  const { menus, miscItems } = item;
  const times = serviceTimes(item.start, item.end);
  if (menus.length === 0 && miscItems.length === 0) {
    return (
      <p className={css.none}>
        <Trans>There is nothing to add here. Tell the venue above what else you need.</Trans>
      </p>
    );
  }
  return (
    <div className={css.groups}>
      {menus.length > 0 && (
        <div className={css.group}>
          <Heading level={3}>
            <Trans>Menus</Trans>
          </Heading>
          {menuCap < countedCap && (
            <p className={css.none}>
              <Trans>Menus for a meeting: at most {menuCap}</Trans>
            </p>
          )}
          <ul className={css.list}>
            {menus.map((menu) => (
              <AddOn
                key={menu.id}
                addOn={menu}
                at={{ event, kind: 'menu', id: menu.id }}
                details={formats.list(menu.items)}
                rate="each"
                most={mostAt(item, { event, kind: 'menu', id: menu.id }, menuCap)}
                sent={sent}
                sum={{ minor: lineAmount(menu), currency }}
                times={times}
                onAmount={(amount) => onAmount({ event, kind: 'menu', id: menu.id }, amount)}
                onTime={(time) => onTime({ event, kind: 'menu', id: menu.id }, time)}
              />
            ))}
          </ul>
        </div>
      )}
      {miscItems.length > 0 && (
        <div className={css.group}>
          <Heading level={3}>
            <Trans>Equipment and services</Trans>
          </Heading>
          <ul className={css.list}>
            {miscItems.map((misc) => (
              <AddOn
                key={misc.id}
                addOn={misc}
                at={{ event, kind: 'misc', id: misc.id }}
                details=""
                rate={misc.isHourly ? 'hourly' : 'each'}
                most={mostAt(item, { event, kind: 'misc', id: misc.id }, menuCap)}
                sent={sent}
                sum={{ minor: miscLine(misc, item), currency }}
                times={times}
                onAmount={(amount) => onAmount({ event, kind: 'misc', id: misc.id }, amount)}
                onTime={(time) => onTime({ event, kind: 'misc', id: misc.id }, time)}
              />
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

type AddOnProps = {
  addOn: { id: string; name: string; price: number; amount: number; time: string };
  at: AddOnAt;
  /** Its parts; `''` where there is nothing to show. */
  details: string;
  rate: 'each' | 'hourly';
  /** How many are available; `Infinity` without a limit. */
  most: number;
  sum: Money;
  times: readonly (WallTime | '')[];
  sent: PropertySession['sent'];
  onAmount: (amount: number) => void;
  onTime: (time: WallTime | '') => void;
};

/** One menu or item: quantity, time and amount. */
export function AddOn({
  addOn: { name, price, amount, time },
  at,
  details,
  rate,
  most,
  sum,
  times,
  sent,
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
        <Parts>
          {rate === 'hourly' ? <Trans>{cost} an hour</Trans> : <Trans>{cost} each</Trans>}
          {details !== '' && <bdi>{details}</bdi>}
          {most > 0 && Number.isFinite(most) && <Trans>Available on this day: {most}</Trans>}
        </Parts>
      }
      amount={amount}
      field={addOnFields.amount(at)}
      sent={sent}
      most={most}
      sum={<MoneyText of={sum} />}
      words={{ amount: t`Number`, fewer: t`${name}: one fewer`, more: t`${name}: one more` }}
      onAmount={onAmount}
      time={
        <ServiceTime
          label={t`Service time`}
          field={addOnFields.time(at)}
          value={time}
          times={times}
          onChange={onTime}
        />
      }
    />
  );
}
