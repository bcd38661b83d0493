import { OfferMore, OfferSplit } from '@foyer/booking-ui';
import type { LayoutCode, Room, RoomPrice } from '@foyer/domain';
import type { Meeting } from './room-card.tsx';
import { RoomDimensions } from './room-dimensions.tsx';
import { RoomEquipment } from './room-equipment.tsx';
import { RoomPriceDetail } from './room-price-detail.tsx';
import { RoomSeating } from './room-seating.tsx';
import styles from './room-details.module.css';

type Props = {
  readonly id: string;
  readonly room: Room;
  readonly price: RoomPrice | null;
  readonly meeting: Meeting;
  readonly onLayout: (layout: LayoutCode | '_none') => void;
};

/** Two lines of it stand on the card already. */
const longDescription = 120;

/** Everything about a room that the card has no place for (ROOM-014 to ROOM-019). */
export function RoomDetails({ id, room, price, meeting, onLayout }: Props) {
  return (
    <OfferMore id={id}>
      {room.description.length > longDescription && <p className={styles.description}>{room.description}</p>}
      {room.layouts.length > 0 && <RoomSeating layouts={room.layouts} delegates={meeting.delegates} chosen={meeting.layout} onChoose={onLayout} />}
      <OfferSplit>
        <RoomDimensions dimensions={room.dimensions} />
        <RoomEquipment equipment={room.equipment} withFee={room.equipmentWithFee} />
      </OfferSplit>
      {price && <RoomPriceDetail title={room.title} price={price} />}
    </OfferMore>
  );
}
