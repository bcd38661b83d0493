import { roomCounts } from '@foyer/domain';
import { factsOf } from '../pages/plain/facts.ts';

const mostAttendees = 200;

/**
 * How many rooms suit each number of attendees, by the rules alone. A page's list reflects a number
 * when it names as many. The plain page keeps the first `cards` rooms of its first list.
 */
export async function suitingRooms(
  apiUrl: string,
  address: string,
  siteId: string,
  cards = Infinity,
): Promise<readonly number[]> {
  const { pathname, searchParams } = new URL(address, apiUrl);
  const { offers, offersAt } = await factsOf(apiUrl, pathname.slice(1), searchParams, siteId);
  const kept = new Set(offers.rooms.slice(0, cards).map(({ room }) => room.id));
  return Array.from({ length: mostAttendees + 1 }, (_, delegates) =>
    delegates === 0
      ? 0
      : roomCounts(offersAt(delegates).rooms.filter(({ room }) => kept.has(room.id))).suiting,
  );
}
