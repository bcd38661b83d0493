import { neverOpens, type Venue } from '@foyer/domain';
import type { BaseSession, CallProblem } from '@foyer/session';
import { createVenueSession } from '@foyer/session/venue';
import type { ComponentType } from 'react';
import type { HostContext, PageModule } from '../boot/host-context.ts';
import type { InPlace } from './beside-checkout.tsx';
import { nearbyOf } from './nearby.ts';
import { closedNotices } from './notices/closed-notices.ts';
import { beginsWithBoth, listsOf, type VenueValue } from './venue-value.ts';

type ReadyVenue = {
  kind: 'ready';
  venue: Venue;
  session: BaseSession;
  value: VenueValue;
  checkout: InPlace | null;
};
export type VenuePageState =
  | { kind: 'loading' }
  | ReadyVenue
  | { kind: 'missing' }
  /** `asksAgain`: the front door had no answer; the browser asks once more behind the message. */
  | { kind: 'failed'; problem: CallProblem; asksAgain?: boolean };
/** Loads the venue. */
export type AskForVenue = (signal: AbortSignal) => Promise<VenuePageState>;

/** A host's layout of the venue page. */
export type VenueLayout = ComponentType<{ venue: Venue; language: string }>;

/**
 * The venue page of a host. Only its session is made at once, for the form; the view around the form
 * and the host's layout come in scripts of their own.
 */
export const venuePage = (loadLayout: () => Promise<{ Layout: VenueLayout }>): PageModule => ({
  first: ['booking-form'],
  open: (context) => {
    const first = firstState(context);
    return {
      session: first.kind === 'ready' ? first.session : null,
      tree: async () => {
        const [{ venueView }, { Layout }] = await Promise.all([
          import('./venue-view.soon.tsx'),
          loadLayout(),
        ]);
        return venueView({ first, ask: asking(context), Layout });
      },
    };
  },
});

function firstState(context: HostContext): VenuePageState {
  if (context.boot?.problem === 'venue_not_found') return { kind: 'missing' };
  // A skeleton first would be taller, and its end would move the page that a reload has scrolled.
  if (context.boot?.problem === 'unreachable')
    return { kind: 'failed', problem: { kind: 'unreachable' }, asksAgain: true };
  return context.boot?.venue ? ready(context, context.boot.venue) : { kind: 'loading' };
}

function ready(context: HostContext, venue: Venue): ReadyVenue {
  const { base, api, storage, page, boot } = context;
  const session = createVenueSession({
    base,
    venue,
    api,
    storage,
    page,
    firstAvailability: boot?.availability ?? null,
  });
  const value: VenueValue = {
    lists: listsOf(session),
    neverOpens: neverOpens(venue),
    beginsWithBoth: () => beginsWithBoth(session),
    tiles: boot?.mapTiles ?? null,
    closed: closedNotices(storage),
    nearby: nearbyOf(context, venue, session.query),
  };
  return { kind: 'ready', venue, session, value, checkout: { booking: session.booking, context } };
}

const asking =
  (context: HostContext): AskForVenue =>
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
