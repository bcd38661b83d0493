import * as v from 'valibot';

export type AuthorizationRequest = { readonly token: string; readonly amount: number; readonly currency: string };
export type Authorization =
  | { readonly kind: 'authorized'; readonly authorizationId: string }
  | { readonly kind: 'declined' }
  /** The key was used for another request before: ask again with a new one. */
  | { readonly kind: 'key-used' }
  | { readonly kind: 'unavailable' };

/** Reserves and releases amounts (minor units of the currency) on cards of which we only know a token. */
export type CardVault = {
  readonly authorize: (key: string, request: AuthorizationRequest) => Promise<Authorization>;
  /** Gives the amount back; `false` when the vault could not be reached. Doing it twice does no harm. */
  readonly release: (authorizationId: string) => Promise<boolean>;
};

export type CardVaultOptions = { readonly timeLimitMs?: number; readonly tries?: number };

const authorizedWire = v.object({ authorizationId: v.pipe(v.string(), v.minLength(1), v.maxLength(200)) });
const problemWire = v.object({ code: v.string() });

/** The card vault over HTTP: `POST vault/authorizations` with an `Idempotency-Key`, so that asking again is safe. */
export function createCardVault(url: string, { timeLimitMs = 5000, tries = 3 }: CardVaultOptions = {}): CardVault {
  /** Repeats what the network or the vault's own trouble spoiled, after a growing random wait; `null` when it stays so. */
  async function call(path: string, init: RequestInit): Promise<Response | null> {
    const deadline = Date.now() + timeLimitMs;
    for (let attempt = 1; attempt <= tries; attempt += 1) {
      const left = deadline - Date.now();
      if (left <= 0) return null;
      // A vault that is away, slow or cut off is an outcome of its own: `null` becomes `unavailable`, named to the visitor.
      const response = await fetch(new URL(path, url), { ...init, redirect: 'error', signal: AbortSignal.timeout(left) }).catch(() => null);
      if (response !== null && response.status < 500 && response.status !== 429) return response;
      if (attempt < tries) await new Promise((resolve) => setTimeout(resolve, 100 * attempt + Math.random() * 150 * attempt));
    }
    return null;
  }

  return {
    authorize: async (key, request) => {
      const response = await call('/vault/authorizations', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': key },
        body: JSON.stringify(request),
      });
      if (response === null) return { kind: 'unavailable' };
      const body: unknown = await response.json().catch(() => null);
      const authorized = v.safeParse(authorizedWire, body);
      if (response.ok && authorized.success) return { kind: 'authorized', authorizationId: authorized.output.authorizationId };
      const problem = v.safeParse(problemWire, body);
      if (problem.success && problem.output.code === 'idempotency_key_reused') return { kind: 'key-used' };
      return response.status === 402 || response.status === 400 ? { kind: 'declined' } : { kind: 'unavailable' };
    },
    release: async (authorizationId) => {
      const response = await call(`/vault/authorizations/${encodeURIComponent(authorizationId)}`, { method: 'DELETE' });
      return response !== null && (response.ok || response.status === 404);
    },
  };
}
