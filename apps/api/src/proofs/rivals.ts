import { aPackageRecord, aRoomRecord, aVenueRecord } from '../testing/a-venue-record.ts';
import { linkIn } from '../testing/outbox.ts';
import type { Ask, ProcessesBeside } from '../testing/processes-beside.ts';
import { aContact, aQuery, valueOf, visitor } from '../testing/visitor.ts';
import type { Mail } from '../mail/mail.ts';

/** Who wants the same room on a day: as many calls as `count`, of which one may be granted. */
export type Rivals = { readonly name: string; readonly most: number; readonly named: string; readonly asks: (house: ProcessesBeside, day: string, count: number) => Promise<Ask[]> };

/** One room to be bought, also with a package, and one that the venue gives after an enquiry. */
export const rivalsVenue = aVenueRecord({ rooms: [aRoomRecord(), aRoomRecord({ code: 'cellar', title: 'Cellar', instantBookable: false })], packages: [aPackageRecord({ rooms: ['sky'] })] });

const taken = '"code":"room_taken"';
const cartAsk = (body: unknown): Ask => ({ path: '/apiv2/create/cart2', type: 'application/json', body: JSON.stringify(body) });
const inTurn = <Entry>(entries: readonly Entry[], count: number): Entry[] => Array.from({ length: Math.ceil(count / entries.length) }, () => entries).flat().slice(0, count);

/** Spans of one day that all have its noon hour in common. */
const spansOf = (day: string) =>
  [9, 10, 11, 12].flatMap((from) => [13, 15, 17].map((to) => aQuery({ start: `${day}T${String(from).padStart(2, '0')}:00`, end: `${day}T${to}:00`, meetingLength: to - from })));

/** Spans of several days that all have the third one in common. */
const daysOf = (day: string) => {
  const plus = (days: number) => new Date(Date.parse(`${day}T00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
  return [0, 1, 2].flatMap((from) => [2, 3].filter((to) => to > from).map((to) => aQuery({ start: `${plus(from)}T09:00`, end: `${plus(to)}T17:00`, meetingLength: 'overone' })));
};

async function cartsOf(house: ProcessesBeside, wishes: readonly { title: string; query: ReturnType<typeof aQuery> }[], count: number): Promise<Ask[]> {
  const guest = visitor(house.app);
  const asks: Ask[] = [];
  for (const { title, query } of wishes) asks.push(cartAsk(await guest.cartBody(title, query)));
  return inTurn(asks, count);
}

/** The accept links of as many enquiries, which all want the noon hour of that day. */
async function acceptsOf({ app, database }: ProcessesBeside, day: string, count: number): Promise<Ask[]> {
  const guest = visitor(app);
  const enquire = async (query: ReturnType<typeof aQuery>) => {
    const { orderId } = await guest.orderFor('Cellar', query, { ...aContact, firstName: 'Rival' });
    valueOf(await guest.process(orderId, { paymentMethod: 'none' }));
  };
  await Promise.all(inTurn(spansOf(day), count).map(enquire));
  const mails = await database.query<{ mail: Mail }>("DELETE FROM outbox WHERE mail->>'to' = 'venue@example.com' RETURNING mail");
  await database.query('DELETE FROM outbox');
  return mails.map(({ mail }) => ({ path: linkIn(mail, 0), type: 'application/x-www-form-urlencoded', body: '' }));
}

export const allRivals: readonly Rivals[] = [
  { name: 'a room', most: Infinity, named: taken, asks: (house, day, count) => cartsOf(house, [{ title: 'Sky', query: aQuery({ start: `${day}T09:00` }) }], count) },
  { name: 'a package against its room', most: Infinity, named: taken, asks: (house, day, count) => cartsOf(house, ['Sky', 'Day delegate'].map((title) => ({ title, query: aQuery({ start: `${day}T09:00` }) })), count) },
  { name: 'overlapping hours of a room', most: Infinity, named: taken, asks: (house, day, count) => cartsOf(house, spansOf(day).map((query) => ({ title: 'Sky', query })), count) },
  { name: 'overlapping days of a room', most: Infinity, named: taken, asks: (house, day, count) => cartsOf(house, daysOf(day).map((query) => ({ title: 'Sky', query })), count) },
  { name: 'accepts of overlapping enquiries', most: 50, named: 'The room is taken', asks: acceptsOf },
];
