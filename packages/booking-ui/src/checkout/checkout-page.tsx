import type { OfferKind } from '@foyer/domain';
import type { CheckoutActions, CheckoutSession } from '@foyer/session';
import { type ReactNode, useSyncExternalStore } from 'react';
import { Hold } from './head/hold.tsx';
import { Progress } from './head/progress.tsx';
import { CheckoutColumns, PageFrame } from './page-frame.tsx';
import { VerificationDialog } from './verification-dialog.tsx';

/** The checkout of any flow. */
export type AnyCheckout = CheckoutSession<unknown> & { actions: CheckoutActions };

type CheckoutPageProps = {
  session: AnyCheckout;
  title: ReactNode;
  /** What was chosen before, which the first of the steps names. */
  chosen: OfferKind;
  summary: ReactNode;
  form: ReactNode;
  /** Dialogs. */
  children?: ReactNode;
};

/**
 * A checkout with something to order: hold, progress, summary and form, and the dialog that asks
 * for the mailed code (VERIFY-001).
 */
export function CheckoutPage({
  session,
  title,
  chosen,
  summary,
  form,
  children,
}: CheckoutPageProps) {
  const { holdSeconds, emailCheck, actions } = session;
  const check = useSyncExternalStore(emailCheck.subscribe, emailCheck.get, emailCheck.get);
  return (
    <PageFrame hold={<Hold seconds={holdSeconds} />}>
      <CheckoutColumns head={<Progress chosen={chosen} />} title={title} summary={summary}>
        {form}
      </CheckoutColumns>
      {check.kind === 'challenged' && (
        <VerificationDialog
          {...check}
          onSubmit={actions.verifyEmail}
          onResend={actions.resendCode}
          onClose={actions.dismissEmailCheck}
        />
      )}
      {children}
    </PageFrame>
  );
}
