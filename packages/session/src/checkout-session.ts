import type { AirplusAnswers, CancellationTerms, Cart, Contact, Money, PaymentMethod } from '@foyer/domain';
import type { BaseSession, CallProblem } from './base-session.ts';
import type { EmailCheckState } from './email-check.ts';
import type { Readable } from './readable.ts';

export type CartState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly cart: Cart }
  | { readonly kind: 'expired'; readonly cart: Cart }
  /** No such cart: a mistyped or very old address. */
  | { readonly kind: 'missing' }
  | { readonly kind: 'failed'; readonly problem: CallProblem };

export type OrderState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'processing' }
  /** `field` is the wire name the server refused (`email`, `phone`, …), for a message beside that field. */
  | { readonly kind: 'failed'; readonly problem: CallProblem; readonly field: string | null }
  | { readonly kind: 'price-changed'; readonly before: Money | null; readonly now: Money };

/** How an order is paid, and with what: the card's token, or what the travel account asks. */
export type Payment = { readonly method: PaymentMethod; readonly cardToken: string | null; readonly airplus: AirplusAnswers | null };

/** Memory of the standard checkout (`/book-universal/{cartId}`). */
export type CheckoutSession = BaseSession & {
  readonly page: 'checkout';
  readonly cart: Readable<CartState>;
  /** Seconds left of the hold, counted on the server's clock; `null` where nothing is held. */
  readonly holdSeconds: Readable<number | null>;
  /** `null` while unknown or not to be had: the block is then left out. */
  readonly cancellation: Readable<CancellationTerms | null>;
  readonly order: Readable<OrderState>;
  /** What is to be said of the address that somebody orders with, in the older flow (CART-009, A-189). */
  readonly emailCheck: Readable<EmailCheckState>;
  /** Address of the card vault's frame with everything it needs, and the only origin whose messages are believed. */
  readonly cardFrame: { readonly url: string; readonly vaultOrigin: string; readonly ownOrigin: string };
  /** Back to the venue page, with the meeting as it was. */
  readonly venueLink: Readable<string | null>;
  readonly actions: {
    readonly placeOrder: (contact: Contact, payment: Payment, marketingConsent: boolean) => void;
    readonly dismissOrder: () => void;
    /** Tries the order again with the code that was mailed. */
    readonly verifyEmail: (code: string) => void;
    readonly resendCode: () => void;
    readonly dismissEmailCheck: () => void;
    readonly retryCart: () => void;
  };
};
