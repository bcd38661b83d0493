import { type Instant, holdSeconds, miscLine, lineAmount, type PropertyOrder } from '@foyer/domain';
import type { HotelBooking } from '../../providers/property-system.ts';
import type { Parts } from '../../routes/routes.ts';
import { hashOf } from '../idempotency.ts';
import { releaseTry } from '../loose-ends.ts';
import type { Order, OrderExtra } from '../order.ts';
import { endCart } from '../outside-hold.ts';
import { announce, earlierTries, forget, type OutsideOutcome, type OutsideStep } from '../outside-step.ts';
import { serverNow } from '../server-now.ts';
import { propertyProblem } from './property-problem.ts';
import type { PropertyEntry } from './property-venue.ts';

const party = 'property';
/** After the hold's end, so that no try is still under way when what it left is released. */
const graceSeconds = 90;

/** Books the events of an order in the property system, once for each content (OPERA-027, OPERA-028). */
export function hotelStep(parts: Parts, { hotel }: PropertyEntry, booking: HotelBooking, methods: readonly string[]): OutsideStep {
  const { database, providers, clock } = parts;

  async function book(order: Order, authorizationId: string | null): Promise<OutsideOutcome> {
    const key = `${order.id}-${hashOf(booking).slice(0, 16)}`;
    for (const earlier of await earlierTries(database, order.id)) {
      if (earlier.key !== key && (await releaseTry(parts, earlier, authorizationId))) await forget(database, earlier.key);
    }
    const now = await serverNow(database, clock);
    await announce(database, { key, party, orderId: order.id, authorizationId }, lastInstant(order.holdUntil, now) + graceSeconds);
    const answer = await providers.propertySystem.book(key, hotel, booking);
    if (answer.kind === 'answered') return { kind: 'booked', key, reference: answer.value.bookingId };
    const refusal = propertyProblem(answer);
    if (answer.kind !== 'refused') return { kind: 'unsure', refusal };
    await endCart(parts, order.cartId);
    await forget(database, key);
    await providers.propertySystem.release(order.cartId);
    return { kind: 'refused', refusal };
  }

  return {
    total: booking.total,
    methods,
    book,
    undo: async ({ key }) => {
      if (await providers.propertySystem.release(key)) await forget(database, key);
    },
  };
}

const lastInstant = (holdUntil: Instant | null, now: Instant): Instant => Math.min(Math.max(holdUntil ?? now, now), now + holdSeconds);

/** What was added, for the mails. */
export const extrasOf = ({ items, total: { currency } }: PropertyOrder): readonly OrderExtra[] =>
  items.flatMap((item) => [
    ...item.menus.map((menu) => ({ name: menu.name, amount: menu.amount, total: { minor: lineAmount(menu), currency } })),
    ...item.miscItems.map((misc) => ({ name: misc.name, amount: misc.amount, total: { minor: miscLine(misc, item), currency } })),
  ]);
