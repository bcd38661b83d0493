import { ownPath } from '@foyer/domain';
import { type AccountScreen, readPath, routeOf, type Site } from '@foyer/sites';

type Arrival = {
  screen: AccountScreen;
  site: Pick<Site, 'languages'>;
  address: { origin: string; pathname: string; search: string };
  /** `document.referrer`; `''` where the browser sends none. */
  referrer: string;
  dashboard: string;
};

/**
 * The page after a login: `next` in the address, else the orders page that required the login, else
 * the page of this site that the visitor came from, else the dashboard. Never another site.
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
