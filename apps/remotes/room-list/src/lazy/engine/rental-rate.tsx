import { Estimate, lengthWords, MoneyText, PremiumNote, PricePopover } from '@foyer/booking-ui';
import { type MeetingLength, payable, type RoomOffer, withFee } from '@foyer/domain';
import { VisuallyHidden } from '@foyer/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { RoomBill } from '../room-bill.tsx';
import { RateLine, type RateMoment } from './rate-line.tsx';
import styles from './rates.module.css';

type Props = RateMoment & {
  offer: RoomOffer;
  length: MeetingLength;
  reasonId: string | undefined;
  onBook: () => void;
};

/** The room rental, with its bill in a popover (ROOM-022). */
export function RentalRate({ offer, length: meetingLength, local, ...rest }: Props) {
  const { t, i18n } = useLingui();
  const { room, price } = offer;
  const { title } = room;
  const length = i18n._(lengthWords(meetingLength));
  return (
    <RateLine
      {...rest}
      offer={offer}
      booked={{ kind: 'room', id: room.id }}
      packageId={null}
      title={t`Room rental`}
      bookedTitle={title}
      description={<Trans>The room alone, {length}</Trans>}
      price={
        price ? (
          <span className={styles.price}>
            {price.original && (
              <s className={styles.before}>
                <VisuallyHidden>
                  <Trans>Before:</Trans>{' '}
                </VisuallyHidden>
                <MoneyText of={withFee(price.original, price.premiumFee)} />
              </s>
            )}
            <PricePopover amount={payable(price)} label={t`Price of the room rental, ${title}`}>
              {() => <RoomBill title={title} price={price} local={null} />}
            </PricePopover>
            <PremiumNote fee={price.premiumFee} of={price.total} />
            <Estimate of={payable(price)} local={local} />
          </span>
        ) : (
          <span className={styles.enquiry}>
            <Trans>Enquiry</Trans>
          </span>
        )
      }
    />
  );
}
