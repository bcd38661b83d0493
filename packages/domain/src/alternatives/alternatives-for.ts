import type { Offers, PackageOffer, RoomOffer } from '../offers/offers.ts';
import type { NamedOffer } from '../offers/named-offer.ts';
import { layoutOfSite } from '../offers/layouts-offered.ts';
import { payable } from '../offers/price-terms.ts';
import { hasLayout, takesDelegates } from '../offers/room-fit.ts';
import { isOneOfTwo, roomsAsOne, seatsOf } from '../offers/two-rooms.ts';
import type { Money } from '../money.ts';
import type { BookingQuery } from '../query/booking-query.ts';
import type { CheckoutFlow } from '../query/site-settings.ts';
import { capacityIn, layoutCodes, layoutNameOf } from '../query/seating-layouts.ts';
import type {
  Alternative,
  AlternativeHouse,
  AlternativeOffer,
  ChangedPart,
} from './alternative.ts';
import { ranked } from './ranked.ts';
import type { TimeToTry } from './times-to-try.ts';

/** Offers of another venue for the same meeting. */
export type OffersElsewhere = { house: AlternativeHouse; offers: Offers };

type Asked = {
  query: BookingQuery;
  /** The offer that was chosen, and is gone or does not suit; `null` where none was. */
  chosen: NamedOffer | null;
  /** At the time that was asked for. */
  offers: Offers;
  /** The offers for other times, each as `timesToTry` names it. */
  tried: readonly (TimeToTry & { offers: Offers })[];
  elsewhere: readonly OffersElsewhere[];
  checkout: CheckoutFlow;
};

/** What was asked for, as alternatives are compared with it. */
export type WantedOffer = AlternativeOffer & { total: Money | null };
export type Alternatives = {
  /** The chosen offer, or the first that would suit if it were free; `null` for none. */
  wanted: WantedOffer | null;
  /** The best first. */
  found: readonly Alternative[];
};

/** By how many minutes a visitor would rather be moved than take the change. */
const worth = { offer: 0, length: 30, seating: 60, together: 120, house: 180, perKm: 15 } as const;

/**
 * What can be had in place of an offer that is taken, or of a meeting that nothing suits: each
 * differs in as little as possible, and says in what. One pure function from the offers of all
 * times, so that every price in it is one that the same rules would ask.
 */
export function alternativesFor(asked: Asked): Alternatives {
  const { query, offers } = asked;
  const wanted = wantedOffer(asked);
  const best = (candidates: Offers): Suiting | null => {
    const all = suiting(candidates, query.kind);
    return all.find(({ offer }) => offer.id === wanted?.id) ?? all[0] ?? null;
  };
  const same = { time: timeOf(query), layout: query.layout, together: null, house: null } as const;
  const offerPart = ({ offer }: Suiting): ChangedPart[] =>
    wanted === null || offer.id === wanted.id ? [] : ['offer'];

  const atThisTime = suiting(offers, query.kind)
    .filter(({ offer }) => offer.id !== wanted?.id)
    .map((found): Alternative => ({
      ...same,
      ...found,
      kind: 'offer',
      changed: ['offer'],
      distance: worth.offer,
    }));
  const atOtherTimes = asked.tried.flatMap(({ kind, time, distance, offers: then }) => {
    const found = best(then);
    if (found === null) return [];
    const changed: ChangedPart[] = [kind === 'day' ? 'day' : 'time', ...offerPart(found)];
    const far = distance + (kind === 'length' ? worth.length : 0);
    return [{ ...same, ...found, kind, time, changed, distance: far } satisfies Alternative];
  });
  const elsewhere = asked.elsewhere.flatMap(({ house, offers: there }) => {
    const found = suiting(there, query.kind)[0];
    if (!found) return [];
    const distance = worth.house + house.km * worth.perKm;
    return [
      { ...same, ...found, kind: 'house', house, changed: ['house'], distance } as const,
    ] satisfies Alternative[];
  });
  const together = query.kind === 'room' && atThisTime.length === 0 ? inTwoRooms(asked) : null;
  return {
    wanted,
    found: ranked([
      ...atThisTime,
      ...atOtherTimes,
      ...(query.kind === 'room' ? inOtherSeating(asked, wanted) : []),
      ...(together ? [{ ...same, ...together }] : []),
      ...elsewhere,
    ]),
  };
}

type Suiting = Pick<Alternative, 'offer' | 'total'>;

