import { type BookingQuery, instantOf, writeMeetingLength, type Zone } from '@foyer/domain';

type AvailabilityQuery = {
  start: string;
  end: string;
  lang: string;
  delegates: string;
  layout?: string;
  mt_length: string;
  discount_code?: string;
  cart?: string;
};

/**
 * The query of GET availability for a booking query. Front door and page write the same text for
 * the same query, so that the page can see whether the answer that came with it is the one it
 * needs. Any layout is left out. `ownCart` is the visitor's last cart: the rooms it holds are free for its owner.
 */
export function availabilityQuery(
  query: BookingQuery,
  zone: Zone,
  language: string,
  ownCart: string | null,
): AvailabilityQuery {
  return {
    start: String(instantOf(query.start, zone)),
    end: String(instantOf(query.end, zone)),
    lang: language,
    delegates: String(query.delegates),
    mt_length: writeMeetingLength(query.meetingLength),
    ...(query.layout === '_none' ? {} : { layout: String(query.layout) }),
    ...(query.discountCode === '' ? {} : { discount_code: query.discountCode }),
    ...(ownCart === null ? {} : { cart: ownCart }),
  };
}
