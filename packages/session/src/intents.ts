import type { Reply } from '@foyer/api-client';

/** Keeps one idempotency key per payload that the visitor submits. */
export type Intents = {
  /**
   * The key of this payload: created before the first attempt, the same on every retry, new when
   * the payload changes.
   */
  keyFor: (payload: unknown) => string;
  /**
   * To be called after a reply. A final one (success, or a refusal by our rules) ends the intent,
   * so that the next click gets a new key; without a reply or after a server error the outcome is
   * unknown, and the key stays.
   */
  settle: (reply: Reply<unknown>) => void;
};

export function createIntents(newKey: () => string): Intents {
  let current: { payload: string; key: string } | null = null;
  return {
    keyFor: (payload) => {
      const text = JSON.stringify(payload);
      if (current?.payload !== text) current = { payload: text, key: newKey() };
      return current.key;
    },
    settle: (reply) => {
      if (reply.ok || (reply.problem.kind === 'refused' && reply.problem.problem.status < 500))
        current = null;
    },
  };
}

/** 128 random bits. `randomUUID` is missing on pages without HTTPS; `getRandomValues` is not. */
export function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
