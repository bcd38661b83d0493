import { pathIn } from '../cart/navigation.ts';
import { roleOf } from './role.ts';

/** The links of the sidebar, in their order; `cards` is billing. */
const links = ['dashboard', 'inbox', 'venues', 'statistics', 'calendar', 'customers', 'users', 'products', 'booking-engine', 'cards', 'support', 'logout'] as const;
export type DashboardLink = (typeof links)[number];

/** What a customer has no use for (ROLE-005). */
const notForCustomers: readonly DashboardLink[] = ['venues', 'statistics', 'calendar', 'customers', 'products', 'booking-engine'];

/**
 * The links a user sees: a customer who is neither supplier nor admin fewer (ROLE-005, A-144), everybody else all
 * (ROLE-007), and nobody those that the site hides (ROLE-006, A-012, B-078).
 */
export function dashboardLinks(roleIds: readonly number[], hiddenBySite: readonly DashboardLink[]): readonly DashboardLink[] {
  const roles = roleIds.map(roleOf);
  const isOnlyCustomer = roles.includes('customer') && !roles.includes('supplier') && !roles.includes('admin');
  return links.filter((link) => !hiddenBySite.includes(link) && !(isOnlyCustomer && notForCustomers.includes(link)));
}

/** Where a link leads; support is an address of the site's, and `null` where it has none. */
export function dashboardPath(link: DashboardLink, prefix: string, supportUrl: string | null): string | null {
  if (link === 'support') return supportUrl;
  if (link === 'logout') return pathIn(prefix, '/user/logout');
  return pathIn(prefix, link === 'dashboard' ? '/dashboard' : `/dashboard/${link}`);
}
