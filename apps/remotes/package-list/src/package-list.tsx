import { usePaging } from '@foyer/booking-ui';
import { nothingFits, packageCounts, shownList } from '@foyer/domain';
import { useReadable } from '@foyer/federation/remote';
import type { VenueSession } from '@foyer/session';
import { Heading } from '@foyer/ui';
import { Trans } from '@lingui/react/macro';
import { useDeferredValue } from 'react';
import { DiscountNotFound } from './discount-not-found.tsx';
import { ListStatus } from './list-status.tsx';
import { NoPackage } from './no-package.tsx';
import { PackageCards } from './package-cards.tsx';
import styles from './package-list.module.css';
import { PackageSkeletons } from './package-skeletons.tsx';
import { PackagesNotLoaded } from './packages-not-loaded.tsx';

/** The packages of a venue for the visitor's wishes (PACK-001 to PACK-007). Nothing while the visitor looks for bare rooms. */
export function PackageList({ session }: { readonly session: VenueSession }) {
  return shownList(useReadable(session.query)) === 'package' ? <Packages session={session} /> : null;
}

function Packages({ session }: { readonly session: VenueSession }) {
  // The form answers at once; the cards may follow a moment later, without holding up what is typed.
  const query = useDeferredValue(useReadable(session.query));
  const { discount } = useReadable(session.form);
  const { offers, loading, problem } = useDeferredValue(useReadable(session.offers));
  const selection = useReadable(session.selection);
  const paging = usePaging(`${query.start} ${query.end} ${query.meetingLength} ${query.rates} ${query.discountCode}`);
  const chosen = selection?.kind === 'package' ? selection.offer : null;
  const { suiting, total } = packageCounts(offers?.packages ?? []);
  const waiting = offers === null && (loading || !problem);
  return (
    <section className={styles.section} id="packageList" aria-labelledby="packageList-heading">
      <Heading level={2} id="packageList-heading" tabIndex={-1} ref={paging.heading}>
        <Trans>Choose a package</Trans>
      </Heading>
      {(offers || waiting) && <ListStatus suiting={suiting} total={total} waiting={waiting} />}
      <div className={styles.cards}>
        {problem && !loading && <PackagesNotLoaded stale={offers !== null} onRetry={session.actions.retryOffers} />}
        {!loading && (discount === 'none_found' || offers?.discount === 'none_found') && <DiscountNotFound />}
        {waiting && <PackageSkeletons />}
        {offers && nothingFits(offers, 'package') && !loading && <NoPackage length={query.meetingLength} actions={session.actions} />}
        {offers && <PackageCards packages={offers.packages} chosen={chosen} busy={loading} paging={paging} onSelect={session.actions.selectPackage} />}
      </div>
    </section>
  );
}
