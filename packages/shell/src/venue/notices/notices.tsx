import type { Venue } from '@foyer/domain';
import { IconButton, iconX, classNames, withScript } from '@foyer/ui';
import { useLingui } from '@lingui/react/macro';
import { use, useState, useSyncExternalStore } from 'react';
import { PageContext } from '../../slot/page-context.ts';
import { VenueContext } from '../venue-context.ts';
import { NoticeOf } from './notice-of.tsx';
import css from './notices.module.css';
import { type VenueNotice, visibleNotices } from './visible-notices.ts';

declare global {
  interface Window {
    /** Set by the surrounding page where groups have their own way to book (VENUE-032). */
    showGroupBookingBanner?: boolean;
  }
}

/**
 * The venue's notices, each of which can be closed for the visit (VENUE-021 to VENUE-023,
 * VENUE-032).
 */
export function Notices({ venue }: { venue: Venue }) {
  const { t } = useLingui();
  const { session } = use(PageContext);
  const { closed } = use(VenueContext);
  const groupsAsked = useSyncExternalStore(neverChanges, isAskedForGroups, frontDoorIsNotAsked);
  const [closedHere, setClosedHere] = useState<readonly VenueNotice['kind'][]>([]);
  const open = visibleNotices(venue, session, groupsAsked).filter(
    ({ kind }) => !closedHere.includes(kind) && !closed.isClosed(venue.id, kind),
  );
  if (open.length === 0) return null;
  const close = (kind: VenueNotice['kind']) => {
    closed.close(venue.id, kind);
    setClosedHere([...closedHere, kind]);
  };
  return (
    <ul className={css.notices} aria-label={t`Notices of the house`}>
      {open.map((notice) => (
        <li key={notice.kind} className={css.notice}>
          <NoticeOf notice={notice} />
          <IconButton
            icon={iconX}
            label={t`Close this notice`}
            bare
            small
            className={classNames(css.close, withScript)}
            onClick={() => close(notice.kind)}
          />
        </li>
      ))}
    </ul>
  );
}

const neverChanges = () => () => undefined;
const isAskedForGroups = () => window.showGroupBookingBanner === true;
const frontDoorIsNotAsked = () => false;
