import { type BookingQuery, dateOf, type PropertyVenue } from '@foyer/domain';
import * as v from 'valibot';
import { writePropertySystemDateTime } from '../fields.ts';
import type { loadPropertyRooms } from './endpoint.ts';

type Body = v.InferInput<typeof loadPropertyRooms.body>;

/**
 * The payload of opera/get-meeting-availability and get-meeting-package-availability for one day of
 * a plan (API-029, API-030, A-168). `ownCart` is the visitor's last cart: the rooms it holds are free
 * for its owner.
 */
export function writeDayQuestion(
  { id, propertySystem }: Pick<PropertyVenue, 'id' | 'propertySystem'>,
  number: number,
  query: BookingQuery,
  language: string,
  ownCart: string | null,
): Body {
  const { server, chainCode, hotelCode } = propertySystem;
  const event = {
    start_date: dateOf(query.start),
    end_date: dateOf(query.end),
    startDateTime: writePropertySystemDateTime(query.start),
    endDateTime: writePropertySystemDateTime(query.end),
  };
  return {
    venue_id: id,
    server,
    chain_code: chainCode,
    hotel_code: hotelCode,
    lang: language,
    delegates: query.delegates,
    events: [event],
    day: number,
    code: query.discountCode,
    ...(ownCart === null ? {} : { cart: ownCart }),
  };
}
