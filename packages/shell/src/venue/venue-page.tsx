import {
  type FirstSight,
  firstSight,
  type ListedOffers,
  shownList,
  type Venue,
} from '@foyer/domain';
import type { BaseSession, CallProblem } from '@foyer/session';
import { createVenueSession } from '@foyer/session/venue';
import { type ComponentType, type ReactNode, use, useEffect, useState } from 'react';
import type { HostContext, PageModule } from '../boot/host-context.ts';
import { PageContext } from '../slot/page-context.ts';
import { BesideCheckout, type InPlace } from './beside-checkout.tsx';
import { type ClosedNotices, closedNotices } from './notices/closed-notices.ts';
import { type VenueValue, VenueContext } from './venue-context.ts';
import { VenueMissing, VenueUnavailable } from './venue-missing.tsx';
import { VenueSkeleton } from './venue-skeleton.tsx';

type Ready = {
  kind: 'ready';
  venue: Venue;
  session: BaseSession;
  value: VenueValue;
  checkout: InPlace | null;
};
type State =
  | { kind: 'loading' }
  | Ready
  | { kind: 'missing' }
  /** `asksAgain`: the front door had no answer; the browser asks once more behind the message. */
  | { kind: 'failed'; problem: CallProblem; asksAgain?: boolean };
/** Loads the venue. */
type Ask = (signal: AbortSignal) => Promise<State>;

/** A host's layout of the venue page. */
export type VenueLayout = ComponentType<{ venue: Venue; language: string }>;
/**
 * What the front door knows when it renders: the venue, what its page shows first, only the base of
 * its session, and the closed notices.
 */
export type Drawing = {
  venue: Venue;
  sight: FirstSight;
  listed: ListedOffers | null;
  base: BaseSession;
  closed: ClosedNotices;
};
/** A venue page, and how the front door renders it. */
export type VenuePageModule = PageModule & { draw: (drawing: Drawing) => ReactNode };

/** The venue page of a host. */
export function venuePage(Layout: VenueLayout): VenuePageModule {
  return {
    first: ['booking-form'],
    open: (context) => {
      const first = firstState(context);
      return {
        tree: <VenuePage first={first} ask={asking(context)} Layout={Layout} />,
        session: first.kind === 'ready' ? first.session : null,
      };
    },
    draw: ({ venue, sight, listed, base, closed }) => (
      <VenuePage
        first={{
          kind: 'ready',
          venue,
          session: base,
          value: {
            list: { get: () => sight.list, subscribe: () => () => undefined },
            drawn: sight,
            listed,
            tiles: null,
            closed,
          },
          checkout: null,
        }}
        ask={() => Promise.resolve({ kind: 'loading' })}
        Layout={Layout}
      />
    ),
  };
}

function firstState(context: HostContext): State {
  if (context.boot?.problem === 'venue_not_found') return { kind: 'missing' };
  // A skeleton first would be taller, and its end would move the page that a reload has scrolled.
  if (context.boot?.problem === 'unreachable')
    return { kind: 'failed', problem: { kind: 'unreachable' }, asksAgain: true };
  return context.boot?.venue ? ready(context, context.boot.venue) : { kind: 'loading' };
}

function ready(context: HostContext, venue: Venue): Ready {
  const { base, api, storage, page, boot } = context;
  const session = createVenueSession({
    base,
    venue,
    api,
    storage,
    page,
    firstAvailability: boot?.availability ?? null,
  });
  const { notice, timeRefused } = session.form.get();
  const value: VenueValue = {
    list: { get: () => shownList(session.query.get()), subscribe: session.query.subscribe },
    drawn: firstSight(session.query.get(), venue, session.site, {
      notice,
      timeRefused,
      asksToKeep: session.preferences.get() === 'asked',
    }),
    listed: boot?.availability?.listed ?? null,
    tiles: boot?.mapTiles ?? null,
    closed: closedNotices(storage),
  };
  return { kind: 'ready', venue, session, value, checkout: { booking: session.booking, context } };
}

const asking =
  (context: HostContext): Ask =>
  async (signal) => {
    const alias = context.route.page === 'venue' ? context.route.alias : '';
    const asks = await import('./ask-for-venue.ts').catch(() => null);
    if (asks === null) return { kind: 'failed', problem: { kind: 'unreachable' } };
    const reply = await context.api.call(asks.loadVenue, {
      params: { venueId: alias, lang: context.base.language },
      signal,
    });
    if (reply.ok) return ready(context, reply.value);
    return reply.problem.kind === 'refused' && reply.problem.problem.code === 'venue_not_found'
      ? { kind: 'missing' }
      : { kind: 'failed', problem: reply.problem };
  };

function VenuePage({ first, ask, Layout }: { first: State; ask: Ask; Layout: VenueLayout }) {
  const { remotes } = use(PageContext);
  const [state, setState] = useState(first);
  useEffect(() => {
    if (state.kind !== 'loading' && !(state.kind === 'failed' && state.asksAgain)) return;
    const stop = new AbortController();
    void ask(stop.signal).then((next) => stop.signal.aborted || setState(next));
    return () => stop.abort();
  }, [state, ask]);

  if (state.kind === 'loading') return <VenueSkeleton />;
  if (state.kind === 'missing') return <VenueMissing />;
  if (state.kind === 'failed')
    return <VenueUnavailable onRetry={() => setState({ kind: 'loading' })} />;
  const { venue, session, value, checkout } = state;
  return (
    <PageContext
      value={{
        remotes,
        session,
        contact: { title: venue.title, phone: venue.phone, email: venue.email },
      }}
    >
      <VenueContext value={value}>
        <BesideCheckout checkout={checkout}>
          <Layout venue={venue} language={session.language} />
        </BesideCheckout>
      </VenueContext>
    </PageContext>
  );
}
