import { ownCartParameter } from '@foyer/contract';
import { type BookingQuery, parameterNames, writeQuery, type Zone } from '@foyer/domain';
import type { Site } from '@foyer/sites';

/**
 * The address's query with this booking query in it; other parameters (campaigns) stay as they are.
 */
export function searchWith(query: BookingQuery, zone: Zone, site: Site, search: string): string {
  const params = new URLSearchParams(search);
  for (const name of parameterNames(site.dynamicParameters).all) params.delete(name);
  // The cart's id is removed from the address after it is read, so that a copied link does not have
  // it.
  params.delete(ownCartParameter);
  for (const [name, value] of writeQuery(query, zone, site)) params.set(name, value);
  return params.toString();
}
