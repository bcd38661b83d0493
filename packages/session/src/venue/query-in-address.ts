import { ownCartParameter } from '@foyer/contract';
import { type BookingQuery, parameterNames, writeQuery, type Zone } from '@foyer/domain';
import type { Site } from '@foyer/sites';

/**
 * The address's query with this booking query in it; parameters of others (campaigns) stay where
 * they were.
 */
export function searchWith(query: BookingQuery, zone: Zone, site: Site, search: string): string {
  const params = new URLSearchParams(search);
  for (const name of parameterNames(site.dynamicParameters).all) params.delete(name);
  // A cart's id leaves the address as soon as it was read: a copied link must not carry it.
  params.delete(ownCartParameter);
  for (const [name, value] of writeQuery(query, zone, site)) params.set(name, value);
  return params.toString();
}
