import type { Around } from '../venue-session.ts';
import type { AroundParts } from './around-calls.ts';

/**
 * What the venue has around the present meeting: other days, hours and offers. The calls and the
 * parsing of their answers are a script of their own: most visitors find what they look for in the
 * list.
 */
export function createAround(parts: AroundParts): Around {
  const load = () =>
    import('./around-calls.ts').then(
      ({ aroundCalls }) => aroundCalls(parts),
      () => null,
    );
  return {
    days: async (month) => (await load())?.days(month) ?? null,
    freeTimes: async (roomId) => (await load())?.freeTimes(roomId) ?? null,
    alternatives: async () => (await load())?.alternatives() ?? null,
  };
}
