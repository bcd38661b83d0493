import type { Reply } from '@foyer/api-client';
import type { InboxOrder } from '@foyer/contract';
import type { OrderCancellation } from '@foyer/domain';
import type { AccountScreen } from '@foyer/sites';
import type { BaseSession, CallProblem } from './base-session.ts';
import type { Readable } from './readable.ts';

export type OrdersState =
  | { kind: 'loading' }
  | { kind: 'ready'; orders: readonly InboxOrder[] }
  /** Nobody is logged in, or no longer. */
  | { kind: 'logged-out' }
  | { kind: 'failed'; problem: CallProblem };

/** Who registers; `phone` with + and country code, or `''`. */
export type Registration = {
  email: string;
  firstName: string;
  lastName: string;
  company: string;
  phone: string;
  password: string;
};

/**
 * Memory of the pages of an account: who one is, and one's orders (D-14). Actions that succeed lead
 * on by themselves.
 */
export type AccountSession = BaseSession & {
  page: 'account';
  screen: AccountScreen;
  /** The pages beside this one; each remembers where the visitor was going. */
  beside: { login: string; register: string; forgottenPassword: string };
  /** False where somebody else's page led here: logging out then wants a click. */
  cameFromHere: boolean;
  /** Asked for on the pages that show orders. */
  orders: Readable<OrdersState>;
  actions: {
    logIn: (email: string, password: string) => Promise<CallProblem | null>;
    register: (who: Registration) => Promise<CallProblem | null>;
    logOut: () => Promise<CallProblem | null>;
    /** Asks for a mail with a link. */
    askPasswordLink: (email: string) => Promise<CallProblem | null>;
    setPassword: (token: string, password: string) => Promise<CallProblem | null>;
    retryOrders: () => void;
    /** What cancelling would cost at this moment. */
    cancellationOf: (orderId: string) => Promise<Reply<OrderCancellation>>;
    /** At the fee that was shown; the order changes in `orders` (D-17). */
    cancel: (orderId: string, shownFee: number | null) => Promise<Reply<OrderCancellation>>;
  };
};
