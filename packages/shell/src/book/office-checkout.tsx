import { createOfficeCheckout } from '@foyer/session/checkout/office';
import { useLingui } from '@lingui/react/macro';
import type { HostContext } from '../boot/host-context.ts';
import { PageContext } from '../slot/page-context.ts';
import { Slot } from '../slot/slot.tsx';
import { useRemoteInPlace } from '../slot/use-remote-in-place.ts';
import type { Booked } from './booked-venue.ts';
import { CheckoutWaiting } from './checkout-waiting.tsx';

type Props = {
  context: HostContext;
  /** The venue, where the address names it. */
  booked?: Extract<Booked, { kind: 'ready' }>;
  /** The order whose success page was opened (REGUS-020). */
  orderId?: string | null;
};

/**
 * The office's checkout (SITE-018). Where its remote cannot be loaded, the venue is the contact.
 */
export default function OfficeCheckout({ context, booked, orderId = null }: Props) {
  const { t } = useLingui();
  const { base, api, storage, page, boot } = context;
  const place = useRemoteInPlace({
    context,
    remote: 'regus-checkout',
    contact: booked
      ? { title: booked.venue.title, phone: booked.venue.phone, email: booked.venue.email }
      : null,
    session: () =>
      createOfficeCheckout({
        base,
        api,
        storage,
        page,
        orderId,
        vaultOrigin: boot?.vaultOrigin ?? null,
      }),
  });
  if (place === null) return <CheckoutWaiting />;
  return (
    <PageContext value={place}>
      <Slot remote="regus-checkout" name={t`The checkout`} skeleton={<CheckoutWaiting />} />
    </PageContext>
  );
}
