import { loadVenue, venueWire } from '@foyer/contract';
import { type OfferKind, shownList, type Venue } from '@foyer/domain';
import type { BaseSession, CallProblem, Readable } from '@foyer/session';
import { createVenueSession } from '@foyer/session/venue';
import { type ComponentType, type ReactNode, use, useEffect, useState } from 'react';
import * as v from 'valibot';
import type { HostContext, PageModule } from '../boot/host-context.ts';
import { PageContext } from '../slot/page-context.ts';
import { ListContext } from './list-slot.tsx';
import { VenueMissing, VenueUnavailable } from './venue-missing.tsx';
import { VenueSkeleton } from './venue-skeleton.tsx';

type Ready = { readonly kind: 'ready'; readonly venue: Venue; readonly session: BaseSession; readonly list: Readable<OfferKind> };
type State = { readonly kind: 'loading' } | Ready | { readonly kind: 'missing' } | { readonly kind: 'failed'; readonly problem: CallProblem };
/** Asks for the venue. */
type Ask = (signal: AbortSignal) => Promise<State>;

/** A host's arrangement of the venue page: which part stands where. */
export type VenueLayout = ComponentType<{ readonly venue: Venue; readonly language: string }>;
/** What stands around any state of the page: header and footer. */
export type PageFrame = ComponentType<{ readonly children: ReactNode }>;
/** A venue page, and how the front door draws it: with the venue, the list to show, and no more than the base of its session. */
export type VenuePageModule = PageModule & { readonly draw: (venue: Venue, list: OfferKind, base: BaseSession) => ReactNode };

/** The venue page of a host. */
export function venuePage(Frame: PageFrame, Layout: VenueLayout): VenuePageModule {
  return {
    first: ['booking-form'],
    open: (context) => {
      const first = firstState(context);
      return { tree: <VenuePage first={first} ask={asking(context)} Frame={Frame} Layout={Layout} />, session: first.kind === 'ready' ? first.session : null };
    },
    draw: (venue, list, base) => <VenuePage first={{ kind: 'ready', venue, session: base, list: { get: () => list, subscribe: () => () => undefined } }} ask={() => Promise.resolve({ kind: 'loading' })} Frame={Frame} Layout={Layout} />,
  };
}

function firstState(context: HostContext): State {
  if (context.boot?.problem === 'venue_not_found') return { kind: 'missing' };
  const read = v.safeParse(venueWire, context.boot?.venue);
  return read.success ? ready(context, read.output) : { kind: 'loading' };
}

function ready({ base, api, storage, page, boot }: HostContext, venue: Venue): Ready {
  const session = createVenueSession({ base, venue, api, storage, page, firstAvailability: boot?.availability ?? null });
  return { kind: 'ready', venue, session, list: { get: () => shownList(session.query.get()), subscribe: session.query.subscribe } };
}

const asking =
  (context: HostContext): Ask =>
  async (signal) => {
    const alias = context.route.page === 'venue' ? context.route.alias : '';
    const reply = await context.api.call(loadVenue, { params: { venueId: alias, lang: context.base.language }, signal });
    if (reply.ok) return ready(context, reply.value);
    return reply.problem.kind === 'refused' && reply.problem.problem.code === 'venue_not_found' ? { kind: 'missing' } : { kind: 'failed', problem: reply.problem };
  };

function VenuePage({ first, ask, Frame, Layout }: { readonly first: State; readonly ask: Ask; readonly Frame: PageFrame; readonly Layout: VenueLayout }) {
  const { remotes } = use(PageContext);
  const [state, setState] = useState(first);
  useEffect(() => {
    if (state.kind !== 'loading') return;
    const stop = new AbortController();
    void ask(stop.signal).then((next) => stop.signal.aborted || setState(next));
    return () => stop.abort();
  }, [state, ask]);

  if (state.kind !== 'ready') {
    return (
      <Frame>
        {state.kind === 'loading' && <VenueSkeleton />}
        {state.kind === 'missing' && <VenueMissing />}
        {state.kind === 'failed' && <VenueUnavailable onRetry={() => setState({ kind: 'loading' })} />}
      </Frame>
    );
  }
  const { venue, session, list } = state;
  return (
    <Frame>
      <PageContext value={{ remotes, session, contact: { title: venue.title, phone: venue.phone, email: venue.email } }}>
        <ListContext value={list}>
          <Layout venue={venue} language={session.language} />
        </ListContext>
      </PageContext>
    </Frame>
  );
}
