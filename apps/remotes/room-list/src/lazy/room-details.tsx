import {
  GroupInRoom,
  isLongerThanCard,
  OfferMore,
  OfferSplit,
  type Reading,
  RoomDescription,
  RoomDimensions,
  RoomEquipment,
  type SeatedGroup,
  useVenueTexts,
} from '@foyer/booking-ui';
import type { LayoutCode, LocalCurrency, Room, RoomPrice } from '@foyer/domain';
import { Disclosure } from '@foyer/ui';
import { Trans } from '@lingui/react/macro';
import { RoomBill } from './room-bill.tsx';
import styles from './room-details.module.css';
import { RoomSeating } from './room-seating.tsx';

type RoomDetailsProps = {
  id: string;
  room: Room;
  price: RoomPrice | null;
  local: LocalCurrency | null;
  meeting: SeatedGroup;
  reading: Reading;
  onLayout: (layout: LayoutCode | '_none') => void;
};

/** Everything about a room that is not on the card (ROOM-014 to ROOM-019). */
export function RoomDetails({
  id,
  room,
  price,
  local,
  meeting,
  reading,
  onLayout,
}: RoomDetailsProps) {
  const { delegates, checkout } = meeting;
  const texts = useVenueTexts(
    [room.description, ...room.equipment, ...room.equipmentWithFee],
    room.spoken,
    reading,
  );
  return (
    <OfferMore id={id}>
      {isLongerThanCard(room) && <RoomDescription description={room.description} texts={texts} />}
      {room.layouts.length > 0 && (
        <RoomSeating
          layouts={room.layouts}
          delegates={delegates}
          checkout={checkout}
          chosen={meeting.layout}
          onChoose={onLayout}
        />
      )}
      <GroupInRoom room={room} group={meeting} />
      <OfferSplit>
        <RoomDimensions dimensions={room.dimensions} />
        <RoomEquipment equipment={room.equipment} withFee={room.equipmentWithFee} texts={texts} />
      </OfferSplit>
      {price && <RoomPriceDetail title={room.title} price={price} local={local} />}
    </OfferMore>
  );
}

/** The bill, behind a toggle (ROOM-019). */
export function RoomPriceDetail({
  title,
  price,
  local,
}: {
  title: string;
  price: RoomPrice;
  local: LocalCurrency | null;
}) {
  return (
    <Disclosure
      summaryClosed={<Trans>Price detail</Trans>}
      summaryOpen={<Trans>Hide price detail</Trans>}
    >
      <div className={styles.bill}>
        <RoomBill title={title} price={price} local={local} />
      </div>
    </Disclosure>
  );
}
