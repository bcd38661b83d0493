import type { Venue } from '@foyer/domain';
import { SkeletonBlock } from '@foyer/ui';
import { use, useMemo } from 'react';
import { VenueContext } from '../venue/venue-context.ts';
import { ListSkeleton } from '../venue/venue-skeleton.tsx';
import css from './days-in-place.module.css';

export const DayTabsSkeleton = () => (
  <>
    <SkeletonBlock className={css.boneHead} />
    <SkeletonBlock className={css.boneTabs} />
  </>
);

export const DayFieldsSkeleton = () => <SkeletonBlock className={css.boneFields} />;
export const PlanSkeleton = () => <SkeletonBlock className={css.bonePlan} />;

/**
 * The builder's skeleton, where an address asks for it: the front door renders it in the venue's
 * place.
 */
export function DaysSkeleton({ venue }: { venue: Venue }) {
  const whole = use(VenueContext);
  // The counted offers are those of one meeting.
  const days = useMemo(() => ({ ...whole, listed: null }), [whole]);
  return (
    <div className={css.place} aria-hidden="true">
      <DayTabsSkeleton />
      <div className={css.columns}>
        <div className={css.main}>
          <DayFieldsSkeleton />
          <VenueContext value={days}>
            <ListSkeleton list={whole.drawn.list} venue={venue} cards="book" />
          </VenueContext>
        </div>
        <div className={css.panel}>
          <PlanSkeleton />
        </div>
      </div>
    </div>
  );
}
