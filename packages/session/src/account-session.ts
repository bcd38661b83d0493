import type { Reply } from '@foyer/api-client';
import type { InboxOrder } from '@foyer/contract';
import type { OrderCancellation } from '@foyer/domain';
import type { AccountScreen } from '@foyer/sites';
import type { BaseSession, CallProblem } from './base-session.ts';
import type { Readable } from './readable.ts';

export type OrdersState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly orders: readonly InboxOrder[] }
  /** Nobody is logged in, or no longer. */
  | { readonly kind: 'logged-out' }
  | { readonly kind: 'failed'; readonly problem: CallProblem };

/** Who registers; `phone` with + and country code, or `''`. */
export type Registration = { readonly email: string; readonly firstName: string; readonly lastName: string; readonly company: string; readonly phone: string; readonly password: string };

/** Memory of the pages of an account: who one is, and one's orders (D-14). Actions that succeed lead on by themselves. */
export type AccountSession = BaseSession & {
  readonly page: 'account';
  readonly screen: AccountScreen;
  /** The pages beside this one; each remembers where the visitor was going. */
  readonly beside: { readonly login: string; readonly register: string; readonly forgottenPassword: string };
  /** False where somebody else's page led here: logging out then wants a click. */
  readonly cameFromHere: boolean;
  /** Asked for on the pages that show orders. */
  readonly orders: Readable<OrdersState>;
  readonly actions: {
    readonly logIn: (email: string, password: string) => Promise<CallProblem | null>;
    readonly register: (who: Registration) => Promise<CallProblem | null>;
    readonly logOut: () => Promise<CallProblem | null>;
    /** Asks for a mail with a link. */
    readonly askPasswordLink: (email: string) => Promise<CallProblem | null>;
    readonly setPassword: (token: string, password: string) => Promise<CallProblem | null>;
    readonly retryOrders: () => void;
    /** What cancelling would cost at this moment. */
    readonly cancellationOf: (orderId: string) => Promise<Reply<OrderCancellation>>;
    /** At the fee that was shown; the order changes in `orders` (D-17). */
    readonly cancel: (orderId: string, shownFee: number | null) => Promise<Reply<OrderCancellation>>;
  };
};
