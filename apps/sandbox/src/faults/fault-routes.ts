import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { parseWire, Refusal } from '../answer-errors.ts';
import { type Faults, modes, modesOf, parties } from './faults.ts';

const faultWire = v.strictObject({
  party: v.picklist(parties),
  mode: v.picklist(modes),
  ms: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(120_000)), 3000),
});

/**
 * `GET /faults` says how each party behaves; `POST /faults {party, mode, ms?}` changes it (ms: only
 * for slow, default 3000).
 */
export async function faultRoutes(
  app: FastifyInstance,
  { faults }: { faults: Faults },
): Promise<void> {
  app.get('/faults', () => faults.all());
  app.post('/faults', (request) => {
    const { party, mode, ms } = parseWire(faultWire, request.body);
    if (!modesOf[party].includes(mode))
      throw new Refusal(400, 'invalid', `The ${party} cannot be told that.`, 'mode');
    faults.set(party, { mode, ms: mode === 'slow' ? ms : 0 });
    return faults.all();
  });
}
