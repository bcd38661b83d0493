import {
  availabilityQuery,
  availabilityWire,
  type Cart2Body,
  createCart2,
  venueWire,
  writeCart2,
} from '@foyer/contract';
import {
  addDays,
  type BookingQuery,
  dateOf,
  offersFor,
  standardOfferRules,
  type Venue,
  wallOf,
} from '@foyer/domain';
import * as v from 'valibot';

const starts = ['08:00', '09:00', '10:00', '12:00', '13:00', '15:00'];
const hours = 3;

export const loadVenue = async (url: string, named: string): Promise<Venue> =>
  v.parse(venueWire, await (await fetch(`${url}/apiv2/venues/${named}/en`)).json());

/** A cart for every bookable room and span of some days that start `firstDay` days from now. */
export async function cartBodies(
  url: string,
  venue: Venue,
  firstDay: number,
  days: number,
): Promise<string[]> {
  const today = dateOf(wallOf(Math.floor(Date.now() / 1000), venue.timezone));
  const bodies: string[] = [];
  for (let day = 0; day < days; day += 1) {
    for (const start of starts) {
      const date = addDays(today, firstDay + day);
      const query: BookingQuery = {
        kind: 'room',
        start: `${date}T${start}`,
        end: `${date}T${String(Number(start.slice(0, 2)) + hours).padStart(2, '0')}:00`,
        meetingLength: hours,
        delegates: 8,
        delegatesGiven: true,
        layout: '_none',
        rates: 'all',
        discountCode: '',
      };
      const asked = new URLSearchParams(availabilityQuery(query, venue.timezone, 'en', null));
      const answer = v.parse(
        availabilityWire,
        await (await fetch(`${url}/apiv2/availability/${venue.id}?${asked}`)).json(),
      );
      for (const room of offersFor(venue, answer.rooms, answer.packages, query, standardOfferRules)
        .rooms) {
        if (room.fit.kind !== 'fits' || room.outcome.kind !== 'instant') continue;
        const body: Cart2Body = writeCart2({ kind: 'room', offer: room }, query, venue, {
          language: 'en',
          userAgent: 'bench',
          ownCart: null,
        });
        bodies.push(JSON.stringify(body));
      }
    }
  }
  return bodies;
}

export const postCart = (url: string, body: string): Promise<Response> =>
  fetch(`${url}${createCart2.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
    body,
  });
