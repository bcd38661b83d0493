import { OpeningSkeleton, VenueContext } from '@foyer/shell/venue';
import { SkeletonBlock, classNames } from '@foyer/ui';
import { use } from 'react';
import css from './bar-skeleton.module.css';

type Props = { venue: { hasPackages: boolean; hasDiscountCode: boolean } };

/**
 * The horizontal form's skeleton: one, two or three lines of fields by the width of the page, with
 * notes about the meeting and the options in use.
 */
export function BarSkeleton({ venue }: Props) {
  const { options } = use(VenueContext).drawn;
  const more = options !== 'none';
  return (
    <div
      className={classNames(
        css.bar,
        !venue.hasPackages && css.oneKind,
        more && css.options,
        more && venue.hasDiscountCode && css.takesCode,
        options === 'code' && css.code,
      )}
    >
      <SkeletonBlock />
      <div className={css.said}>
        <OpeningSkeleton />
      </div>
    </div>
  );
}
