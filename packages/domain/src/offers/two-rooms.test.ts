import fc from 'fast-check';
import { expect, test } from 'vitest';
import { propertyRuns } from '../testing/property-runs.ts';
import { aQuery, aRoom } from '../testing/samples.ts';
import { offersFor } from './offers-for.ts';
import { standardOfferRules } from '../query/site-settings.ts';
import { roomsAsOne, sharedBetween } from './two-rooms.ts';

const limits = fc
  .tuple(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 0, max: 200 }))
  .map(([min, more]) => ({ min, max: min + more }));

test('a share is within the limits of each room, whichever is named first, and leaves nobody out', () => {
  fc.assert(
    fc.property(limits, limits, fc.integer({ min: 1, max: 500 }), (one, two, delegates) => {
      const [a, b] = [aRoom({ id: 'a', ...one }), aRoom({ id: 'b', ...two })];
      const group = { delegates, layout: '_none' } as const;
      const shares = sharedBetween(a, b, group);
      const turned = sharedBetween(b, a, group);
      const fits = Array.from({ length: delegates + 1 }, (_, inA) => inA).some(
        (inA) =>
          inA >= a.min && inA <= a.max && delegates - inA >= b.min && delegates - inA <= b.max,
      );
      if (shares === null) {
        expect(turned).toBeNull();
        // What could be shared is only left where one room is enough.
        if (fits) expect(Math.max(a.max, b.max)).toBeGreaterThanOrEqual(delegates);
        return;
      }
      const [inA, inB] = shares;
      expect(inA + inB).toBe(delegates);
      expect(inA >= a.min && inA <= a.max && inB >= b.min && inB <= b.max).toBe(true);
      if (a.max !== b.max) expect(turned).toEqual([inB, inA]);
    }),
    propertyRuns(),
  );
});

test('two rooms as one cost what both cost, with one fee, and only where both can be booked at once', () => {
  const offered = (over: Partial<ReturnType<typeof aRoom>>) => {
    const rooms = [
      aRoom({ id: 'a', title: 'A', max: 20, min: 1 }),
      aRoom({ id: 'b', title: 'B', max: 20, min: 1, ...over }),
    ];
    const query = aQuery({ delegates: 30 });
    const { rooms: offers } = offersFor(
      { currency: 'EUR', premiumFee: 500 },
      rooms,
      [],
      query,
      standardOfferRules,
    );
    const [a, b] = ['a', 'b'].map((id) => offers.find(({ room }) => room.id === id));
    if (!a || !b) throw new Error('two rooms');
    return { a, b, both: roomsAsOne(a, b, query) };
  };
  const { a, b, both } = offered({});
  expect(both).toMatchObject({
    room: { title: 'A + B', max: 40 },
    fit: { kind: 'fits' },
    outcome: { kind: 'instant' },
    price: {
      total: { minor: (a.price?.total.minor ?? 0) + (b.price?.total.minor ?? 0) },
      premiumFee: 500,
    },
  });
  expect([
    offered({ available: false }).both,
    offered({ instantBookable: false }).both,
    offered({ webBookable: false }).both,
  ]).toEqual([null, null, null]);
});