const timeOf = ({ start, end, meetingLength }: BookingQuery) => ({ start, end, meetingLength });

/** The offers of a kind that suit the group and can be had, in the order of their list. */
const suiting = ({ rooms, packages }: Offers, kind: BookingQuery['kind']): Suiting[] =>
  kind === 'room'
    ? rooms
        .filter(({ listed, room }) => listed && room.webBookable)
        .map((offer) => ({ offer: describedRoom(offer), total: totalOf(offer) }))
    : packages
        .filter(({ listed, fit }) => listed && fit.kind === 'fits')
        .map((offer) => ({ offer: describedPackage(offer), total: totalOf(offer) }));

const describedRoom = ({ room: { id, title, pictures } }: RoomOffer): AlternativeOffer => ({
  kind: 'room',
  id,
  title,
  picture: pictures[0] ?? null,
});

const describedPackage = ({
  package: { id, title },
  pictures,
}: PackageOffer): AlternativeOffer => ({
  kind: 'package',
  id,
  title,
  picture: pictures[0] ?? null,
});

/** What the booking costs, with its fee (D-20). */
const totalOf = ({ price }: RoomOffer | PackageOffer): Money | null => price && payable(price);

/** The chosen offer; else the first that suits in all but that it is taken. */
function wantedOffer({ query, chosen, offers }: Asked): WantedOffer | null {
  const kind = chosen?.kind ?? query.kind;
  if (kind === 'package') {
    const found =
      chosen === null
        ? offers.packages.find(({ listed, fit }) => listed && fit.kind === 'no-room-available')
        : offers.packages.find((offer) => offer.package.id === chosen.id);
    return found ? { ...describedPackage(found), total: totalOf(found) } : null;
  }
  const found =
    chosen === null
      ? offers.rooms.find(
          ({ room, fit }) =>
            fit.kind === 'unavailable' &&
            room.webBookable &&
            takesDelegates(room, query.delegates) &&
            hasLayout(room, query),
        )
      : offers.rooms.find(({ room }) => room.id === chosen.id);
  return found ? { ...describedRoom(found), total: totalOf(found) } : null;
}

/** Free rooms that take the group in another layout: each in the one that it fills best. */
function inOtherSeating(
  { query, offers, checkout }: Asked,
  wanted: WantedOffer | null,
): readonly Alternative[] {
  return offers.rooms.flatMap((offer): Alternative[] => {
    const { room, fit } = offer;
    if (fit.kind !== 'layout' || !room.webBookable) return [];
    const [closest] = Object.values(layoutCodes)
      .filter((code) => layoutOfSite(layoutNameOf(code), checkout))
      .map((code) => ({ code, seats: capacityIn(room, code) ?? 0 }))
      .filter(({ seats }) => seats >= query.delegates)
      .toSorted((one, other) => one.seats - other.seats);
    if (!closest) return [];
    return [
      {
        kind: 'seating',
        time: timeOf(query),
        layout: closest.code,
        offer: describedRoom(offer),
        total: totalOf(offer),
        together: null,
        house: null,
        changed: room.id === wanted?.id ? ['seating'] : ['seating', 'offer'],
        distance: worth.seating,
      },
    ];
  });
}

/**
 * Two free rooms that seat the group together, where none does alone: the pair with the fewest
 * empty chairs, then the lower price.
 */
function inTwoRooms({ query, offers, checkout }: Asked) {
  // The other checkouts take one room.
  if (checkout !== 'cart') return null;
  const free = offers.rooms.filter(isOneOfTwo);
  let best: { pair: [RoomOffer, RoomOffer]; total: Money; empty: number } | null = null;
  for (const [index, one] of free.entries())
    for (const two of free.slice(index + 1)) {
      const both = roomsAsOne(one, two, query);
      const total = both && totalOf(both);
      if (!both || !total) continue;
      const empty = both.room.max - query.delegates;
      if (
        best === null ||
        empty < best.empty ||
        (empty === best.empty && total.minor < best.total.minor)
      )
        best = { pair: [one, two], total, empty };
    }
  if (best === null) return null;
  const { pair, total } = best;
  const [one, two] = pair.toSorted((a, b) => seatsOf(b.room, query) - seatsOf(a.room, query));
  return one && two
    ? ({
        kind: 'together',
        offer: describedRoom(one),
        together: describedRoom(two),
        total,
        changed: ['offer'],
        distance: worth.together,
      } as const)
    : null;
}
