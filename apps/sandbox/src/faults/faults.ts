import type { FastifyInstance } from 'fastify';
import { setTimeout as wait } from 'node:timers/promises';

export const parties = ['vault', 'mail', 'property', 'office', 'translation', 'location'] as const;
export const modes = ['ok', 'slow', 'fail', 'refuse', 'conflict', 'lie'] as const;
export type Party = (typeof parties)[number];
type Mode = (typeof modes)[number];

/**
 * What each party can be told: only those that keep rooms can find them taken, and mail has no
 * answer to lie in.
 */
export const modesOf: Readonly<Record<Party, readonly Mode[]>> = {
  vault: ['ok', 'slow', 'fail', 'refuse', 'lie'],
  mail: ['ok', 'slow', 'fail', 'refuse'],
  property: modes,
  office: modes,
  translation: ['ok', 'slow', 'fail', 'refuse', 'lie'],
  location: ['ok', 'slow', 'fail', 'refuse', 'lie'],
};

/**
 * `slow`: does its work at once and answers after `ms`, so that a caller who gives up early has
 * still caused something.
 * `fail`: answers with an error and does nothing. `refuse`: drops the connection without an answer.
 * `conflict`: finds every room taken when it is asked to keep one. `lie`: does its work and answers
 * something that is no answer.
 */
export type Fault = { mode: Mode; ms: number };

export type Faults = {
  all: () => Readonly<Record<Party, Fault>>;
  of: (party: Party) => Fault;
  set: (party: Party, fault: Fault) => void;
  /** Waits as long as the party is told to be slow; returns at once otherwise. */
  pause: (party: Party) => Promise<void>;
  /** Makes every route of this Fastify scope behave as the party is told to. */
  applyTo: (scope: FastifyInstance, party: Party) => void;
  /** Ends the waits under way, when the sandbox stops. */
  endWaits: () => void;
};

export function createFaults(): Faults {
  const usual: Fault = { mode: 'ok', ms: 0 };
  const faults: Record<Party, Fault> = {
    vault: usual,
    mail: usual,
    property: usual,
    office: usual,
    translation: usual,
    location: usual,
  };
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
          await reply
            .code(503)
            .send({ code: 'unavailable', message: `The ${party} is told to fail.` });
        }
      });
      scope.addHook('onSend', async (_request, _reply, payload) => {
        await pause(party);
        return faults[party].mode === 'lie' && typeof payload === 'string'
          ? JSON.stringify({ certainly: true })
          : payload;
      });
    },
    endWaits: () => stopping.abort(),
  };
}
