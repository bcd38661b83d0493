import { MoneyText, type Reading, useVenueNames } from '@foyer/booking-ui';
import {
  AddOnList,
  AddOnRow,
  AddOnSkeletons,
  AddOnsSection,
  Taken,
} from '@foyer/booking-ui/checkout';
import {
  type BedroomStay,
  type Cart,
  dateOf,
  stayCost,
  stayDays,
  wallOf,
  type WallDate,
} from '@foyer/domain';
import { useFormats } from '@foyer/i18n';
import type { CheckoutExtras, CartSession, ChosenBedroom } from '@foyer/session';
import { SkeletonBlock, Fields, SelectField } from '@foyer/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { extraFields } from '../act/sent-extras.ts';
import styles from './bedrooms.module.css';

type Actions = Pick<CartSession['actions'], 'changeBedroom' | 'changeNights'>;
type BedroomsProps = {
  cart: Cart;
  bedrooms: CheckoutExtras['bedrooms'];
  sent: CartSession['sent'];
  reading: Reading;
  actions: Actions;
};

/**
 * Bedrooms for the delegates, all for the same nights. Hidden where they do not load (CHECK-013,
 *
 */
export function Bedrooms({ cart, bedrooms, sent, reading, actions }: BedroomsProps) {
  const { t } = useLingui();
  const { named, note } = useVenueNames(bedrooms ?? [], reading);
  if (cart.offers.bedrooms === 0 || bedrooms?.length === 0) return null;
  const [first] = bedrooms ?? [];
  return (
    <AddOnsSection title={<Trans>Bedrooms</Trans>} said={<Taken of={named} />} open={sent !== null}>
      {first ? (
        <Nights cart={cart} nights={first} onChange={actions.changeNights} />
      ) : (
        <SkeletonBlock className={styles.nights} />
      )}
      {note}
      {bedrooms === null ? (
        <AddOnSkeletons rows={cart.offers.bedrooms} label={t`Bedrooms are loading`} />
      ) : (
        <AddOnList>
          {named.map((bedroom) => (
            <Kind
              key={bedroom.id}
              bedroom={bedroom}
              currency={cart.venue.currency}
              sent={sent}
              onAmount={(amount) => actions.changeBedroom(bedroom.id, amount)}
            />
          ))}
        </AddOnList>
      )}
    </AddOnsSection>
  );
}

type Nights = Pick<BedroomStay, 'checkIn' | 'checkOut'>;

/** Arrival and departure: around the meeting, and not before today. */
function Nights({
  cart,
  nights: { checkIn, checkOut },
  onChange,
}: {
  cart: Cart;
  nights: Nights;
  onChange: (nights: Nights) => void;
}) {
  const { t } = useLingui();
  const meeting = { start: cart.items[0]?.start ?? '', end: cart.items.at(-1)?.end ?? '' };
  const today = dateOf(wallOf(cart.serverNow, cart.venue.timezone));
  const { arrivals, departures } = stayDays(meeting, today, checkIn);
  const arrive = (day: WallDate) => {
    const possible = stayDays(meeting, today, day).departures;
    onChange({
      checkIn: day,
      checkOut: possible.includes(checkOut) ? checkOut : (possible[0] ?? checkOut),
    });
  };
  return (
    <Fields className={styles.days ?? ''}>
      <SelectField
        label={t`Arrival`}
        name={extraFields.arrival}
        value={checkIn}
        onChange={(event) => arrive(event.target.value)}
      >
        <Days of={arrivals} />
      </SelectField>
      <SelectField
        label={t`Departure`}
        name={extraFields.departure}
        value={checkOut}
        onChange={(event) => onChange({ checkIn, checkOut: event.target.value })}
      >
        <Days of={departures} />
      </SelectField>
    </Fields>
  );
}

function Days({ of }: { of: readonly WallDate[] }) {
  const formats = useFormats();
  return of.map((day) => (
    <option key={day} value={day}>
      {formats.dateShort(day)}
    </option>
  ));
}

type KindProps = {
  bedroom: ChosenBedroom;
  currency: string;
  sent: CartSession['sent'];
  onAmount: (amount: number) => void;
};

function Kind({ bedroom, currency, sent, onAmount }: KindProps) {
  const { t } = useLingui();
  const formats = useFormats();
  const { name, price, maxPersons: people, amount, available } = bedroom;
  const cost = formats.money({ minor: price, currency });
  return (
    <AddOnRow
      name={name}
      spoken={bedroom.spoken}
      details={
        <Trans>
          {cost} a night,{' '}
          <Plural
            value={people}
            _1="for one person"
            one="for up to # person"
            other="for up to # people"
          />
        </Trans>
      }
      amount={amount}
      field={extraFields.bedroom(bedroom.id)}
      sent={sent}
      most={available}
      sum={<MoneyText of={{ minor: stayCost(bedroom), currency }} />}
      words={{
        amount: t`Number of bedrooms`,
        fewer: t`${name}: one fewer`,
        more: t`${name}: one more`,
      }}
      onAmount={onAmount}
    />
  );
}
