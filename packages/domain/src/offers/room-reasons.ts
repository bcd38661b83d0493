import type { BookingQuery } from '../query/booking-query.ts';
import { layoutNameOf, type LayoutName } from '../query/seating-layouts.ts';
import type { RoomOffer } from './offers.ts';
import { seatsOf } from './two-rooms.ts';

/** Why a room suits a meeting, compared with the others of its list: only what the data say. */
export type RoomReason =
  | { kind: 'cheapest' }
  /** The group fills most of its seats; `layout` where the visitor asks for one. */
  | { kind: 'size'; delegates: number; seats: number; layout: LayoutName | null }
  | { kind: 'daylight' }
  /** No other room of the list has this piece of equipment. */
  | { kind: 'only-here'; equipment: string }
  | { kind: 'instant' };

type Group = Pick<BookingQuery, 'delegates' | 'layout'>;

/** A card has one line for them. */
const most = 2;
/** A group that takes fewer of a room's seats would be lost in it. */
const wellFilled = 0.6;

/**
 * At most two reasons for each listed room, by its id, the weightiest first. What more than half of
 * the rooms could say tells none of them apart, and no card says it.
 */
export function roomReasons(
  offers: readonly RoomOffer[],
  group: Group,
): ReadonlyMap<string, readonly RoomReason[]> {
  const listed = offers.filter((offer) => offer.listed);
  const [cheapest, alone] = [cheapestOf(listed), aloneIn(listed)];
  const found = listed.map((offer) => ({
    id: offer.room.id,
    reasons: [
      ...(offer === cheapest ? [{ kind: 'cheapest' } as const] : []),
      ...sizeOf(offer, group),
      ...((offer.room.walls?.windows.length ?? 0) > 0 ? [{ kind: 'daylight' } as const] : []),
      ...alone(offer),
      ...(offer.outcome.kind === 'instant' ? [{ kind: 'instant' } as const] : []),
    ],
  }));
  const sharedBy = (kind: RoomReason['kind']) =>
    found.filter(({ reasons }) => reasons.some((reason) => reason.kind === kind)).length;
  const tells = ({ kind }: RoomReason) =>
    kind === 'only-here' || sharedBy(kind) * 2 <= listed.length;
  return new Map(found.map(({ id, reasons }) => [id, reasons.filter(tells).slice(0, most)]));
}

/** The one room with the lowest total; of several that cost the same, none. */
function cheapestOf(offers: readonly RoomOffer[]): RoomOffer | null {
  const [first, second] = offers
    .filter(({ price }) => price !== null)
    .toSorted((one, other) => totalOf(one) - totalOf(other));
  return first && second && totalOf(first) < totalOf(second) ? first : null;
}

const totalOf = ({ price }: RoomOffer): number => price?.total.minor ?? 0;

function sizeOf({ room }: RoomOffer, group: Group): readonly RoomReason[] {
  const seats = seatsOf(room, group);
  const { delegates, layout } = group;
  if (seats < delegates || delegates < seats * wellFilled) return [];
  return [
    { kind: 'size', delegates, seats, layout: layout === '_none' ? null : layoutNameOf(layout) },
  ];
}

/** Of a room's equipment the first piece that no other of the rooms has; a single room has none. */
function aloneIn(offers: readonly RoomOffer[]): (offer: RoomOffer) => readonly RoomReason[] {
  const rooms = new Map<string, number>();
  for (const { room } of offers)
    for (const equipment of new Set(room.equipment))
      rooms.set(equipment, (rooms.get(equipment) ?? 0) + 1);
  return ({ room }) => {
    const equipment = room.equipment.find((piece) => rooms.get(piece) === 1);
    return equipment === undefined || offers.length === 1 ? [] : [{ kind: 'only-here', equipment }];
  };
}
