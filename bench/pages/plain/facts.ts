import { availabilityQuery, availabilityWire, venueWire } from '@foyer/contract';
import {
  type BookingQuery,
  type Offers,
  offersFor,
  readQuery,
  type Venue,
  wallOf,
} from '@foyer/domain';
import { siteById } from '@foyer/sites';
import * as v from 'valibot';

/** The input of the plain page: the same venue, query and offers as for the federated page. */
export type Facts = {
  venue: Venue;
  query: BookingQuery;
  offers: Offers;
  /** The offers for another number of attendees. */
  offersAt: (delegates: number) => Offers;
};

export async function factsOf(
  apiUrl: string,
  alias: string,
  search: URLSearchParams,
  siteId = 'marketplace',
): Promise<Facts> {
  const site = siteById(siteId);
  if (!site) throw new Error(`there is no site ${siteId}`);
  const venue = await read(`${apiUrl}/apiv2/venues/${alias}/en`, venueWire);
  const query = readQuery(
    search,
    {},
    site,
    venue,
    wallOf(Math.floor(Date.now() / 1000), venue.timezone),
  );
  const asked = new URLSearchParams(availabilityQuery(query, venue.timezone, 'en', null));
  const availability = await read(
    `${apiUrl}/apiv2/availability/${venue.id}?${asked}`,
    availabilityWire,
  );
  const { rooms, packages } = availability;
  const offersAt = (delegates: number) =>
    offersFor(venue, rooms, packages, { ...query, delegates }, site);
  return { venue, query, offers: offersAt(query.delegates), offersAt };
}

async function read<Schema extends v.GenericSchema>(
  url: string,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  return v.parse(schema, await (await fetch(url)).json());
}
