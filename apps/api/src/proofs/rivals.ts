import { type Cart2Body, writeCart2 } from '@foyer/contract';
import type { VenueRecord } from '../import/venue-file.ts';
import { aPackageRecord, aRoomRecord, aVenueRecord } from '../testing/a-venue-record.ts';
import { linkIn, mailsAbout } from '../testing/outbox.ts';
import type { Ask, ProcessesBeside } from '../testing/processes-beside.ts';
import { aContact, aQuery, valueOf, visitor } from '../testing/visitor.ts';

/**
 * Calls that compete on a day: `count` of them, of which one may succeed. `twice` counts double
 * allocations in the database.
 */
export type Rivals = {
  name: string;
  most: number;
  named: string;
  twice: string;
  asks: (setup: ProcessesBeside, day: string, count: number) => Promise<Ask[]>;
};

/** Enough that each of 200 buyers has an own room, in the morning or the afternoon. */
const cabins = Array.from({ length: 100 }, (_, at) =>
  aRoomRecord({ code: `cabin-${at}`, title: `Cabin ${at}` }),
);
const codeOf = (day: string) => `ONCE-${day}`;

/**
 * One instant room, also with packages, one room on request, and a single-use discount code for
 * each day.
 */
export const rivalsVenue = (days: readonly string[]): VenueRecord =>
  aVenueRecord({
    rooms: [
      aRoomRecord(),
      aRoomRecord({ code: 'cellar', title: 'Cellar', instantBookable: false }),
      ...cabins,
    ],
    packages: [
      aPackageRecord({ rooms: ['sky'] }),
      aPackageRecord({ code: 'two', title: 'Two days', length: 36, rooms: ['sky'] }),
      aPackageRecord({ code: 'night', title: 'Overnight', length: 24, rooms: ['sky'] }),
    ],
    discountCodes: days.map((day) => ({ code: codeOf(day), percent: 25, uses: 1 })),
  });

const overlaps =
  'SELECT count(*)::int AS pairs FROM allocation a JOIN allocation b ON a.id < b.id AND a.room_id = b.room_id AND a.during && b.during';
const usedTwice =
  'SELECT count(*)::int AS pairs FROM discount_claim a JOIN discount_claim b ON a.id < b.id ' +
  'AND a.venue_id = b.venue_id AND a.code = b.code AND a.use = b.use';
const taken = '"code":"room_taken"';
const cartAsk = (body: unknown): Ask => ({
  path: '/apiv2/create/cart2',
  type: 'application/json',
  body: JSON.stringify(body),
});
const inTurn = <Entry>(entries: readonly Entry[], count: number): Entry[] =>
  Array.from({ length: Math.ceil(count / entries.length) }, () => entries)
    .flat()
    .slice(0, count);

/** Spans of one day that all contain its noon hour. */
const spansOf = (day: string) =>
  [8, 9, 10, 11].flatMap((from) =>
    [13, 15, 17].map((to) =>
      aQuery({
        start: `${day}T${String(from).padStart(2, '0')}:00`,
        end: `${day}T${to}:00`,
        meetingLength: to - from,
      }),
    ),
  );

/** Meetings of two days and of one night that all contain the noon of the second day. */
const daysOf = (day: string) => {
  const plus = (days: number) =>
    new Date(Date.parse(`${day}T00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
  const lengths = [
    { title: 'Two days', meetingLength: 'twodays' },
    { title: 'Overnight', meetingLength: 'overnight' },
  ] as const;
  return lengths.flatMap(({ title, meetingLength }) =>
    [0, 1].flatMap((from) =>
      ['09:00', '10:00', '11:00'].map((start) => ({
        title,
        query: aQuery({
          kind: 'package',
          start: `${plus(from)}T${start}`,
          end: `${plus(from + 1)}T15:00`,
          meetingLength,
        }),
      })),
    ),
  );
};

async function cartsOf(
  setup: ProcessesBeside,
  requests: readonly { title: string; query: ReturnType<typeof aQuery> }[],
  count: number,
): Promise<Ask[]> {
  const guest = visitor(setup.app);
  const asks: Ask[] = [];
  for (const { title, query } of requests) asks.push(cartAsk(await guest.cartBody(title, query)));
  return inTurn(asks, count);
}

/** Buyers of different rooms with the same single-use code; one may pay less. */
async function codesOf({ app }: ProcessesBeside, day: string, count: number): Promise<Ask[]> {
  const guest = visitor(app);
  const bodies: Cart2Body[] = [];
  for (const [from, to] of [
    [9, 13],
    [13, 17],
  ] as const) {
    const query = aQuery({
      start: `${day}T${String(from).padStart(2, '0')}:00`,
      end: `${day}T${to}:00`,
      meetingLength: 4,
      discountCode: codeOf(day),
    });
    const { venue, offers } = await guest.offers(query);
    for (const offer of offers.rooms)
      if (offer.room.title.startsWith('Cabin'))
        bodies.push(
          writeCart2({ kind: 'room', offer }, query, venue, {
            language: 'en',
            userAgent: 'test',
            ownCart: null,
          }),
        );
  }
  return bodies.slice(0, count).map(cartAsk);
}

/** The accept links of that many enquiries for the noon hour of one day. */
async function acceptsOf(
  { app, database }: ProcessesBeside,
  day: string,
  count: number,
): Promise<Ask[]> {
  const guest = visitor(app);
  const enquire = async (query: ReturnType<typeof aQuery>) => {
    const { orderId } = await guest.orderFor('Cellar', query, { ...aContact, firstName: 'Rival' });
    valueOf(await guest.process(orderId, { paymentMethod: 'none' }));
    // By its order: the queue deletes and inserts a mail that could not be sent, so that one of
    // the round before may come back while the round's mails are deleted.
    const mails = await mailsAbout(database, orderId);
    return {
      path: linkIn(mails.find(({ to }) => to === 'venue@example.com')),
      type: 'application/x-www-form-urlencoded',
      body: '',
    };
  };
  const asks = await Promise.all(inTurn(spansOf(day), count).map(enquire));
  await database.query('DELETE FROM jobs.job');
  return asks;
}

export const allRivals: readonly Rivals[] = [
  {
    name: 'a room',
    most: Infinity,
    named: taken,
    twice: overlaps,
    asks: (setup, day, count) =>
      cartsOf(setup, [{ title: 'Sky', query: aQuery({ start: `${day}T09:00` }) }], count),
  },
  {
    name: 'a package against its room',
    most: Infinity,
    named: taken,
    twice: overlaps,
    asks: (setup, day, count) =>
      cartsOf(
        setup,
        ['Sky', 'Day delegate'].map((title) => ({
          title,
          query: aQuery({ start: `${day}T09:00` }),
        })),
        count,
      ),
  },
  {
    name: 'overlapping hours of a room',
    most: Infinity,
    named: taken,
    twice: overlaps,
    asks: (setup, day, count) =>
      cartsOf(
        setup,
        spansOf(day).map((query) => ({ title: 'Sky', query })),
        count,
      ),
  },
  {
    name: 'overlapping days of a room',
    most: Infinity,
    named: taken,
    twice: overlaps,
    asks: (setup, day, count) => cartsOf(setup, daysOf(day), count),
  },
  {
    name: 'accepts of overlapping enquiries',
    most: 50,
    named: 'The room is taken',
    twice: overlaps,
    asks: acceptsOf,
  },
  {
    name: 'a single-use discount code',
    most: cabins.length * 2,
    named: '"field":"discount_code"',
    twice: usedTwice,
    asks: codesOf,
  },
];
