import { MoneyText } from '@foyer/booking-ui';
import { AddOns, AddOnsSection, AmountField, ServiceTime, Taken } from '@foyer/booking-ui/checkout';
import {
  lacksTime,
  lineAmount,
  mostPerLine,
  type OfficeBooking,
  type OfficeService,
  serviceTimes,
} from '@foyer/domain';
import { Trans, useLingui } from '@lingui/react/macro';
import styles from './services.module.css';

type ServicesProps = {
  booking: OfficeBooking;
  services: readonly OfficeService[];
  onTake: (name: string, taken: Pick<OfficeService, 'amount' | 'time'>) => void;
};

/**
 * Services for the room: quantity, and the time for those that are served at one (REGUS-014,
 * REGUS-023, REGUS-045).
 */
export function Services({ booking, services, onTake }: ServicesProps) {
  const { t } = useLingui();
  return (
    <AddOns>
      <AddOnsSection title={<Trans>Food, drink and services</Trans>} said={<Taken of={services} />}>
        <table className={styles.table} aria-label={t`Food, drink and services`}>
          <thead>
            <tr>
              <th scope="col">
                <Trans>Service</Trans>
              </th>
              <th scope="col">
                <Trans>Amount</Trans>
              </th>
              <th scope="col">
                <Trans>Time</Trans>
              </th>
              <th scope="col" className={styles.sum}>
                <Trans>Price</Trans>
              </th>
            </tr>
          </thead>
          <tbody>
            {services.map((service) => {
              const { name, price, amount, isTimed, time } = service;
              const of = (minor: number) => (
                <MoneyText of={{ minor, currency: booking.priceTotal.currency }} />
              );
              const cost = of(price);
              return (
                <tr key={name}>
                  <th scope="row" className={styles.name}>
                    {name}
                    <span className={styles.unit}>
                      <Trans>{cost} each</Trans>
                    </span>
                  </th>
                  <td className={styles.amount}>
                    <AmountField
                      label={<Trans>Amount</Trans>}
                      amount={amount}
                      most={mostPerLine}
                      words={{ fewer: t`${name}: one fewer`, more: t`${name}: one more` }}
                      onAmount={(next) => onTake(name, { amount: next, time })}
                    />
                  </td>
                  <td className={styles.time}>
                    {isTimed && (
                      <ServiceTime
                        label={t`Time`}
                        name={t`Time: ${name}`}
                        value={time}
                        times={serviceTimes(booking.start, booking.end)}
                        missing={lacksTime(service)}
                        onChange={(next) => onTake(name, { amount, time: next })}
                      />
                    )}
                  </td>
                  <td className={styles.sum} data-state={amount > 0 ? 'taken' : undefined}>
                    {of(lineAmount(service))}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </AddOnsSection>
    </AddOns>
  );
}
