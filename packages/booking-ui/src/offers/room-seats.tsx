import { type CheckoutFlow, layoutOfSite, type Room } from '@foyer/domain';
import { useFormats } from '@foyer/i18n';
import { Fact, Facts } from '@foyer/ui';
import { useLingui } from '@lingui/react/macro';
import { layoutWord } from '../layout-word.ts';

type Props = { room: Pick<Room, 'layouts'>; checkout: CheckoutFlow };

/** More do not fit into a line of a card; the details have all. */
const shown = 3;

/** How many people a room seats in the layouts in which it seats most. */
export function RoomSeats({ room, checkout }: Props) {
  const { i18n } = useLingui();
  const { number } = useFormats();
  const seats = room.layouts
    .flatMap(({ name, capacity }) =>
      capacity !== null && capacity > 0 && layoutOfSite(name, checkout) ? [{ name, capacity }] : [],
    )
    .toSorted((one, other) => other.capacity - one.capacity)
    .slice(0, shown);
  return (
    seats.length > 0 && (
      <Facts>
        {seats.map(({ name, capacity }) => (
          <Fact key={name}>
            <bdi>{i18n._(layoutWord(name))}</bdi> {number(capacity)}
          </Fact>
        ))}
      </Facts>
    )
  );
}
