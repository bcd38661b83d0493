import type { CheckoutActions, CheckoutSession } from '@foyer/session';

/** Id of a checkout's form, and names of its fields that are no details. */
export const checkoutForm = 'foyer-checkout';
export const sentFields = {
  terms: 'terms',
  /** The address that has an account, which was said before. */
  account: 'account',
  /** The mailed code. */
  code: 'verification_code',
} as const;

type Checked = Pick<CheckoutSession<unknown>, 'emailCheck'> & {
  actions: Pick<CheckoutActions, 'verifyEmail'>;
};

/**
 * Places the order of a sent form. Returns what follows when the check of its address is answered:
 * the mailed code, or once more without the account.
 */
export function actOnOrder(
  { emailCheck, actions }: Checked,
  sent: URLSearchParams,
  place: () => void,
): () => void {
  place();
  return () => {
    const check = emailCheck.get();
    const code = sent.get(sentFields.code)?.trim() ?? '';
    if (check.kind === 'challenged' && code !== '') actions.verifyEmail(code);
    if (check.kind === 'has-account' && sent.get(sentFields.account) === check.email) place();
  };
}
