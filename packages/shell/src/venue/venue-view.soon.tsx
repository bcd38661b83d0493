import { use, useEffect, useState } from 'react';
import { PageContext } from '../slot/page-context.ts';
import { BesideCheckout } from './beside-checkout.tsx';
import { VenueContext } from './venue-context.ts';
import { VenueMissing, VenueUnavailable } from './venue-missing.tsx';
import type { AskForVenue, VenueLayout, VenuePageState } from './venue-page.ts';
import { VenueSkeleton } from './venue-skeleton.tsx';

type Props = { first: VenuePageState; ask: AskForVenue; Layout: VenueLayout };

/** The venue page around its form: what the front door drew, or what the browser loads itself. */
export const venueView = (props: Props) => <VenueView {...props} />;

function VenueView({ first, ask, Layout }: Props) {
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
