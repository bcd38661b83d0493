import type { FastifyInstance } from 'fastify';
import { setTimeout as wait } from 'node:timers/promises';

export const parties = ['vault', 'mail'] as const;
export const modes = ['ok', 'slow', 'fail', 'refuse'] as const;
export type Party = (typeof parties)[number];

/**
 * `slow`: does its work at once and answers after `ms`, so that a caller who gives up early has still caused something.
 * `fail`: answers with an error and does nothing. `refuse`: drops the connection without an answer.
 */
export type Fault = { readonly mode: (typeof modes)[number]; readonly ms: number };

export type Faults = {
  readonly all: () => Readonly<Record<Party, Fault>>;
  readonly of: (party: Party) => Fault;
  readonly set: (party: Party, fault: Fault) => void;
  /** Waits as long as the party is told to be slow; returns at once otherwise. */
  readonly pause: (party: Party) => Promise<void>;
  /** Makes every route of this Fastify scope behave as the party is told to. */
  readonly applyTo: (scope: FastifyInstance, party: Party) => void;
  /** Ends the waits under way, when the sandbox stops. */
  readonly endWaits: () => void;
};

export function createFaults(): Faults {
  const faults: Record<Party, Fault> = { vault: { mode: 'ok', ms: 0 }, mail: { mode: 'ok', ms: 0 } };
  const stopping = new AbortController();
  const pause = async (party: Party): Promise<void> => {
    const { mode, ms } = faults[party];
    if (mode !== 'slow' || stopping.signal.aborted) return;
    // The only way this wait rejects is that the sandbox stops, and then waiting is over as well.
    await wait(ms, undefined, { signal: stopping.signal }).catch(() => undefined);
  };
  return {
    all: () => ({ ...faults }),
    of: (party) => faults[party],
    set: (party, fault) => {
      faults[party] = fault;
    },
    pause,
    applyTo: (scope, party) => {
      scope.addHook('onRequest', async (request, reply) => {
        const { mode } = faults[party];
        if (mode === 'refuse') {
          reply.hijack();
          request.raw.socket.destroy();
        } else if (mode === 'fail') {
          await reply.code(503).send({ code: 'unavailable', message: `The ${party} is told to fail.` });
        }
      });
      scope.addHook('onSend', async (_request, _reply, payload) => {
        await pause(party);
        return payload;
      });
    },
    endWaits: () => stopping.abort(),
  };
}
