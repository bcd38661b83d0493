import type { ReactNode } from 'react';
import type { ShownProblem } from '../../problem-words.ts';
import { Progress } from '../head/progress.tsx';
import { PageFrame } from '../page-frame.tsx';
import { CartExpired, CartFailed, CartMissing, CartOrdered } from './cart-states.tsx';
import { CheckoutSkeleton } from './checkout-skeleton.tsx';

/** Why a checkout shows no form; `room` is what was held, where that is known. */
export type WithoutForm =
  | { readonly kind: 'loading' }
  | { readonly kind: 'missing' }
  | { readonly kind: 'ordered' }
  | { readonly kind: 'expired'; readonly room: string | null }
  | { readonly kind: 'failed'; readonly problem: ShownProblem };

type InsteadOfFormProps = {
  readonly state: WithoutForm;
  /** Above the boxes of what is loading. */
  readonly title: ReactNode;
  readonly venueLink: string | null;
  readonly home: string;
  readonly onRetry: () => void;
};

/** The page of every checkout until there is a form, and where there is none (A-122, REGUS-018, REGUS-027). */
export const InsteadOfForm = (props: InsteadOfFormProps) => (
  <PageFrame>
    <Content {...props} />
  </PageFrame>
);

function Content({ state, title, onRetry, ...way }: InsteadOfFormProps) {
  switch (state.kind) {
    case 'loading':
      return <CheckoutSkeleton head={<Progress />} title={title} />;
    case 'missing':
      return <CartMissing {...way} />;
    case 'ordered':
      return <CartOrdered {...way} />;
    case 'expired':
      return <CartExpired {...way} room={state.room} />;
    case 'failed':
      return <CartFailed problem={state.problem} onRetry={onRetry} />;
    default:
      return state satisfies never;
  }
}
