import type { ReactNode } from 'react';
import type { ShownProblem } from '../../problem-words.ts';
import { Progress } from '../head/progress.tsx';
import { PageFrame } from '../page-frame.tsx';
import { CartExpired, CartFailed, CartMissing, CartOrdered } from './cart-states.tsx';
import { CheckoutSkeleton } from './checkout-skeleton.tsx';

/** Why a checkout shows no form; `room` is what was held, where known. */
export type WithoutForm =
  | { kind: 'loading' }
  | { kind: 'missing' }
  | { kind: 'ordered' }
  | { kind: 'expired'; room: string | null }
  | { kind: 'failed'; problem: ShownProblem };

type InsteadOfFormProps = {
  state: WithoutForm;
  /** Above the skeleton. */
  title: ReactNode;
  venueLink: string | null;
  home: string;
  onRetry: () => void;
};

/** What every checkout shows before or instead of its form (A-122, REGUS-018, REGUS-027). */
export const InsteadOfForm = (props: InsteadOfFormProps) => (
  <PageFrame>
    <Content {...props} />
  </PageFrame>
);

function Content({ state, title, onRetry, ...way }: InsteadOfFormProps) {
  switch (state.kind) {
    case 'loading':
      return <CheckoutSkeleton head={<Progress chosen={null} />} title={title} />;
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
