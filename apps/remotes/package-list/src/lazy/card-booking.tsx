import { BookingResult, OfferAction, PriceChanged, type ShownBooking } from '@foyer/booking-ui';
import {
  type BookingConditions,
  cardAction,
  meetingObstacle,
  type PackageOffer,
} from '@foyer/domain';

/** The booking state of a card; `state` is `null` unless its own button was pressed last. */
export type CardBooking = {
  conditions: BookingConditions & { loading: boolean };
  state: ShownBooking | null;
  onAccept: () => void;
  onDismiss: () => void;
};

type Props = {
  offer: PackageOffer;
  booking: CardBooking;
  reasonId: string | undefined;
  onBook: () => void;
};

const mode = { cardsBook: true, newStyle: false };

/** Book or Send request of one package (PACK-013). */
export function BookPackage({ offer, booking: { conditions, state }, reasonId, onBook }: Props) {
  const action = cardAction(offer, mode, { ...conditions, chosen: false });
  return action.kind === 'select' ? null : (
    <OfferAction
      action={reasonId === undefined ? action : { ...action, enabled: false }}
      title={offer.package.title}
      offer={{ kind: 'package', id: offer.package.id }}
      busy={state?.kind === 'processing'}
      reasonId={reasonId}
      why={meetingObstacle(conditions)}
      onBook={onBook}
    />
  );
}

/** The result of a press (D-3, D-6). */
export function PackageBookingResult({
  booking: { state, onAccept, onDismiss },
  onBook,
}: {
  booking: CardBooking;
  onBook: () => void;
}) {
  return state === null || state.kind === 'idle' ? null : (
    <BookingResult
      booking={state}
      onRetry={onBook}
      onDismiss={onDismiss}
      priceChanged={(change) => (
        <PriceChanged {...change} onAccept={onAccept} onDismiss={onDismiss} />
      )}
    />
  );
}
