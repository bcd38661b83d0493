import { useReadable } from '@foyer/federation/remote';
import type { CheckoutSession } from '@foyer/session';
import { Heading } from '@foyer/ui';
import { Trans } from '@lingui/react/macro';
import { CheckoutForm } from './checkout-form.tsx';
import { HoldPill } from './head/hold-pill.tsx';
import { Progress } from './head/progress.tsx';
import { CheckoutColumns, PageFrame } from './page-frame.tsx';
import { CartExpired, CartFailed, CartMissing, CartOrdered } from './states/cart-states.tsx';
import { CheckoutSkeleton } from './states/checkout-skeleton.tsx';
import { OrderSummary } from './summary/order-summary.tsx';

type Props = { readonly session: CheckoutSession };

/** The standard checkout, `/book-universal/{cartId}` (D-10). */
export function Checkout({ session }: Props) {
  const state = useReadable(session.cart);
  const venueLink = useReadable(session.venueLink);
  const way = { venueLink, home: session.links.home };

  switch (state.kind) {
    case 'loading':
      return (
        <PageFrame>
          <CheckoutSkeleton head={<Progress />} title={<Title isEnquiry={false} />} />
        </PageFrame>
      );
    case 'missing':
      return (
        <PageFrame>
          <CartMissing {...way} />
        </PageFrame>
      );
    case 'failed':
      return (
        <PageFrame>
          <CartFailed problem={state.problem} onRetry={session.actions.retryCart} />
        </PageFrame>
      );
    case 'expired':
      return (
        <PageFrame>
          <CartExpired {...way} room={state.cart.items[0]?.roomTitle ?? null} />
        </PageFrame>
      );
    case 'ready':
      return state.cart.status === 'ordered' ? (
        <PageFrame>
          <CartOrdered {...way} />
        </PageFrame>
      ) : (
        <ReadyCheckout session={session} cart={state.cart} venueLink={venueLink} />
      );
    default:
      return state satisfies never;
  }
}

type ReadyProps = Props & { readonly cart: Parameters<typeof CheckoutForm>[0]['cart']; readonly venueLink: string | null };

function ReadyCheckout({ session, cart, venueLink }: ReadyProps) {
  const order = useReadable(session.order);
  const cancellation = useReadable(session.cancellation);
  return (
    <PageFrame hold={<Hold session={session} />}>
      <CheckoutColumns head={<Progress />} title={<Title isEnquiry={cart.isEnquiry} />} summary={<OrderSummary cart={cart} venueLink={venueLink} />}>
        <CheckoutForm
          cart={cart}
          cancellation={cancellation}
          validation={session.validation}
          order={order}
          cardFrame={session.cardFrame}
          venueLink={venueLink}
          serviceTerms={session.links.terms}
          onOrder={session.actions.placeOrder}
          onDismiss={session.actions.dismissOrder}
          onQuietFailure={session.log}
        />
      </CheckoutColumns>
    </PageFrame>
  );
}

/** Ticks alone, so that the form is not drawn again every second. */
function Hold({ session }: Props) {
  const seconds = useReadable(session.holdSeconds);
  return seconds === null ? null : <HoldPill seconds={seconds} />;
}

const Title = ({ isEnquiry }: { readonly isEnquiry: boolean }) => <Heading level={1}>{isEnquiry ? <Trans>Complete your enquiry</Trans> : <Trans>Complete your booking</Trans>}</Heading>;
