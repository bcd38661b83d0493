import { type OfferRules, standardOfferRules } from '@foyer/domain';
import { siteFor, sites } from '@foyer/sites';
import type { FastifyRequest } from 'fastify';

const rulesOf = new Map(
  sites.map((site) => [
    site,
    {
      priceBands: site.priceBands,
      offerCards: site.offerCards,
      hidePackageStrikeThrough: site.hidePackageStrikeThrough,
    } satisfies OfferRules,
  ]),
);

/**
 * What the site of a call says about offers, so that server and page reach the same price
 * (PRICE-015, D-6). The front door names the site's host; a caller of another host, without any
 * site, gets the usual rules. One site's are one object.
 */
export function siteRules({ hostname }: Pick<FastifyRequest, 'hostname'>): OfferRules {
  const site = siteFor(hostname);
  return (site === null ? undefined : rulesOf.get(site)) ?? standardOfferRules;
}
