import { BookingResult, OfferAction, PriceChanged, type ShownBooking } from '@foyer/booking-ui';
import {
  type BookingConditions,
  cardAction,
  type LocalCurrency,
  meetingObstacle,
  type PackageOffer,
  type RoomOffer,
  type NamedOffer,
} from '@foyer/domain';
import { Heading, Text } from '@foyer/ui';
import type { ReactNode } from 'react';
import styles from './rates.module.css';

/** A rate by its room and, unless it is the rental, its package. */
export type Pressed = { roomId: string; packageId: string | null };

/** What every rate of a card needs of the current state. */
export type RateMoment = {
  /** The currency of the estimates; `null` for none. */
  local: LocalCurrency | null;
  conditions: BookingConditions & { loading: boolean };
  pressed: Pressed | null;
  booking: ShownBooking | null;
  onAccept: () => void;
  onDismiss: () => void;
};

type Props = Omit<RateMoment, 'local'> & {
  offer: Pick<RoomOffer | PackageOffer, 'fit' | 'outcome'>;
  /** What its button books. */
  booked: NamedOffer;
  packageId: string | null;
  title: string;
  /** What its button books: "Room rental, The Orangery". */
  bookedTitle: string;
  note?: ReactNode;
  description: ReactNode;
  price: ReactNode;
  reasonId?: string | undefined;
  children?: ReactNode;
  onBook: () => void;
};

const mode = { cardsBook: true, newStyle: true };

/**
 * One rate of a room: name, price, and the button that books or sends a request. The result of
 * pressing is below.
 */
export function RateLine({
  offer,
  booked,
  packageId,
  title,
  bookedTitle,
  note,
  description,
  price,
  conditions,
  pressed,
  booking,
  reasonId,
  children,
  onBook,
  onAccept,
  onDismiss,
}: Props) {
  const action = cardAction(offer, mode, { ...conditions, chosen: false });
  const mine = pressed !== null && pressed.packageId === packageId ? booking : null;
  return (
    <li className={styles.rate}>
      <div className={styles.what}>
        <Heading level={4}>
          <bdi>{title}</bdi> {note !== undefined && <span className={styles.note}>{note}</span>}
        </Heading>
        <Text size="small" muted className={styles.description}>
          {description}
        </Text>
        {children}
      </div>
      <div className={styles.end}>
        {price}
        {action.kind !== 'select' && (
          <OfferAction
            action={action}
            title={bookedTitle}
            offer={booked}
            busy={mine?.kind === 'processing'}
            reasonId={reasonId}
            why={meetingObstacle(conditions)}
            onBook={onBook}
          />
        )}
      </div>
      {mine !== null && mine.kind !== 'idle' && (
        <div className={styles.result}>
          <BookingResult
            booking={mine}
            onRetry={onBook}
            onDismiss={onDismiss}
            priceChanged={(change) => (
              <PriceChanged {...change} onAccept={onAccept} onDismiss={onDismiss} />
            )}
          />
        </div>
      )}
    </li>
  );
}
