import { Bone } from '@foyer/ui';
import css from './checkout-waiting.module.css';

/**
 * Until a checkout stands: as high as one, so that who reloads far down is not shown the page's
 * foot meanwhile.
 */
export function CheckoutWaiting() {
  return (
    <div className={css.waiting}>
      <Bone className={css.title} />
      <Bone className={css.fields} />
    </div>
  );
}
