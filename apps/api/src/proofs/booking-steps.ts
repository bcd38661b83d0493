import fc from 'fast-check';
import { aPackageRecord, aRoomRecord, aVenueRecord } from '../testing/a-venue-record.ts';

/**
 * Wall hours of the one day that the steps use. Morning and evening only touch; the others overlap.
 */
export const allHours = {
  morning: [9, 13],
  noon: [11, 15],
  evening: [13, 17],
  whole: [9, 17],
} as const;
export type Hours = keyof typeof allHours;

/**
 * What a cart is requested for: its possible rooms, of which the first free one is taken. An
 * enquiry holds none.
 */
export type CartRequest = {
  title: string;
  rooms: readonly string[];
  hours: Hours;
  isEnquiry: boolean;
};

export const hoursList = [
  'morning',
  'noon',
  'evening',
  'whole',
] as const satisfies readonly Hours[];
export const rooms = ['Sky', 'Bay', 'Cellar'] as const;

/** Two instant rooms and one on request, a package in either of the two and one on request. */
export const modelVenue = aVenueRecord({
  rooms: [
    aRoomRecord(),
    aRoomRecord({ code: 'bay', title: 'Bay' }),
    aRoomRecord({ code: 'cellar', title: 'Cellar', instantBookable: false }),
  ],
  packages: [
    aPackageRecord(),
    aPackageRecord({ code: 'ask', title: 'Asked for', instantBookable: false, rooms: ['sky'] }),
  ],
});

export const cartRequests: readonly CartRequest[] = [
  ...rooms.flatMap((title) =>
    hoursList.map((hours): CartRequest => ({
      title,
      rooms: [title],
      hours,
      isEnquiry: title === 'Cellar',
    })),
  ),
  // Of equal rooms, the first by name is chosen.
  { title: 'Day delegate', rooms: ['Bay', 'Sky'], hours: 'whole', isEnquiry: false },
  { title: 'Asked for', rooms: ['Sky'], hours: 'whole', isEnquiry: true },
];

/**
 * Steps refer to carts, orders and enquiries by their position from the latest one backwards,
 * modulo their number.
 */
export type Step =
  | { kind: 'cart'; request: CartRequest; replaces: number | null }
  | { kind: 'order'; cart: number }
  | { kind: 'pay' | 'cancel' | 'accept' | 'decline'; order: number }
  | { kind: 'wait'; seconds: number };

export const countedBack = <Entry>(entries: readonly Entry[], back: number): Entry | null =>
  entries.at(-1 - (back % Math.max(entries.length, 1))) ?? null;

const back = fc.nat({ max: 4 });
const aCartRequest = fc.constantFrom(...cartRequests);
const aCart = fc
  .tuple(aCartRequest, fc.option(back, { freq: 4 }))
  .map(([request, replaces]): Step => ({ kind: 'cart', request, replaces }));
const latest: readonly Step[] = [
  { kind: 'order', cart: 0 },
  { kind: 'pay', order: 0 },
];
const tooLong: readonly Step[] = [
  { kind: 'order', cart: 0 },
  { kind: 'wait', seconds: 1300 },
];

/** Single steps and typical sequences: single random steps would seldom reach a booking. */
const someSteps: fc.Arbitrary<readonly Step[]> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc
      .tuple(aCart, fc.nat({ max: 2 }))
      .map(([cart, further]) => [cart, ...latest.slice(0, further)]),
  },
  { weight: 3, arbitrary: aCart.map((cart) => [cart, ...latest]) },
  { weight: 1, arbitrary: aCart.map((cart) => [cart, ...tooLong]) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('order' as const), cart: back }).map((step) => [step]),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('pay' as const), order: back }).map((step) => [step]),
  },
  {
    weight: 5,
    arbitrary: fc
      .record({
        kind: fc.constantFrom(
          'cancel' as const,
          'accept' as const,
          'accept' as const,
          'decline' as const,
        ),
        order: back,
      })
      .map((step) => [step]),
  },
  // One is shorter than a hold; twice that, and the other one, are longer.
  {
    weight: 2,
    arbitrary: fc
      .record({ kind: fc.constant('wait' as const), seconds: fc.constantFrom(700, 1300) })
      .map((step) => [step]),
  },
);

export const steps: fc.Arbitrary<readonly Step[]> = fc
  .array(someSteps, { minLength: 3, maxLength: 8, size: 'max' })
  .map((chosen) => chosen.flat());
