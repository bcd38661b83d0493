import { ownPath } from '@foyer/domain';
import { type AccountScreen, readPath, routeOf, type Site } from '@foyer/sites';

type Arrival = {
  screen: AccountScreen;
  site: Pick<Site, 'languages'>;
  address: { origin: string; pathname: string; search: string };
  /** Where the visitor came from, as the browser says; `''` where it does not. */
  referrer: string;
  dashboard: string;
};

/**
 * Where a login leads: to what its address names as `next`, back to a page of orders that wanted
 * it, back to the page of this site that one came from, else to the dashboard. Never to another
 * site.
 */
export function afterLogin({ screen, site, address, referrer, dashboard }: Arrival): string {
  const next = ownPath(new URLSearchParams(address.search).get('next'));
  if (next !== null) return next;
  if (screen.kind === 'dashboard' || screen.kind === 'inbox' || screen.kind === 'order')
    return ownPath(address.pathname) ?? dashboard;
  const from = URL.canParse(referrer) ? new URL(referrer) : null;
  const cameFrom = from?.origin === address.origin ? ownPath(from.pathname + from.search) : null;
  return cameFrom !== null &&
    from !== null &&
    routeOf(readPath(from.pathname, site).rest).page !== 'account'
    ? cameFrom
    : dashboard;
}
