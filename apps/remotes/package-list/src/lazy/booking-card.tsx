import { sameValues } from '@foyer/booking-ui';
import type { LocalCurrency, PackageOffer } from '@foyer/domain';
import { memo } from 'react';
import { PackageFrame } from '../package-frame.tsx';
import { BookPackage, type CardBooking, PackageBookingResult } from './card-booking.tsx';

type Props = {
  offer: PackageOffer;
  local: LocalCurrency | null;
  chosen: boolean;
  booking: CardBooking;
  later?: boolean;
  onBook: (packageId: string) => void;
};

/**
 * A package of the booking engine: a card with a button that books or sends a request (PACK-013).
 */
export const BookingCard = memo(function BookingCard({
  offer,
  local,
  chosen,
  booking,
  later = false,
  onBook,
}: Props) {
  const { kind } = booking.state ?? { kind: 'idle' };
  const book = () => onBook(offer.package.id);
  return (
    <PackageFrame
      offer={offer}
      local={local}
      chosen={chosen}
      later={later}
      action={(reasonId) => (
        <BookPackage offer={offer} booking={booking} reasonId={reasonId} onBook={book} />
      )}
      told={
        kind === 'failed' || kind === 'price-changed' ? (
          <PackageBookingResult booking={booking} onBook={book} />
        ) : null
      }
    />
  );
}, sameValues);
