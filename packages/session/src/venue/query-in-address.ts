import { ownCartParameter } from '@foyer/contract';
import {
  type BookingQuery,
  type NamedOffer,
  offerParameter,
  offerValue,
  parameterNames,
  writeQuery,
  type Zone,
} from '@foyer/domain';
import type { Site } from '@foyer/sites';

/**
 * The address's query with this booking query and the chosen offer in it; other parameters
 * (campaigns) stay as they are.
 */
export function searchWith(
  query: BookingQuery,
  chosen: NamedOffer | null,
  zone: Zone,
  site: Site,
  search: string,
): string {
  const params = new URLSearchParams(search);
  for (const name of parameterNames(site.dynamicParameters).all) params.delete(name);
  // The cart's id is removed from the address after it is read, so that a copied link does not have
  // it.
  params.delete(ownCartParameter);
  params.delete(offerParameter);
  for (const [name, value] of writeQuery(query, zone, site)) params.set(name, value);
  if (chosen !== null) params.set(offerParameter, offerValue(chosen));
  return params.toString();
}
