import { pathIn } from '../cart/navigation.ts';
import { roleOf } from './user.ts';

/** The links of the sidebar, in their order; `cards` is billing. */
const links = [
  'dashboard',
  'inbox',
  'venues',
  'statistics',
  'calendar',
  'customers',
  'users',
  'products',
  'booking-engine',
  'cards',
  'support',
  'logout',
] as const;
export type DashboardLink = (typeof links)[number];

/** Links that customers do not see (ROLE-005). */
const notForCustomers: readonly DashboardLink[] = [
  'venues',
  'statistics',
  'calendar',
  'customers',
  'products',
  'booking-engine',
];

/**
 * The links of a user: fewer for a customer who is neither supplier nor admin (ROLE-005, A-144),
 * all for every other role (ROLE-007), always without those that the site hides (ROLE-006, A-012,
 * B-078).
 */
export function dashboardLinks(
  roleIds: readonly number[],
  hiddenBySite: readonly DashboardLink[],
): readonly DashboardLink[] {
  const roles = roleIds.map(roleOf);
  const isOnlyCustomer =
    roles.includes('customer') && !roles.includes('supplier') && !roles.includes('admin');
  return links.filter(
    (link) => !hiddenBySite.includes(link) && !(isOnlyCustomer && notForCustomers.includes(link)),
  );
}

/**
 * The provider's own pages for the parts of the dashboard that we do not have; `null` where there
 * are none (A-145, D-14).
 */
export type ProviderPages = { providerUrl: string | null; supportUrl: string | null };

const ownPages: readonly DashboardLink[] = ['dashboard', 'inbox', 'logout'];

/**
 * Path of a link: a page of ours, or the same path on the provider's site. `null`: the link is not
 * shown.
 */
export function dashboardPath(
  link: DashboardLink,
  prefix: string,
  { providerUrl, supportUrl }: ProviderPages,
): string | null {
  if (link === 'support') return supportUrl;
  if (link === 'logout') return pathIn(prefix, '/user/logout');
  const path = pathIn(prefix, link === 'dashboard' ? '/dashboard' : `/dashboard/${link}`);
  if (ownPages.includes(link)) return path;
  return providerUrl && `${providerUrl}${path}`;
}
