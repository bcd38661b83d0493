import type { Readable } from '@foyer/session';
import type { ReactNode } from 'react';
import { Hold } from './head/hold.tsx';
import { Progress } from './head/progress.tsx';
import { CheckoutColumns, PageFrame } from './page-frame.tsx';

type CheckoutPageProps = {
  /** Seconds left of the hold; `null` where nothing is held. */
  hold: Readable<number | null>;
  title: ReactNode;
  summary: ReactNode;
  form: ReactNode;
  /** Dialogs. */
  children?: ReactNode;
};

/** A checkout with something to order: hold, progress, summary and form. */
export const CheckoutPage = ({ hold, title, summary, form, children }: CheckoutPageProps) => (
  <PageFrame hold={<Hold seconds={hold} />}>
    <CheckoutColumns head={<Progress />} title={title} summary={summary}>
      {form}
    </CheckoutColumns>
    {children}
  </PageFrame>
);
