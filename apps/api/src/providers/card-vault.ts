import * as v from 'valibot';
import { createOutsideParty, type OutsidePartyOptions } from './outside-party.ts';

export type AuthorizationRequest = { token: string; amount: number; currency: string };
export type Authorization =
  | { kind: 'authorized'; authorizationId: string }
  | { kind: 'declined' }
  /** The key was used for another request before: use a new one. */
  | { kind: 'key-used' }
  | { kind: 'unavailable' };

/**
 * Reserves and releases amounts (minor units of the currency) on cards, which we know by a token
 * only.
 */
export type CardVault = {
  authorize: (key: string, request: AuthorizationRequest) => Promise<Authorization>;
  /** Releases the amount; repeating it is safe. `false`: the vault did not do it. */
  release: (authorizationId: string) => Promise<boolean>;
  /**
   * The same for everything that was or will be reserved under a key, for attempts without an
   * answer.
   */
  releaseKey: (key: string) => Promise<boolean>;
};

const authorizedWire = v.object({
  authorizationId: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
});

/**
 * The card vault over HTTP: `POST vault/authorizations` with an `Idempotency-Key`, so that retries
 * are safe.
 */
export function createCardVault(url: string, options: OutsidePartyOptions = {}): CardVault {
  const vault = createOutsideParty('card vault', url, options);
  return {
    authorize: async (idempotencyKey, body) => {
      const answer = await vault.ask(
        { method: 'POST', path: '/vault/authorizations', idempotencyKey, body },
        authorizedWire,
      );
      if (answer.kind === 'answered')
        return { kind: 'authorized', authorizationId: answer.value.authorizationId };
      if (answer.kind !== 'refused') return { kind: 'unavailable' };
      if (answer.code === 'idempotency_key_reused') return { kind: 'key-used' };
      return answer.status === 402 || answer.status === 400
        ? { kind: 'declined' }
        : { kind: 'unavailable' };
    },
    release: (authorizationId) =>
      vault.release(`/vault/authorizations/${encodeURIComponent(authorizationId)}`, 404),
    releaseKey: (key) => vault.release(`/vault/authorizations/by-key/${encodeURIComponent(key)}`),
  };
}
