import { type Cart, secondsLeft } from '@foyer/domain';
import type { Page } from '../page.ts';

/**
 * Counts a hold down on the server's clock (D-7): the server's time when the cart was requested,
 * plus the time since then by a monotonic clock. `askedAt` is in seconds of `page.elapsed()`.
 */
export function createHoldCountdown(
  page: Pick<Page, 'elapsed' | 'everySecond'>,
  onSeconds: (seconds: number | null) => void,
) {
  let stop = () => {};
  return {
    start: (cart: Pick<Cart, 'heldUntil' | 'serverNow'>, askedAt: number): void => {
      stop();
      const { heldUntil, serverNow } = cart;
      if (heldUntil === null) return onSeconds(null);
      const tell = () => onSeconds(secondsLeft(heldUntil, serverNow, page.elapsed() - askedAt));
      stop = page.everySecond(tell);
      tell();
    },
    stop: () => stop(),
  };
}
