import { BookingFailed, BookingResult as Result } from '@foyer/booking-ui';
import { useReadable } from '@foyer/federation/remote';
import type { BookingState, VenueSession } from '@foyer/session';
import { LazyPart } from './lazy.ts';

type Props = { booking: BookingState; session: Pick<VenueSession, 'actions' | 'enquiry'> };

const priceChanged = async () => (await import('./lazy/price-changed.ts')).PriceChanged;

/**
 * The result of the last press on the form's button; an enquiry shows its result in its own form.
 */
export function BookingResult({ booking, session: { actions, enquiry } }: Props) {
  const asking = useReadable(enquiry).kind === 'open';
  const { book, acceptPrice, dismissBooking } = actions;
  return (
    <Result
      booking={asking && booking.kind !== 'processing' ? { kind: 'idle' } : booking}
      asking={asking}
      onRetry={book}
      onDismiss={dismissBooking}
      priceChanged={(change) => (
        <LazyPart
          part={priceChanged}
          props={{ ...change, onAccept: acceptPrice, onDismiss: dismissBooking }}
          missing={
            <BookingFailed
              problem={{ kind: 'unreachable' }}
              onRetry={book}
              onDismiss={dismissBooking}
            />
          }
        />
      )}
    />
  );
}
