import { isMultiDay, mayPlanDays } from '@foyer/domain';
import { useReadable } from '@foyer/federation/remote';
import type { BaseSession, VenueSession } from '@foyer/session';
import { type ReactNode, use, useCallback, useEffect, useState } from 'react';
import { PageContext } from '../slot/page-context.ts';
import { DaysSkeleton } from './days-skeleton.tsx';
import type { Builder } from './open-builder.ts';

const isOfVenue = (session: BaseSession): session is VenueSession => 'openDays' in session;

/**
 * The venue, hidden while a meeting of several days is planned in its place (VENUE-017, A-166). The
 * builder and its session are loaded at first use; where the address asks for it, its skeleton is
 * shown until then.
 */
export function BesideDays({ children }: { children: ReactNode }) {
  const { remotes, session } = use(PageContext);
  if (!isOfVenue(session)) throw new Error('days are planned beside a venue');
  const query = useReadable(session.query);
  const openDays =
    isMultiDay(query) && mayPlanDays(session.site, session.venue) ? session.openDays : null;
  const [built, setBuilt] = useState<Builder | null>(null);
  const [mountedRemote, setMounted] = useState(false);
  const stand = useCallback(() => setMounted(true), []);
  /** The address asks for it: a reload shows the same as before, and nothing had the focus. */
  const [arrived, setArrived] = useState(openDays !== null);
  useEffect(() => {
    if (openDays === null) return;
    let left = false;
    let opened: Builder | null = null;
    import('./open-builder.ts')
      .then(({ openBuilder }) => openBuilder(openDays, remotes))
      .then(
        (builder) => {
          if (left) return builder.days.stop();
          opened = builder;
          setBuilt(builder);
        },
        // Without the builder the form keeps the meeting.
        () => {
          session.log('days-missing');
          if (!left) setArrived(false);
        },
      );
    return () => {
      left = true;
      opened?.days.stop();
      setBuilt(null);
      setMounted(false);
      setArrived(false);
    };
  }, [openDays, session, remotes]);
  const waits = arrived && !mountedRemote;
  return (
    <>
      {waits && <DaysSkeleton />}
      {built !== null && (
        <built.View
          days={built.days}
          remotes={built.remotes}
          takesFocus={!arrived}
          onReady={stand}
        />
      )}
      <div hidden={mountedRemote || waits}>{children}</div>
    </>
  );
}
