import * as v from 'valibot';
import { createOutsideParty, type OutsidePartyOptions } from './outside-party.ts';

export type AuthorizationRequest = { token: string; amount: number; currency: string };
export type Authorization =
  | { kind: 'authorized'; authorizationId: string }
  | { kind: 'declined' }
  /** The key was used for another request before: ask again with a new one. */
  | { kind: 'key-used' }
  | { kind: 'unavailable' };

/**
 * Reserves and releases amounts (minor units of the currency) on cards of which we only know a
 * token.
 */
export type CardVault = {
  authorize: (key: string, request: AuthorizationRequest) => Promise<Authorization>;
  /**
   * Gives the amount back; `false` when the vault could not be reached. Doing it twice does no
   * harm.
   */
  release: (authorizationId: string) => Promise<boolean>;
  /**
   * The same for whatever was reserved under a key, and may still arrive under it, where no answer
   * said what.
   */
  releaseKey: (key: string) => Promise<boolean>;
};

const authorizedWire = v.object({
  authorizationId: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
});

/**
 * The card vault over HTTP: `POST vault/authorizations` with an `Idempotency-Key`, so that asking
 * again is safe.
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
    release: async (authorizationId) => {
      const answer = await vault.ask(
        { method: 'DELETE', path: `/vault/authorizations/${encodeURIComponent(authorizationId)}` },
        v.unknown(),
      );
      return answer.kind === 'answered' || (answer.kind === 'refused' && answer.status === 404);
    },
    releaseKey: async (key) =>
      (
        await vault.ask(
          { method: 'DELETE', path: `/vault/authorizations/by-key/${encodeURIComponent(key)}` },
          v.unknown(),
        )
      ).kind === 'answered',
  };
}
