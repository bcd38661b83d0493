import { createPropertyCheckout } from '@foyer/session/checkout/property';
import { useLingui } from '@lingui/react/macro';
import { PageContext } from '../slot/page-context.ts';
import { Slot } from '../slot/slot.tsx';
import { useRemoteInPlace } from '../slot/use-remote-in-place.ts';
import type { BookView } from './book.tsx';
import { CheckoutWaiting } from './checkout-waiting.tsx';

/**
 * The property system's checkout (SITE-018). Where its remote cannot be loaded, the venue is the
 * contact.
 */
const PropertyCheckout: BookView = ({ context, booked: { venue, cartId } }) => {
  const { t } = useLingui();
  const { base, api, storage, page, boot } = context;
  const place = useRemoteInPlace({
    context,
    remote: 'opera-checkout',
    contact: { title: venue.title, phone: venue.phone, email: venue.email },
    session: () =>
      createPropertyCheckout({
        base,
        api,
        storage,
        page,
        venue,
        cartId,
        vaultOrigin: boot?.vaultOrigin ?? null,
      }),
  });
  if (place === null) return <CheckoutWaiting />;
  return (
    <PageContext value={place}>
      <Slot remote="opera-checkout" name={t`The checkout`} skeleton={<CheckoutWaiting />} />
    </PageContext>
  );
};
export default PropertyCheckout;
