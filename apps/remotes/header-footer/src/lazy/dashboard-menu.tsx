import {
  type DashboardLink,
  dashboardLinks,
  dashboardPath,
  type ProviderPages,
} from '@foyer/domain';
import { Icon, iconBolt, iconExternal, Notice } from '@foyer/ui';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Plural, useLingui } from '@lingui/react/macro';
import styles from './sidebar.module.css';

const words: Readonly<Record<DashboardLink, MessageDescriptor>> = {
  dashboard: msg`Dashboard`,
  inbox: msg`Inbox`,
  venues: msg`Venues`,
  statistics: msg`Statistics`,
  calendar: msg`Calendar`,
  customers: msg`Customers`,
  users: msg`Users`,
  products: msg`Catalogue`,
  'booking-engine': msg`Booking engine`,
  cards: msg`Billing`,
  support: msg`Support`,
  logout: msg`Log out`,
};

type DashboardMenuProps = {
  roleIds: readonly number[];
  instantRooms: number;
  site: ProviderPages & { hideDashboardLinks: readonly DashboardLink[] };
  prefix: string;
  /** Path of the page, where the menu stands beside it. */ here?: string;
};

/** 'close' is emitted once, whether the answer was sent or the client disconnected. */
export function DashboardMenu({
  roleIds,
  instantRooms,
  site,
  prefix,
  here = '',
}: DashboardMenuProps) {
  const { t, i18n } = useLingui();
  const shown = dashboardLinks(roleIds, site.hideDashboardLinks).flatMap((link) => {
    const path = dashboardPath(link, prefix, site);
    return path === null ? [] : [{ link, path }];
  });
  return (
    <>
      {instantRooms > 0 && (
        <Notice icon={iconBolt} tone="accent">
          <Plural
            value={instantRooms}
            one="# room can be booked immediately."
            other="# rooms can be booked immediately."
          />
        </Notice>
      )}
      <nav aria-label={t`Dashboard`}>
        <ul className={styles.links}>
          {shown.map(({ link, path }) => (
            <li key={link}>
              <a href={path} aria-current={currentAt(link, path, here)}>
                {i18n._(words[link])}
                {!path.startsWith('/') && (
                  <Icon of={iconExternal} small label={t`on another site`} />
                )}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}

/** An order's page belongs to the inbox. */
function currentAt(link: DashboardLink, path: string, here: string): 'page' | true | undefined {
  if (path === here) return 'page';
  return link === 'inbox' && here.startsWith(path) ? true : undefined;
}
