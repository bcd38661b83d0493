import { Bone } from '@foyer/ui';
import { VenueColumns } from './venue-columns.tsx';
import css from './venue-skeleton.module.css';

/** The boxes of a venue page before its venue is known. */
export function VenueSkeleton() {
  return (
    <div aria-hidden="true">
      <div className={css.head}>
        <Bone className={css.crumbs} />
        <Bone className={css.title} />
        <Bone className={css.line} />
      </div>
      <Bone className={css.gallery} />
      <VenueColumns panel={<PanelSkeleton />} panelLabel="">
        <Bone className={css.text} />
        <ListSkeleton />
      </VenueColumns>
    </div>
  );
}

/** The booking panel's box. */
export function PanelSkeleton() {
  return <Bone className={css.panel} />;
}

/** Three cards of a list. */
export function ListSkeleton() {
  return (
    <div className={css.list}>
      <Bone className={css.heading} />
      <Bone className={css.card} />
      <Bone className={css.card} />
      <Bone className={css.card} />
    </div>
  );
}
