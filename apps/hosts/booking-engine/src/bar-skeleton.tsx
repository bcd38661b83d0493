import { VenueContext } from '@foyer/shell/venue';
import { Bone, classNames } from '@foyer/ui';
import { use } from 'react';
import css from './bar-skeleton.module.css';

/** The horizontal form's box: one, two or three lines of fields, as wide as the page lets it, with what it says of the meeting. */
export function BarSkeleton({ venue }: { readonly venue: { readonly hasPackages: boolean } }) {
  const { isOpen } = use(VenueContext).drawn;
  return <Bone className={classNames(css.bar, !venue.hasPackages && css.oneKind, !isOpen && css.closed)} />;
}
