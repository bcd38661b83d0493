import { randomBytes } from 'node:crypto';
import type { Cards } from './cards.ts';

export type AuthorizationRequest = { token: string; amount: number; currency: string };

export type Authorization = {
  authorizationId: string;
  amount: number;
  currency: string;
  card: string;
  network: string;
  at: string;
  state: 'authorized' | 'voided';
};

type Answer =
  | { kind: 'authorized'; authorizationId: string }
  | { kind: 'declined' }
  | { kind: 'unknown_token' };

export type Authorizations = {
  /**
   * The same key gets the same answer, without using the card; another request under it is a
   * `key_reused`.
   */
  authorize: (key: string, request: AuthorizationRequest) => Answer | { kind: 'key_reused' };
  /** Voiding is idempotent. `false`: no such authorisation. */
  void: (authorizationId: string) => boolean;
  /** Voids what was authorised under a key, and what may still arrive under it. */
  voidKey: (key: string) => void;
  list: () => readonly Authorization[];
};

/**
 * A token authorises once: whatever the first attempt answers, a second one with another key is an
 * `unknown_token`.
 */
export function createAuthorizations({
  cards,
  clock,
}: {
  cards: Cards;
  clock: () => Date;
}): Authorizations {
  const byId = new Map<string, Authorization>();
  const byKey = new Map<string, { request: AuthorizationRequest; answer: Answer }>();
  const closedKeys = new Set<string>();

  const attempt = ({ token, amount, currency }: AuthorizationRequest): Answer => {
    const card = cards.take(token);
    if (card === null) return { kind: 'unknown_token' };
    if (card.declines) return { kind: 'declined' };
    const authorizationId = `auth_${randomBytes(24).toString('base64url')}`;
    byId.set(authorizationId, {
      authorizationId,
      amount,
      currency,
      card: card.masked,
      network: card.network,
      at: clock().toISOString(),
      state: 'authorized',
    });
    return { kind: 'authorized', authorizationId };
  };

  const voidOne = (authorizationId: string): boolean => {
    const authorization = byId.get(authorizationId);
    if (authorization === undefined) return false;
    byId.set(authorizationId, { ...authorization, state: 'voided' });
    return true;
  };

  return {
    authorize: (key, request) => {
      if (closedKeys.has(key)) return { kind: 'key_reused' };
      const earlier = byKey.get(key);
      if (earlier !== undefined) {
        const same =
          earlier.request.token === request.token &&
          earlier.request.amount === request.amount &&
          earlier.request.currency === request.currency;
        return same ? earlier.answer : { kind: 'key_reused' };
      }
      const answer = attempt(request);
      byKey.set(key, { request, answer });
      return answer;
    },
    void: voidOne,
    voidKey: (key) => {
      closedKeys.add(key);
      const earlier = byKey.get(key)?.answer;
      if (earlier?.kind === 'authorized') voidOne(earlier.authorizationId);
    },
    list: () => [...byId.values()],
  };
}
