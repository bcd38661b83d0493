import type { ApiClient, CallProblem } from '@foyer/api-client';
import { sendVerificationCode, validateEmail } from '@foyer/contract';
import { afterUserCheck } from '@foyer/domain';
import { atom } from 'jotai/vanilla';
import type { Store } from '../readable.ts';

/** State of the check of an email address before an order (CART-009, A-189). */
export type EmailCheckState =
  | { kind: 'clear' }
  /**
   * The address has an account: the visitor may log in, or continue without by ordering once more.
   */
  | { kind: 'has-account'; email: string }
  /**
   * The address must be verified by a mailed code. `words` is the server's text; `isWrong` marks
   * the text about a wrong code.
   */
  | {
      kind: 'challenged';
      email: string;
      words: string;
      isWrong: boolean;
      busy: 'checking' | 'resending' | null;
      /** Why the code was not mailed again, or `null`. */
      resendProblem: CallProblem | null;
    };

type Parts = { api: ApiClient; store: Store; language: string; isLoggedIn: () => boolean };

/**
 * Checks an email address before an order is sent (VERIFY-005, VERIFY-010). A failed check does not
 * block the order.
 */
export function createEmailCheck({ api, store, language, isLoggedIn }: Parts) {
  const state = atom<EmailCheckState>({ kind: 'clear' });
  let passed: string | null = null;
  const pass = (email: string): true => {
    passed = email;
    store.set(state, { kind: 'clear' });
    return true;
  };
  const whileBusy = (
    busy: 'checking' | 'resending' | null,
    resendProblem: CallProblem | null = null,
  ): void =>
    store.set(state, (present) =>
      present.kind === 'challenged' ? { ...present, busy, resendProblem } : present,
    );

  return {
    state,
    /**
     * Whether the order may continue with this address, and with the code if one was typed; if not,
     * `state` has the reason.
     */
    passes: async (email: string, code: string | null): Promise<boolean> => {
      if (email === passed) return pass(email);
      whileBusy('checking');
      const reply = await api.call(validateEmail, {
        body: { email, lang: language, ...(code === null ? {} : { verification_code: code }) },
      });
      const then = afterUserCheck(reply.ok ? reply.value : null, isLoggedIn());
      if (then.kind === 'continue') return pass(email);
      if (then.kind === 'verify') {
        store.set(state, {
          kind: 'challenged',
          email,
          words: then.message,
          isWrong: code !== null,
          busy: null,
          resendProblem: null,
        });
        return false;
      }
      // Shown once: an orderer with an account may also book without it.
      passed = email;
      store.set(state, { kind: 'has-account', email });
      return false;
    },
    /** The order itself requires a code (OPERA-035). */
    challenge: (email: string, words: string, isWrong: boolean): void =>
      store.set(state, {
        kind: 'challenged',
        email,
        words,
        isWrong,
        busy: null,
        resendProblem: null,
      }),
    checking: (): void => whileBusy('checking'),
    resend: async (): Promise<void> => {
      const present = store.get(state);
      if (present.kind !== 'challenged' || present.busy !== null) return;
      whileBusy('resending');
      const reply = await api.call(sendVerificationCode, {
        body: { email: present.email, resend: true, lang: language },
      });
      whileBusy(null, reply.ok ? null : reply.problem);
    },
    dismiss: (): void => store.set(state, { kind: 'clear' }),
  };
}
