import { SkeletonBlock } from '@foyer/ui';
import css from './days-in-place.module.css';

export const DayTabsSkeleton = () => (
  <>
    <SkeletonBlock className={css.boneHead} />
    <SkeletonBlock className={css.boneTabs} />
  </>
);

export const DayFieldsSkeleton = () => <SkeletonBlock className={css.boneFields} />;
export const PlanSkeleton = () => <SkeletonBlock className={css.bonePlan} />;

/** The builder's skeleton, where an address asks for it: it is drawn in the venue's place. */
export const DaysSkeleton = () => (
  <div className={css.place} aria-hidden="true">
    <DayTabsSkeleton />
    <div className={css.columns}>
      <div className={css.main}>
        <DayFieldsSkeleton />
        <SkeletonBlock className={css.boneLists} />
      </div>
      <div className={css.panel}>
        <PlanSkeleton />
      </div>
    </div>
  </div>
);
