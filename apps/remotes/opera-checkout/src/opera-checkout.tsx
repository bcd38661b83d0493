import { CheckoutPage, InsteadOfForm, type WithoutForm } from '@foyer/booking-ui/checkout';
import { type Cart, kindOfCart, type PropertyItem } from '@foyer/domain';
import { useReadable } from '@foyer/federation/remote';
import type { CheckoutState, PropertySession } from '@foyer/session';
import { Heading } from '@foyer/ui';
import { Trans } from '@lingui/react/macro';
import { AddOns } from './add-ons/add-ons.tsx';
import { PropertyForm } from './property-form.tsx';
import { VenueSummary } from './summary/venue-summary.tsx';

type Props = { session: PropertySession };

/** The checkout of a hotel's property system, `/book` and `/checkout` (OPERA-001 to OPERA-012). */
export function OperaCheckout({ session }: Props) {
  const state = useReadable(session.checkout);
  const venueLink = useReadable(session.venueLink);
  if (state.kind === 'ready')
    return (
      <ReadyCheckout
        session={session}
        cart={state.cart}
        items={state.items}
        venueLink={venueLink}
      />
    );
  return (
    <InsteadOfForm
      state={withoutForm(state)}
      title={<Title isEnquiry={false} />}
      venueLink={venueLink}
      home={session.links.home}
      onRetry={session.actions.retry}
    />
  );
}

function withoutForm(
  state: Exclude<CheckoutState<{ cart: Cart }>, { kind: 'ready' }>,
): WithoutForm {
  return state.kind === 'expired'
    ? { kind: 'expired', room: state.cart.items[0]?.roomTitle ?? null }
    : state;
}

type ReadyProps = Props & { cart: Cart; items: readonly PropertyItem[]; venueLink: string | null };

function ReadyCheckout({ session, cart, items, venueLink }: ReadyProps) {
  const addOns = useReadable(session.addOns);
  const { changeAmount, changeTime, retryAddOns } = session.actions;
  return (
    <CheckoutPage
      session={session}
      title={<Title isEnquiry={cart.isEnquiry} />}
      chosen={kindOfCart(cart.items)}
      summary={<VenueSummary cart={cart} items={items} venueLink={venueLink} />}
      form={
        <PropertyForm
          key={cart.id}
          session={session}
          cart={cart}
          items={items}
          venueLink={venueLink}
        >
          <AddOns
            items={items}
            state={addOns}
            menuCap={session.menuCap}
            currency={cart.venue.currency}
            sent={session.sent}
            onAmount={changeAmount}
            onTime={changeTime}
            onRetry={retryAddOns}
          />
        </PropertyForm>
      }
    />
  );
}

const Title = ({ isEnquiry }: { isEnquiry: boolean }) => (
  <Heading level={1}>
    {isEnquiry ? <Trans>Complete your inquiry</Trans> : <Trans>Complete your booking</Trans>}
  </Heading>
);
