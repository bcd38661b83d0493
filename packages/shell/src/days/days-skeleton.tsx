import type { Venue } from '@foyer/domain';
import { Bone } from '@foyer/ui';
import { use, useMemo } from 'react';
import { PageContext } from '../slot/page-context.ts';
import { VenueContext } from '../venue/venue-context.ts';
import { ListSkeleton } from '../venue/venue-skeleton.tsx';
import css from './days-in-place.module.css';

export const DayTabsSkeleton = () => (
  <>
    <Bone className={css.boneHead} />
    <Bone className={css.boneTabs} />
  </>
);

export const DayFieldsSkeleton = () => <Bone className={css.boneFields} />;
export const PlanSkeleton = () => <Bone className={css.bonePlan} />;

/**
 * The builder's boxes, where an address asks for it: the front door draws them in the venue's
 * place.
 */
export function DaysSkeleton({ venue }: { venue: Venue }) {
  const page = use(PageContext);
  const whole = use(VenueContext);
  // What was counted are the offers of one meeting.
  const days = useMemo(() => ({ ...whole, listed: null }), [whole]);
  // Its cards are those of the booking engine.
  const lists = useMemo(
    () => ({
      ...page,
      session: {
        ...page.session,
        site: { ...page.session.site, bookingEngine: true, hotelSystem: false },
      },
    }),
    [page],
  );
  return (
    <div className={css.place} aria-hidden="true">
      <DayTabsSkeleton />
      <div className={css.columns}>
        <div className={css.main}>
          <DayFieldsSkeleton />
          <PageContext value={lists}>
            <VenueContext value={days}>
              <ListSkeleton list={whole.drawn.list} venue={venue} />
            </VenueContext>
          </PageContext>
        </div>
        <div className={css.panel}>
          <PlanSkeleton />
        </div>
      </div>
    </div>
  );
}
