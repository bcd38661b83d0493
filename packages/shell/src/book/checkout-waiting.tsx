import { SkeletonBlock } from '@foyer/ui';
import css from './checkout-waiting.module.css';

/**
 * Shown until a checkout is mounted: as high as one, so that a reload far down does not show the
 * footer.
 */
export function CheckoutWaiting() {
  return (
    <div className={css.waiting}>
      <SkeletonBlock className={css.title} />
      <SkeletonBlock className={css.fields} />
    </div>
  );
}
