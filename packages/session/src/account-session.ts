import type { InboxOrder } from '@foyer/contract';
import type { AccountScreen } from '@foyer/sites';
import type { BaseSession, CallProblem } from './base-session.ts';
import type { Readable } from './readable.ts';

export type OrdersState =
  | { kind: 'loading' }
  | { kind: 'ready'; orders: readonly InboxOrder[] }
  /** Not logged in, or no longer. */
  | { kind: 'logged-out' }
  | { kind: 'failed'; problem: CallProblem };

/** Fields of the registration; `phone` with + and country code, or `''`. */
export type Registration = {
  email: string;
  firstName: string;
  lastName: string;
  company: string;
  phone: string;
  password: string;
};

/**
 * Session of the account's pages: profile and orders (D-14). Actions that succeed open the next
 * page themselves.
 */
export type AccountSession = BaseSession & {
  page: 'account';
  screen: AccountScreen;
  /** Links to the related pages; each keeps the page to return to. */
  beside: { login: string; register: string; forgottenPassword: string };
  /** False when a page of another site linked here: then logging out asks for a click. */
  cameFromHere: boolean;
  /** Loaded on the pages that show orders. */
  orders: Readable<OrdersState>;
  actions: {
    logIn: (email: string, password: string) => Promise<CallProblem | null>;
    register: (who: Registration) => Promise<CallProblem | null>;
    logOut: () => Promise<CallProblem | null>;
    /** Requests a mail with a link. */
    askPasswordLink: (email: string) => Promise<CallProblem | null>;
    setPassword: (token: string, password: string) => Promise<CallProblem | null>;
    retryOrders: () => void;
  };
};
