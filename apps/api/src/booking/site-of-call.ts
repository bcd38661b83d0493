import { type OfferRules, standardOfferRules } from '@foyer/domain';
import { siteFor, sites } from '@foyer/sites';
import type { FastifyRequest } from 'fastify';

export type SiteRules = OfferRules & {
  /** The largest group of the site's forms; `null` where they have no limit. */
  mostDelegates: number | null;
};

const rulesOf = new Map(
  sites.map((site) => [
    site,
    {
      priceBands: site.priceBands,
      offerCards: site.offerCards,
      hidePackageStrikeThrough: site.hidePackageStrikeThrough,
      mostDelegates: site.delegatesCap ?? site.delegatesErrorAbove,
    } satisfies SiteRules,
  ]),
);
const standardRules: SiteRules = { ...standardOfferRules, mostDelegates: null };

/**
 * The rules of the site of a call, so that server and page reach the same price (PRICE-015,
 * D-6). The front door sends the site's hostname; calls from an unknown host get the default rules.
 * The object is the same one for every call of a site.
 */
export function siteRules({ hostname }: Pick<FastifyRequest, 'hostname'>): SiteRules {
  const site = siteFor(hostname);
  return (site === null ? undefined : rulesOf.get(site)) ?? standardRules;
}

const [standard] = sites;

/**
 * Hostname of the site that a call comes from, for links in mails. `null`: the default site, which
 * `PUBLIC_URL` names, or a host that is not a site.
 */
export function siteHost({ hostname }: Pick<FastifyRequest, 'hostname'>): string | null {
  const site = siteFor(hostname);
  return site === null || site === standard ? null : hostname;
}
