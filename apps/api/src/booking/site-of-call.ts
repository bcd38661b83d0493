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
 * The offer rules of the site of a call, so that server and page reach the same price (PRICE-015,
 * D-6). The front door sends the site's hostname; calls from an unknown host get the default rules.
 * The object is the same one for every call of a site.
 */
export function siteRules({ hostname }: Pick<FastifyRequest, 'hostname'>): OfferRules {
  const site = siteFor(hostname);
  return (site === null ? undefined : rulesOf.get(site)) ?? standardOfferRules;
}

const [standard] = sites;

/**
 * Hostname of the site that a call comes from, for links in mails. `null`: the default site, which
 * `PUBLIC_URL` names, or a host that is not a site.
 */
export function bookedAt({ hostname }: Pick<FastifyRequest, 'hostname'>): string | null {
  const site = siteFor(hostname);
  return site === null || site === standard ? null : hostname;
}
