import { type MeetingLength, priceBoxes, type Room, type RoomPrice } from '@foyer/domain';
import { useFormats } from '@foyer/i18n';
import { useLingui } from '@lingui/react/macro';
import styles from './room-rates.module.css';

type Props = {
  rates: Room['rates'];
  length: MeetingLength;
  currency: string;
  applies: RoomPrice['type'] | null;
};

/**
 * The rates for an hour, half a day and a day (ROOM-013), with a dot at the one that applies to
 * this meeting.
 */
export function RoomRates({ rates, length, currency, applies }: Props) {
  const { t } = useLingui();
  const { money } = useFormats();
  const names = { hourly: t`Per hour`, halfday: t`Half day`, fullday: t`Full day` };
  const boxes = priceBoxes(rates, length);
  if (boxes.length === 0) return null;
  return (
    <dl className={styles.rates}>
      {boxes.map(({ band, minor }) => (
        <div key={band} data-state={band === applies ? 'applies' : undefined}>
          <dt>{names[band]}</dt>
          <dd>{money({ minor, currency })}</dd>
        </div>
      ))}
    </dl>
  );
}
