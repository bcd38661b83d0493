import { createApiClient } from '@foyer/api-client';
import { aQuery, aRoom, aVenue } from '@foyer/fixtures';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { availabilityOf, later } from '../testing/fake-api.ts';
import { createAvailabilityLoads } from './availability.ts';

/**
 * Sequence of events: a new request, or the answer to a waiting one (its index from the oldest,
 * modulo their number).
 */
const events = fc.array(fc.oneof(fc.constant('ask' as const), fc.nat({ max: 9 })), {
  minLength: 2,
  maxLength: 12,
});
const runs = Number(process.env['PROPERTY_RUNS'] ?? 0) > 0 ? 5000 : 100;

test('in whatever order answers arrive, a later one is never lost to an earlier one (FORM-037, B-090)', async () => {
  const waiting: { asked: number; answer: () => void }[] = [];
  // Answers even aborted requests: only their numbering can keep such an answer out.
  const fetch: typeof globalThis.fetch = async (request) => {
    const asked = Number(
      new URL(request instanceof Request ? request.url : request).searchParams.get('delegates'),
    );
    const { promise, resolve } = later<Response>();
    waiting.push({
      asked,
      answer: () => resolve(Response.json(availabilityOf([aRoom({ id: String(asked) })]))),
    });
    return promise;
  };
  const api = createApiClient({ baseUrl: 'http://api.test', fetch });

  const turn = () => new Promise<void>((done) => setTimeout(done));
  await fc.assert(
    fc.asyncProperty(events, async (happening) => {
      waiting.splice(0);
      const loads = createAvailabilityLoads({
        api,
        venue: aVenue(),
        language: 'en',
        ownCart: () => null,
      });
      const shown: number[] = [];
      let asked = 0;
      for (const event of [...happening, 'ask' as const]) {
        if (event === 'ask') {
          const mine = (asked += 1);
          void loads.load(aQuery({ delegates: mine })).then((outcome) => {
            // An overtaken request is not reported as a problem.
            if (outcome !== 'overtaken')
              shown.push('answer' in outcome ? Number(outcome.answer.rooms[0]?.id) : NaN);
          });
          await vi.waitFor(() => expect(waiting.map((one) => one.asked)).toContain(mine), {
            interval: 1,
          });
        } else if (waiting.length > 0) {
          const [one] = waiting.splice(event % waiting.length, 1);
          one?.answer();
        }
        await turn();
      }
      for (const { answer } of waiting.splice(0).reverse()) answer();
      await vi.waitFor(() => expect(shown.at(-1)).toBe(asked), { interval: 1 });
      expect(shown).toEqual(shown.toSorted((a, b) => a - b));
      loads.stop();
    }),
    { numRuns: runs },
  );
}, 120_000);
