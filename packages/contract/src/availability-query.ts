import { type BookingQuery, instantOf, writeMeetingLength, type Zone } from '@foyer/domain';

type AvailabilityQuery = { readonly start: string; readonly end: string; readonly lang: string; readonly delegates: string; readonly layout: string; readonly mt_length: string; readonly discount_code?: string; readonly cart?: string };

/**
 * The query of GET availability for what the visitor asks. Front door and page write the same text for the same query,
 * so that a page knows whether the answer it brought along is the one it needs. `ownCart` is the visitor's last cart: what it
 * holds is free for its owner.
 */
export function availabilityQuery(query: BookingQuery, zone: Zone, language: string, ownCart: string | null): AvailabilityQuery {
  return {
    start: String(instantOf(query.start, zone)),
    end: String(instantOf(query.end, zone)),
    lang: language,
    delegates: String(query.delegates),
    mt_length: writeMeetingLength(query.meetingLength),
    layout: String(query.layout),
    ...(query.discountCode === '' ? {} : { discount_code: query.discountCode }),
    ...(ownCart === null ? {} : { cart: ownCart }),
  };
}
