import { useEffect, useRef } from 'react';
import styles from './dashboard-sidebar.module.css';
import type { Navigation } from './navigation.ts';
import { useMore } from './use-more.ts';

/**
 * The dashboard's links beside its pages, for logged-in users (HEADER-016, HEADER-025); where there
 * is no room they are in the header's menu.
 */
export function DashboardSidebar({
  navigation: { who, site, prefix },
  here,
}: {
  navigation: Navigation;
  /** Path of the page. */ here: string;
}) {
  const { more, load } = useMore(null);
  const loading = useRef(load);
  const user = who?.visitor.kind === 'user' ? who.visitor.user : null;
  const isUser = user !== null;
  useEffect(() => {
    if (isUser) loading.current();
  }, [isUser]);
  if (user === null) return null;
  return (
    <div className={styles.sidebar} data-state="user">
      {more ? (
        <more.DashboardMenu
          roleIds={user.roleIds}
          instantRooms={who?.instantRooms ?? 0}
          site={site}
          prefix={prefix}
          here={here}
        />
      ) : (
        <span className={styles.waiting} aria-hidden="true" />
      )}
    </div>
  );
}
