import type { FastifyInstance } from 'fastify';
import { setTimeout as wait } from 'node:timers/promises';

export const parties = ['vault', 'mail', 'property', 'office', 'translation', 'location'] as const;
export const modes = ['ok', 'slow', 'fail', 'refuse', 'conflict', 'lie'] as const;
export type Party = (typeof parties)[number];
type Mode = (typeof modes)[number];

/**
 * The modes of each party: only those that keep rooms can report them as taken, and mail has no
 * answer to falsify.
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
 * `slow`: works at once and answers after `ms`, so that a caller who gives up early has still had
 * an effect. `fail`: answers with an error and does nothing. `refuse`: drops the connection without
 * an answer. `conflict`: reports every room as taken. `lie`: works and sends a malformed answer.
 */
export type Fault = { mode: Mode; ms: number };

export type Faults = {
  all: () => Readonly<Record<Party, Fault>>;
  of: (party: Party) => Fault;
  set: (party: Party, fault: Fault) => void;
  /** Waits as long as the party's mode says; returns at once otherwise. */
  pause: (party: Party) => Promise<void>;
  /** Applies the party's mode to every route of this Fastify scope. */
  applyTo: (scope: FastifyInstance, party: Party) => void;
  /** Ends pending waits when the sandbox stops. */
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
    // This wait rejects only when the sandbox stops, and then it is over as well.
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
