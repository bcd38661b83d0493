import {
  fitsOnCard,
  OfferCard,
  OfferMore,
  OfferPictures,
  OfferSplit,
  PackageContent,
  RoomDimensions,
  RoomEquipment,
  sameValues,
} from '@foyer/booking-ui';
import {
  type LocalCurrency,
  type PackageOffer,
  packageTimesProblem,
  type WallDateTime,
} from '@foyer/domain';
import { Text } from '@foyer/ui';
import { Trans } from '@lingui/react/macro';
import { memo, useId, useState } from 'react';
import { BookPackage, type CardBooking, PackageBookingResult } from '../card-booking.tsx';
import { PackageHead } from '../../package-head.tsx';
import { PackagePriceDetail } from '../package-price-detail.tsx';
import { PackageTotal } from '../../package-total.tsx';
import { UnavailableReason } from '../../unavailable-reason.tsx';
import { type CardTimes, firstTimes, meetingAt } from './package-times.ts';
import details from '../package-details.module.css';
import { TimeFields } from './time-fields.tsx';

type Meeting = { start: WallDateTime; end: WallDateTime };

export type PlanCardProps = {
  offer: PackageOffer;
  /** The currency of the estimates; `null` for none. */
  local: LocalCurrency | null;
  /** The requested meeting. */
  start: WallDateTime;
  end: WallDateTime;
  booking: CardBooking;
  later?: boolean;
  onBook: (packageId: string, at: Meeting) => void;
};

/**
 * A package of the hotel's property system: everything visible, times of its own, and a button that
 * books or sends a request (PACK-008 to PACK-013).
 */
export const PlanCard = memo(function PlanCard({
  offer,
  local,
  start,
  end,
  booking,
  later = false,
  onBook,
}: PlanCardProps) {
  const id = useId();
  const { package: entry, fit, price, outcome } = offer;
  const fits = fit.kind === 'fits';
  const [own, setOwn] = useState<CardTimes | null>(null);
  const times = own ?? firstTimes({ start, end }, entry.length);
  const meeting = meetingAt({ start, end }, entry.length, times);
  const problem = packageTimesProblem(entry, meeting.start, meeting.end);
  const roomTitle = fits ? fit.room.title : '';
  const whyId = `${id}-why`;
  const problemId = `${id}-times`;
  const book = () => onBook(entry.id, meeting);
  return (
    <OfferCard
      titleId={`${id}-title`}
      state={fits ? 'available' : 'unavailable'}
      chosen={booking.state !== null}
      later={later}
      picture={
        <OfferPictures
          title={entry.title}
          pictures={entry.pictures.length === 0 && fits ? fit.room.pictures : entry.pictures}
          immediately={fits && outcome.kind === 'instant'}
        />
      }
      head={<PackageHead offer={offer} titleId={`${id}-title`} />}
      description={entry.description}
      middle={
        fits ? (
          <PackageTotal price={price} local={local} />
        ) : (
          <UnavailableReason fit={fit} id={whyId} />
        )
      }
      end={
        <>
          <TimeFields
            title={entry.title}
            times={times}
            oneDay={entry.length <= 8}
            problem={problem}
            problemId={problemId}
            onChange={setOwn}
          />
          <BookPackage
            offer={offer}
            booking={booking}
            reasonId={fits ? (problem ? problemId : undefined) : whyId}
            onBook={book}
          />
        </>
      }
      more={
        <OfferMore>
          <PackageBookingResult booking={booking} onBook={book} />
          {!fitsOnCard(entry.description) && (
            <p className={details.description}>{entry.description}</p>
          )}
          <OfferSplit>
            <PackageContent content={entry.content} services={entry.services} />
            {price && <PackagePriceDetail title={entry.title} price={price} local={null} />}
          </OfferSplit>
          {fits && (
            <>
              <Text size="small" muted>
                <Trans>
                  Takes place in: <strong>{roomTitle}</strong>
                </Trans>
              </Text>
              <OfferSplit>
                <RoomDimensions dimensions={fit.room.dimensions} />
                <RoomEquipment equipment={fit.room.equipment} withFee={fit.room.equipmentWithFee} />
              </OfferSplit>
            </>
          )}
        </OfferMore>
      }
    />
  );
}, sameValues);
