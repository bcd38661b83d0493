import type { AuthorizationRequest, CardVault } from '../providers/card-vault.ts';

export type FakeCardVault = CardVault & {
  authorized: () => readonly { key: string; request: AuthorizationRequest }[];
  released: () => readonly string[];
  /** What the next calls do before or instead of authorising; `null` for normal behaviour. */
  behave: (how: 'down' | (() => Promise<void>) | null) => void;
};

/**
 * A vault in memory with the guarantees of a real one: a key is charged once; the token `declined`
 * is refused.
 */
export function fakeCardVault(): FakeCardVault {
  const byKey = new Map<string, AuthorizationRequest>();
  const released: string[] = [];
  let behaviour: 'down' | (() => Promise<void>) | null = null;
  return {
    authorize: async (key, request) => {
      if (behaviour === 'down') return { kind: 'unavailable' };
      await behaviour?.();
      if (request.token === 'declined') return { kind: 'declined' };
      const earlier = byKey.get(key);
      if (earlier && JSON.stringify(earlier) !== JSON.stringify(request))
        return { kind: 'key-used' };
      byKey.set(key, request);
      return { kind: 'authorized', authorizationId: `auth-${key}` };
    },
    release: async (authorizationId) => {
      if (behaviour === 'down') return false;
      released.push(authorizationId);
      return true;
    },
    releaseKey: async (key) => {
      if (behaviour === 'down') return false;
      if (byKey.has(key)) released.push(`auth-${key}`);
      return true;
    },
    authorized: () => [...byKey].map(([key, request]) => ({ key, request })),
    released: () => released,
    behave: (how) => {
      behaviour = how;
    },
  };
}
