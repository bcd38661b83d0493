import type { ApiClient, CallProblem } from '@foyer/api-client';
import { applyCartCode } from '@foyer/contract';
import type { Cart } from '@foyer/domain';
import { atom } from 'jotai/vanilla';
import type { CartCode } from '../../cart-session.ts';
import { readableOf, type Store } from '../../readable.ts';

type Parts = {
  api: ApiClient;
  store: Store;
  cartId: string;
  language: string;
  /** The clock of `Page.elapsed`. */
  elapsed: () => number;
  /** The cart at its new price. */
  onCart: (cart: Cart, askedAt: number) => void;
  /** The cart can no longer be changed. */
  onOver: () => void;
};

/** The discount code of a cart (CHECK-003): the server prices the cart by it, or says why not. */
export function createCartCode({ api, store, cartId, language, elapsed, onCart, onOver }: Parts) {
  const state = atom<CartCode>({ kind: 'settled' });
  const apply = async (typed: string): Promise<void> => {
    if (store.get(state).kind === 'asking') return;
    store.set(state, { kind: 'asking' });
    const askedAt = elapsed();
    const reply = await api.call(applyCartCode, {
      params: { cartId },
      query: { lang: language },
      body: { discount_code: typed.trim() },
    });
    if (reply.ok) {
      store.set(state, { kind: 'settled' });
      return onCart(reply.value, askedAt);
    }
    const reason = reasonOf(reply.problem);
    store.set(state, reason === 'over' ? { kind: 'settled' } : { kind: 'refused', typed, reason });
    if (reason === 'over') onOver();
  };
  return { readable: readableOf(store, state), apply: (typed: string): void => void apply(typed) };
}

function reasonOf(problem: CallProblem): (CartCode & { kind: 'refused' })['reason'] | 'over' {
  switch (problem.kind === 'refused' ? problem.problem.code : null) {
    case 'invalid_field':
      return 'unknown';
    case 'not_bookable':
      return 'not-for-this';
    case 'price_changed':
      return 'used-up';
    case 'rate_limited':
      return 'too-often';
    case 'hold_expired':
    case 'already_ordered':
    case 'not_changeable':
    case 'cart_not_found':
      return 'over';
    default:
      return 'failed';
  }
}
