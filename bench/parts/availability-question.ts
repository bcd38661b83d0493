import { availabilityQuery, venueWire } from '@foyer/contract';
import { readQuery, wallOf } from '@foyer/domain';
import { siteById } from '@foyer/sites';
import * as v from 'valibot';

const alias = 'grand-harbour-hotel';

export type AvailabilityQuestion = {
  venueId: string;
  search: URLSearchParams;
  path: string;
  /** The same meeting, some quarters of an hour later. */
  later: (quarters: number) => string;
};

/** The query of a visitor who opens the venue without parameters. */
export async function availabilityQuestion(url: string): Promise<AvailabilityQuestion> {
  const venue = v.parse(venueWire, await (await fetch(`${url}/apiv2/venues/${alias}/en`)).json());
  const site = siteById('marketplace');
  if (!site) throw new Error('there is no marketplace');
  const query = readQuery(
    new URLSearchParams(),
    {},
    site,
    venue,
    wallOf(Math.floor(Date.now() / 1000), venue.timezone),
  );
  const search = new URLSearchParams(availabilityQuery(query, venue.timezone, 'en', null));
  const pathOf = (asked: URLSearchParams) => `/apiv2/availability/${venue.id}?${asked}`;
  return {
    venueId: venue.id,
    search,
    path: pathOf(search),
    later: (quarters) => pathOf(moved(search, quarters)),
  };
}

function moved(search: URLSearchParams, quarters: number): URLSearchParams {
  const later = new URLSearchParams(search);
  for (const name of ['start', 'end'])
    later.set(name, String(Number(search.get(name)) + quarters * 900));
  return later;
}
