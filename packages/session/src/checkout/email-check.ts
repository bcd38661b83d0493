import type { ApiClient } from '@foyer/api-client';
import { sendVerificationCode, validateEmail } from '@foyer/contract';
import { afterUserCheck } from '@foyer/domain';
import { atom } from 'jotai/vanilla';
import type { Store } from '../store-readable.ts';

/** What stands between an address and the order that is to be made with it (CART-009, A-189). */
export type EmailCheckState =
  | { kind: 'clear' }
  /** It has an account: one may log in, or go on without by asking once more. */
  | { kind: 'has-account'; email: string }
  /**
   * It has to be proved by a mailed code. `words` are the server's; `isWrong` those about a code
   * that was typed.
   */
  | {
      kind: 'challenged';
      email: string;
      words: string;
      isWrong: boolean;
      busy: 'checking' | 'resending' | null;
    };

type Parts = { api: ApiClient; store: Store; language: string; isLoggedIn: () => boolean };

/**
 * Asks about an address before anything is sent with it (VERIFY-005, VERIFY-010). A check that
 * fails holds nobody up.
 */
export function createEmailCheck({ api, store, language, isLoggedIn }: Parts) {
  const state = atom<EmailCheckState>({ kind: 'clear' });
  let passed: string | null = null;
  const pass = (email: string): true => {
    passed = email;
    store.set(state, { kind: 'clear' });
    return true;
  };
  const whileBusy = (busy: 'checking' | 'resending' | null): void =>
    store.set(state, (present) => (present.kind === 'challenged' ? { ...present, busy } : present));

  return {
    state,
    /**
     * Whether the order may go on with this address, with the code where one was typed; if not,
     * `state` says why.
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
        });
        return false;
      }
      // Said once: who has an account may book without it as well.
      passed = email;
      store.set(state, { kind: 'has-account', email });
      return false;
    },
    /** The order itself asks for a code (OPERA-035). */
    challenge: (email: string, words: string, isWrong: boolean): void =>
      store.set(state, { kind: 'challenged', email, words, isWrong, busy: null }),
    checking: (): void => whileBusy('checking'),
    resend: async (): Promise<void> => {
      const present = store.get(state);
      if (present.kind !== 'challenged' || present.busy !== null) return;
      whileBusy('resending');
      await api.call(sendVerificationCode, {
        body: { email: present.email, resend: true, lang: language },
      });
      whileBusy(null);
    },
    dismiss: (): void => store.set(state, { kind: 'clear' }),
  };
}
