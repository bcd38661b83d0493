import {
  isLongerThanCard,
  OfferCard,
  OfferPictures,
  OfferTitle,
  PercentOff,
  type Reading,
  RoomDescription,
  RoomMeasures,
  sameValues,
  type ShownBooking,
} from '@foyer/booking-ui';
import type {
  BookingConditions,
  LocalCurrency,
  MeetingLength,
  PackageOffer,
  RoomOffer,
} from '@foyer/domain';
import { Disclosure, Heading } from '@foyer/ui';
import { Trans } from '@lingui/react/macro';
import { memo, useId } from 'react';
import { UnavailableReason } from '../../unavailable-reason.tsx';
import { PackageRates } from './package-rates.tsx';
import type { Pressed } from './rate-line.tsx';
import styles from './rates.module.css';
import { RentalRate } from './rental-rate.tsx';
import { RoomSummary } from './room-summary.tsx';

export type EngineCardProps = {
  offer: RoomOffer;
  /** Package rates available in this room. */
  rates: readonly PackageOffer[];
  length: MeetingLength;
  showAllPackages: boolean;
  /** The currency of the estimates; `null` for none. */
  local: LocalCurrency | null;
  reading: Reading;
  conditions: BookingConditions & { loading: boolean };
  /** The rate of this room that was pressed last, and its result. */
  pressed: Pressed | null;
  booking: ShownBooking | null;
  priority?: boolean;
  later?: boolean;
  onBook: (roomId: string, packageId: string | null) => void;
  onAccept: () => void;
  onDismiss: () => void;
};

/**
 * A room of the booking engine: its description, and below it every rate (ROOM-021 to ROOM-025).
 */
export const EngineCard = memo(function EngineCard({
  offer,
  rates,
  length,
  showAllPackages,
  local,
  reading,
  conditions,
  pressed,
  booking,
  priority = false,
  later = false,
  onBook,
  onAccept,
  onDismiss,
}: EngineCardProps) {
  const id = useId();
  const { room, fit, price, outcome } = offer;
  const fits = fit.kind === 'fits';
  const whyId = `${id}-why`;
  const line = { local, conditions, pressed, booking, onAccept, onDismiss };
  return (
    <OfferCard
      titleId={`${id}-title`}
      state={fits ? 'available' : 'unavailable'}
      chosen={pressed !== null}
      later={later}
      picture={
        <OfferPictures
          title={room.title}
          pictures={room.pictures}
          view360={room.view360}
          immediately={fits && outcome.kind === 'instant'}
          priority={priority}
        />
      }
      head={
        <>
          <OfferTitle>
            <Heading level={3} id={`${id}-title`}>
              {room.title}
            </Heading>
            {fits && price?.percentOff && <PercentOff percent={price.percentOff} />}
          </OfferTitle>
          <RoomMeasures room={room} />
        </>
      }
      description={room.description}
      middle={
        fits ? (
          <div className={styles.summary}>
            <RoomSummary room={room} />
          </div>
        ) : (
          <UnavailableReason fit={fit} id={whyId} />
        )
      }
      end={
        <div className={styles.about}>
          {isLongerThanCard(room.description, reading) && (
            <Disclosure
              summaryClosed={<Trans>About this room</Trans>}
              summaryOpen={<Trans>Less about this room</Trans>}
            >
              <RoomDescription text={room.description} reading={reading} />
            </Disclosure>
          )}
        </div>
      }
      more={
        <ul className={styles.rates}>
          {room.webBookable && (
            <RentalRate
              offer={offer}
              length={length}
              reasonId={fits ? undefined : whyId}
              onBook={() => onBook(room.id, null)}
              {...line}
            />
          )}
          <PackageRates
            room={room}
            rates={rates}
            showAllPackages={showAllPackages}
            onBook={(packageId) => onBook(room.id, packageId)}
            {...line}
          />
        </ul>
      }
    />
  );
}, sameValues);
