import { MoneyText } from '@foyer/booking-ui';
import { AddOnRow, ServiceTime, useRefusedField } from '@foyer/booking-ui/checkout';
import {
  addOnTimes,
  type Cart,
  type CartItem,
  lacksTime,
  lineAmount,
  minutesBetween,
  quoteRequest,
  takenAddOns,
} from '@foyer/domain';
import { useFormats } from '@foyer/i18n';
import type { CartSession, ChosenAddOn } from '@foyer/session';
import { Button, Parts } from '@foyer/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { extraFields } from '../act/sent-extras.ts';
import styles from './services.module.css';

export type ServiceActions = Pick<
  CartSession['actions'],
  'changeAddOn' | 'retryQuote' | 'retryAddOns'
>;
type ServiceProps = {
  addOn: ChosenAddOn;
  cart: Cart;
  meeting: CartItem;
  /** The order whose answer refused the time of this service; `null` for none. */
  refusal: unknown;
  sent: CartSession['sent'];
  actions: ServiceActions;
};

/**
 * A service of the catalogue. One that is charged by the hour has an end once it is chosen.
 */
export function Service({
  addOn,
  cart,
  meeting,
  refusal,
  sent,
  actions: { changeAddOn, retryQuote },
}: ServiceProps) {
  const { t } = useLingui();
  const isRefused = useRefusedField(refusal, addOn.time);
  const { id, name, amount, most, limit, quote } = addOn;
  const times = addOnTimes(addOn, meeting);
  const hasEnd = cart.asks.addOnEndTime && addOn.rate === 'hour';
  return (
    <AddOnRow
      name={name}
      spoken={addOn.spoken}
      details={
        quote === 'failed' ? (
          <span role="alert">
            <Trans>The price could not be checked.</Trans>{' '}
            <Button variant="text" size="s" className={styles.retry} onClick={() => retryQuote(id)}>
              <Trans>Try again</Trans>
            </Button>
          </span>
        ) : (
          <Unit addOn={addOn} cart={cart} meeting={meeting} />
        )
      }
      amount={amount}
      field={extraFields.service(id)}
      sent={sent}
      most={Math.min(most, limit)}
      sum={<Sum addOn={addOn} cart={cart} />}
      asking={quote === 'asking'}
      error={quote === 'gone' && <Trans>There are not so many left at that time.</Trans>}
      words={{ amount: t`Number`, fewer: t`${name}: one fewer`, more: t`${name}: one more` }}
      onAmount={(next) => changeAddOn(id, { amount: next })}
      time={
        <ServiceTime
          label={hasEnd ? t`From` : t`Service time`}
          field={extraFields.serviceTime(id)}
          value={addOn.time}
          times={times.from}
          missing={lacksTime(addOn)}
          refused={isRefused}
          onChange={(time) => changeAddOn(id, { time })}
        />
      }
    >
      {hasEnd && amount > 0 && (
        <ServiceTime
          label={t`Until`}
          field={extraFields.serviceEnd(id)}
          value={addOn.timeEnd}
          times={times.until}
          onChange={(timeEnd) => changeAddOn(id, { timeEnd })}
        />
      )}
    </AddOnRow>
  );
}

type PartProps = Pick<ServiceProps, 'addOn' | 'cart'>;

/** The price of one, and how many are available. */
function Unit({ addOn, cart, meeting }: PartProps & Pick<ServiceProps, 'meeting'>) {
  const formats = useFormats();
  const { price, rate, most } = addOn;
  const { start, end } = quoteRequest(addOn, meeting, cart.asks.addOnEndTime);
  const hours = minutesBetween(start, end) / 60;
  const cost = price === null ? '' : formats.money({ minor: price, currency: cart.venue.currency });
  return (
    <Parts>
      {price === null && cart.unpricedServicesAreFree && <Trans>Free of charge</Trans>}
      {price === null &&
        !cart.unpricedServicesAreFree &&
        (cart.isEnquiry ? (
          <Trans>Price on request</Trans>
        ) : (
          <Trans>Price on request: with it, you send an enquiry</Trans>
        ))}
      {price !== null &&
        (rate === 'hour' ? (
          <Trans>
            {cost} for <Plural value={hours} one="# hour" other="# hours" />
          </Trans>
        ) : (
          <Trans>{cost} each</Trans>
        ))}
      {most === 0 && <Trans>None left at that time</Trans>}
      {most > 0 && Number.isFinite(most) && <Trans>Available: {most}</Trans>}
    </Parts>
  );
}

function Sum({ addOn, cart }: PartProps) {
  // Beside “Price on request”, an amount of 0 would read as free.
  if (addOn.price === null && !cart.unpricedServicesAreFree && addOn.amount === 0) return null;
  const [{ price, amount } = { price: 0, amount: 0 }] = takenAddOns(cart, [addOn]);
  if (price === null) return <Trans>On request</Trans>;
  return <MoneyText of={{ minor: lineAmount({ price, amount }), currency: cart.venue.currency }} />;
}
