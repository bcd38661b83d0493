import { type OfferRules, standardOfferRules } from '@foyer/domain';
import { siteFor } from '@foyer/sites';
import type { FastifyRequest } from 'fastify';

/**
 * What the site of a call says about offers, so that server and page reach the same price (PRICE-015, D-6). The front door
 * names the site's host; a caller of another host, without any site, gets the usual rules.
 */
export function siteRules({ hostname }: Pick<FastifyRequest, 'hostname'>): OfferRules {
  const { priceBands, hotelSystem, hidePackageStrikeThrough } = siteFor(hostname) ?? standardOfferRules;
  return { priceBands, hotelSystem, hidePackageStrikeThrough };
}
