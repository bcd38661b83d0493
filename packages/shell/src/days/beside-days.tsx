import { isMultiDay, mayPlanDays, type Venue } from '@foyer/domain';
import { useReadable } from '@foyer/federation/remote';
import type { BaseSession, Readable, VenueSession } from '@foyer/session';
import { type ReactNode, use, useCallback, useEffect, useState } from 'react';
import { PageContext } from '../slot/page-context.ts';
import { VenueContext } from '../venue/venue-context.ts';
import { DaysSkeleton } from './days-skeleton.tsx';
import type { Builder } from './open-builder.ts';

/** The front door renders the page with only the base of its session. */
const isLive = (session: BaseSession): session is VenueSession => 'openDays' in session;
const never: Readable<null> = { get: () => null, subscribe: () => () => undefined };

/**
 * The venue, hidden while a meeting of several days is planned in its place (VENUE-017, A-166). The
 * builder and its session are loaded at first use; where the address asks for it, its skeleton is
 * shown until then.
 */
export function BesideDays({ venue, children }: { venue: Venue; children: ReactNode }) {
  const { remotes, session: present } = use(PageContext);
  const { drawn } = use(VenueContext);
  const session = isLive(present) ? present : null;
  const query = useReadable(session?.query ?? never);
  const openDays =
    session !== null &&
    query !== null &&
    isMultiDay(query) &&
    mayPlanDays(session.site, session.venue)
      ? session.openDays
      : null;
  const [built, setBuilt] = useState<Builder | null>(null);
  const [mountedRemote, setMounted] = useState(false);
  const stand = useCallback(() => setMounted(true), []);
  /** The address asks for it: a reload shows the same as before, and nothing had the focus. */
  const [arrived, setArrived] = useState(drawn.plansDays);
  useEffect(() => {
    if (openDays === null || session === null) return;
    let left = false;
    let opened: Builder | null = null;
    import('./open-builder.ts')
      .then(({ openBuilder }) => openBuilder(openDays, remotes, session.site.id))
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
      {waits && <DaysSkeleton venue={venue} />}
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
