import type { PropertyWire } from '@foyer/contract';
import type { CatalogueEntry } from '../../catalogue/catalogue-entry.ts';
import type { VenueCatalogue } from '../../catalogue/venue-catalogue.ts';
import type { Queries } from '../../database/database.ts';
import { currencyOfProperty } from '../../database/venues.ts';
import { answered, type Outcome, refused } from '../../http/problem.ts';
import type { PropertyCodes } from '../../providers/property-system.ts';

/** A venue whose rooms a property system keeps. */
export type PropertyEntry = {
  entry: CatalogueEntry;
  hotel: PropertyCodes;
  blockName: string;
  sourceId: string;
};

const noVenue = refused('venue_not_found', 'no venue is kept by this hotel', {
  field: 'hotel_code',
});

/** The venue that a call names; the hotel in the call must be the venue's own (API-035). */
export async function boundVenue(
  catalogue: VenueCatalogue,
  body: PropertyWire & { venue_id: string },
): Promise<Outcome<PropertyEntry>> {
  if (body.venue_id === '')
    return refused('venue_id_not_set', 'venue_id not set', { field: 'venue_id' });
  const entry = await catalogue.current(body.venue_id);
  if (entry === null)
    return refused('venue_not_found', 'there is no such venue', { field: 'venue_id' });
  const found = propertyEntry(entry);
  const same =
    found !== null &&
    found.hotel.server === body.server &&
    found.hotel.chainCode === body.chain_code &&
    found.hotel.hotelCode === body.hotel_code;
  return same ? answered(found) : noVenue;
}

/**
 * The hotel of a call without a venue. No request goes to a hotel or server that no venue is bound
 * to.
 */
export async function knownProperty(
  queries: Queries,
  body: PropertyWire,
): Promise<Outcome<{ codes: PropertyCodes; currency: string }>> {
  const codes = {
    server: body.server,
    chainCode: body.chain_code,
    hotelCode: body.hotel_code,
  };
  const currency = await currencyOfProperty(queries, codes);
  return currency === null ? noVenue : answered({ codes, currency });
}

function propertyEntry(entry: CatalogueEntry): PropertyEntry | null {
  const { propertySystem } = entry.details;
  if (!propertySystem) return null;
  const { server, chainCode, hotelCode, blockName, sourceId } = propertySystem;
  return { entry, hotel: { server, chainCode, hotelCode }, blockName, sourceId };
}
