import {
  type CheckoutFlow,
  type EditContext,
  editContext,
  type Instant,
  type OfferRules,
  type QueryDefaults,
  standardOfferRules,
  standardQueryDefaults,
  wallOf,
} from '@foyer/domain';
import { siteAt, sites } from '@foyer/sites';
import type { CatalogueEntry, VenueDetails } from '../catalogue/catalogue-entry.ts';
import type { CallVisit } from '../http/visits.ts';

export type SiteRules = OfferRules & {
  /** The largest group of the site's forms; `null` where they have no limit. */
  mostDelegates: number | null;
  /** Visitors may name a discount code; `false` where the site has one for everybody. */
  takesCodes: boolean;
  checkout: CheckoutFlow;
  /** The settings of its form. */
  form: QueryDefaults;
};

const rulesOf = new Map(
  sites.map((site) => [
    site,
    {
      priceBands: site.priceBands,
      offerCards: site.offerCards,
      hidePackageStrikeThrough: site.hidePackageStrikeThrough,
      mostDelegates: site.delegatesCap ?? site.delegatesErrorAbove,
      takesCodes: site.forcedDiscountCode === null,
      checkout: site.checkout,
      form: site,
    } satisfies SiteRules,
  ]),
);
const standardRules: SiteRules = {
  ...standardOfferRules,
  mostDelegates: null,
  takesCodes: true,
  checkout: 'cart',
  form: standardQueryDefaults,
};

/**
 * The rules of the site of a call, so that server and page reach the same price (PRICE-015,
 * D-6). The front door names the site; calls that come past it get the default rules.
 * The object is the same one for every call of a site.
 */
export function siteRules({ visit: { site } }: { visit: Pick<CallVisit, 'site'> }): SiteRules {
  return (site === null ? undefined : rulesOf.get(site)) ?? standardRules;
}

/** What the form of the site depends on at a venue, with the venue's exceptions (D-18). */
export const formContext = (
  { form, offerCards }: SiteRules,
  {
    id,
    details,
  }: {
    id: CatalogueEntry['id'];
    details: Pick<VenueDetails, 'leadTimes' | 'timezone' | 'propertySystem' | 'office'>;
  },
  now: Instant,
): EditContext =>
  editContext({ ...siteAt(form, id), offerCards }, details, wallOf(now, details.timezone));

const [standard] = sites;

/**
 * Hostname of the site that a call comes from, for links in mails. `null`: the default site, which
 * `PUBLIC_URL` names, or none.
 */
export const siteHost = ({
  visit: { site, hostname },
}: {
  visit: Pick<CallVisit, 'site' | 'hostname'>;
}): string | null => (site === null || site === standard ? null : hostname);
