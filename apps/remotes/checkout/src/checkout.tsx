import {
  AddOns,
  CheckoutPage,
  InsteadOfForm,
  useRefusedField,
  type WithoutForm,
} from '@foyer/booking-ui/checkout';
import { asksVenue, type Cart, kindOfCart, takenOf } from '@foyer/domain';
import { useReadable } from '@foyer/federation/remote';
import type { CartSession, CheckoutState } from '@foyer/session';
import { Heading } from '@foyer/ui';
import { Trans } from '@lingui/react/macro';
import { extraFields } from './act/sent-extras.ts';
import { CheckoutForm } from './checkout-form.tsx';
import { Bedrooms } from './extras/bedrooms.tsx';
import { DiscountCode } from './extras/discount-code.tsx';
import { Seating } from './extras/seating.tsx';
import { Services } from './extras/services.tsx';
import { OrderSummary } from './summary/order-summary.tsx';

type Props = { session: CartSession };

/** The standard checkout, `/book-universal/{cartId}` (D-10). */
export function Checkout({ session }: Props) {
  const state = useReadable(session.checkout);
  const venueLink = useReadable(session.venueLink);
  if (state.kind === 'ready' && state.cart.status !== 'ordered')
    return <ReadyCheckout session={session} cart={state.cart} venueLink={venueLink} />;
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

function withoutForm(state: CheckoutState<{ cart: Cart }>): WithoutForm {
  if (state.kind === 'ready') return { kind: 'ordered' };
  return state.kind === 'expired'
    ? { kind: 'expired', room: state.cart.items[0]?.roomTitle ?? null }
    : state;
}

type ReadyProps = Props & { cart: Cart; venueLink: string | null };

function ReadyCheckout({ session, cart, venueLink }: ReadyProps) {
  const order = useReadable(session.order);
  const extras = useReadable(session.extras);
  const code = useReadable(session.code);
  const addOns = extras.addOns.kind === 'loaded' ? extras.addOns.addOns : [];
  const taken = takenOf(extras);
  const isLayoutRefused = useRefusedField(
    order.kind === 'failed' && order.field === 'layout' ? order : null,
    extras.layout,
  );
  return (
    <CheckoutPage
      session={session}
      title={<Title isEnquiry={asksVenue(cart, taken)} />}
      chosen={kindOfCart(cart.items)}
      summary={<OrderSummary cart={cart} taken={taken} venueLink={venueLink} />}
      form={
        <CheckoutForm
          session={session}
          cart={cart}
          taken={taken}
          canBeTaken={!addOns.some(({ amount, quote }) => amount > 0 && quote === 'gone')}
          venueLink={venueLink}
        >
          <AddOns>
            <Services
              cart={cart}
              state={extras.addOns}
              order={order}
              sent={session.sent}
              reading={session}
              actions={session.actions}
            />
            <Seating
              cart={cart}
              layout={extras.layout}
              refused={isLayoutRefused}
              open={session.sent !== null}
              onChange={session.actions.chooseLayout}
            />
            <Bedrooms
              cart={cart}
              bedrooms={extras.bedrooms}
              sent={session.sent}
              reading={session}
              actions={session.actions}
            />
            {cart.asks.discountCode && (
              <DiscountCode
                code={cart.discountCode}
                state={code}
                sent={session.sent?.get(extraFields.code) ?? null}
                onApply={session.actions.applyCode}
              />
            )}
          </AddOns>
        </CheckoutForm>
      }
    />
  );
}

const Title = ({ isEnquiry }: { isEnquiry: boolean }) => (
  <Heading level={1}>
    {isEnquiry ? <Trans>Complete your enquiry</Trans> : <Trans>Complete your booking</Trans>}
  </Heading>
);
