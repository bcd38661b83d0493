import { createLegacyCheckout } from '@foyer/session/checkout/legacy';
import { createCartCheckout } from '@foyer/session/checkout/cart';
import { SkeletonBlock } from '@foyer/ui';
import { useEffect, useLayoutEffect, useState } from 'react';
import type { HostContext } from '../boot/host-context.ts';
import plain from '../plain/plain.module.css';
import { PageContext, type PageValue } from '../slot/page-context.ts';
import { remotesInPlace } from '../slot/remotes-in-place.ts';
import { CheckoutSlot } from './checkout-slot.tsx';

type Props = { context: HostContext; cartId: string };

/**
 * A cart's checkout within another page, whose boot data does not include its remote (CART-004,
 * CART-005).
 */
export default function CheckoutInPlace({ context, cartId }: Props) {
  const [place, setPlace] = useState<PageValue | null>(null);
  useEffect(() => {
    const { base, api, storage, page, boot, tellOf } = context;
    const create = base.site.checkout === 'legacy' ? createLegacyCheckout : createCartCheckout;
    const vaultOrigin = boot?.vaultOrigin ?? null;
    const session = create({ base, api, storage, page, cartId, vaultOrigin });
    setPlace({ session, remotes: remotesInPlace(context), contact: null });
    const endTelling = tellOf?.(session);
    return () => {
      endTelling?.();
      session.stop();
    };
  }, [context, cartId]);

  // Before the first paint: the old scroll position no longer exists.
  useLayoutEffect(() => {
    // In newer browsers it returns a promise, which is not a clean-up function.
    window.scrollTo(0, 0);
  }, []);

  if (place === null) return <SkeletonBlock className={plain.skeletonBlock} />;
  return (
    <PageContext value={place}>
      <CheckoutSlot />
    </PageContext>
  );
}
