import type { Reply } from '@foyer/api-client';

/** Keeps one idempotency key for each thing the visitor wants done. */
export type Intents = {
  /**
   * The key of this payload: minted before the first try, the same on every retry, new when the
   * payload changed.
   */
  keyFor: (payload: unknown) => string;
  /**
   * After an answer. One that settles the matter (done, or refused for a reason of ours) ends the
   * intent, so that the next click is a new one; after silence or a server's own failure nobody
   * knows what happened, and the key stays.
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

/** 128 random bits. `randomUUID` is missing on pages that are not served securely; this is not. */
export function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
