import type { ApiDependencies } from '../api-dependencies.ts';
import { venueIdsOfOffers } from '../database/venues.ts';
import { answered, type Outcome, refused } from '../http/problem.ts';
import type { CatalogueEntry } from './catalogue-entry.ts';

/** The one venue that has all these rooms or packages, for calls that name no venue. */
export async function venueOfOffers(
  { database, catalogue }: Pick<ApiDependencies, 'database' | 'catalogue'>,
  kind: 'room' | 'package',
  ids: readonly string[],
  fieldOf: (at: number) => string,
): Promise<Outcome<CatalogueEntry>> {
  const venueIds = await venueIdsOfOffers(database, kind, ids);
  const venueId = venueIds.get(ids[0] ?? '');
  const wrong = ids.findIndex(
    (id) => venueIds.get(id) === undefined || venueIds.get(id) !== venueId,
  );
  if (wrong >= 0)
    return refused(
      'invalid_field',
      venueIds.has(ids[wrong] ?? '')
        ? `a ${kind} of another venue than the first`
        : `there is no such ${kind}`,
      { field: fieldOf(wrong) },
    );
  const entry = venueId === undefined ? null : await catalogue.current(venueId);
  return entry ? answered(entry) : refused('venue_not_found', 'there is no such venue');
}
