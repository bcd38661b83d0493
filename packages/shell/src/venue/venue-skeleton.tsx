import { SkeletonBlock } from '@foyer/ui';
import { VenueColumns } from './venue-columns.tsx';
import css from './venue-skeleton.module.css';

/** A venue page whose venue the browser has to load. */
export function VenueSkeleton() {
  return (
    <div aria-hidden="true">
      <div className={css.head}>
        <SkeletonBlock className={css.crumbs} />
        <SkeletonBlock className={css.title} />
        <SkeletonBlock className={css.line} />
      </div>
      <SkeletonBlock className={css.gallery} />
      <VenueColumns panel={<SkeletonBlock className={css.panel} />} panelLabel="">
        <SkeletonBlock className={css.text} />
        <SkeletonBlock className={css.panel} />
      </VenueColumns>
    </div>
  );
}
