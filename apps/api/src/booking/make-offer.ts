import {
  type AddOn,
  type CartItem,
  type Instant,
  reminderAt,
  shortestValidity,
} from '@foyer/domain';
import type { ApiDependencies } from '../api-dependencies.ts';
import {
  dropExpiredHolds,
  dropHoldsOf,
  holdRoom,
  isAllocated,
  type RoomSlot,
} from '../database/allocations.ts';
import { type Queries, serverNow } from '../database/database.ts';
import { type Order, firstStart } from '../database/order.ts';
import { lockOrder, orderById } from '../database/orders.ts';
import {
  isBeingPaid,
  markOffered,
  saveOffer,
  setCartItems,
  type StoredOffer,
} from '../database/venue-offers.ts';
import { answered, type Outcome, refused } from '../http/problem.ts';
import { offerMail } from '../mail/offer-mails.ts';
import { putInOutbox } from '../mail/outbox.ts';
import { unguessableId } from '../unguessable-id.ts';
import { refuseWhenTaken, takeAddOns } from './allocation.ts';
import { statusNow } from './order.ts';
import { limitedOf } from './order-services.ts';

/** What a venue offers for an enquiry. Each option has as many days as the enquiry. */
export type OfferDraft = Pick<StoredOffer, 'includes' | 'message' | 'options' | 'validUntil'> & {
  /** All add-ons of the order, each with a price. */
  services: readonly AddOn[];
};

const taken = refused('room_taken', 'somebody else has the room at that time');

/**
 * Stores the venue's offer for an enquiry, or another one instead of the last, and holds the rooms
 * of all its options while it is valid: lock, holds, order and the visitor's mail are one
 * transaction (D-19). `field` of a refusal is `options.N` where the rooms of that option are taken.
 */
export async function makeOffer(
  dependencies: ApiDependencies,
  orderId: string,
  { options, services, validUntil, includes, message }: OfferDraft,
): Promise<Outcome<Order>> {
  const { database, clock, catalogue, roomLock, jobs } = dependencies;
  const outcome = await refuseWhenTaken(taken, () =>
    database.transaction(async (queries): Promise<Outcome<Order>> => {
      const order = await lockOrder(queries, orderId);
      if (order === null || order.status === 'created')
        return refused('order_not_found', 'there is no such enquiry');
      const now = await serverNow(queries, clock);
      if (!canBeOffered(order, now))
        return refused('offer_over', 'the enquiry is no longer open for an offer');
      if (await isBeingPaid(queries, order.id, now))
        return refused('already_ordered', 'the visitor is accepting the last offer right now');
      const [items] = options;
      if (items === undefined) return refused('invalid_field', 'required', { field: 'options' });
      const start = Math.min(...options.flat().map(({ startInstant }) => startInstant));
      if (start <= now) return refused('venue_closed', 'a meeting would have begun already');
      if (validUntil < now + shortestValidity || validUntil > start)
        return refused('invalid_field', 'an hour from now at least, and before the meeting', {
          field: 'valid_until',
        });
      await roomLock.take(
        queries,
        options.flat().map(({ roomId }) => roomId),
      );
      await dropHoldsOf(queries, order.cartId);
      const held = await holdOptions(queries, order, options, validUntil, now);
      if (!held.ok) return held;
      const entry = await catalogue.entry(order.venueId, order.venueVersion, queries);
      const { bedrooms } = order;
      for (const [item] of options) {
        const free = await takeAddOns(
          queries,
          roomLock,
          { cartId: order.cartId, holdUntil: validUntil },
          item === undefined ? [] : limitedOf(entry, { item, services, bedrooms }),
          now,
        );
        if (!free.ok) return free;
      }
      const id = unguessableId();
      await setCartItems(queries, order.cartId, items, validUntil);
      await saveOffer(queries, order.id, {
        id,
        madeAt: now,
        validUntil,
        includes,
        message,
        options,
      });
      await markOffered(queries, order.id, services);
      const offered = await orderById(queries, order.id);
      if (offered === null) throw new Error('the offered order is gone');
      await putInOutbox(queries, jobs, order.id, [offerMail(offered, entry)]);
      await jobs.put(
        queries,
        'order-due',
        [{ orderId, about: 'offer-reminder', offerId: id }],
        reminderAt(now, validUntil),
      );
      await jobs.put(
        queries,
        'order-due',
        [{ orderId, about: 'offer-over', offerId: id }],
        validUntil,
      );
      return answered(offered);
    }),
  );
  if (outcome.ok) jobs.wake('mail');
  return outcome;
}

/** Whether the venue can make an offer at `now`: a first one, or another one instead of the last. */
export const canBeOffered = (order: Order, now: Instant): boolean =>
  statusNow(order, now) === 'enquiry' || (order.status === 'offered' && now < firstStart(order));

/** Holds every option; spans of one room that overlap are held as one. */
async function holdOptions(
  queries: Queries,
  { cartId, venueId }: Order,
  options: readonly (readonly CartItem[])[],
  holdUntil: Instant,
  now: Instant,
): Promise<Outcome<null>> {
  for (const [at, items] of options.entries()) {
    for (const slot of items) {
      await dropExpiredHolds(queries, slot, now);
      if (await isAllocated(queries, slot))
        return refused('room_taken', 'somebody else has the room at that time', {
          field: `options.${at}`,
        });
    }
  }
  for (const slot of joined(options.flat()))
    await holdRoom(queries, { cartId, venueId, slot, holdUntil });
  return answered(null);
}

function joined(slots: readonly RoomSlot[]): readonly RoomSlot[] {
  const spans: RoomSlot[] = [];
  for (const { roomId, startInstant, endInstant } of slots.toSorted(
    (a, b) => a.startInstant - b.startInstant,
  )) {
    const at = spans.findIndex((span) => span.roomId === roomId && span.endInstant >= startInstant);
    const span = spans[at];
    if (span === undefined) spans.push({ roomId, startInstant, endInstant });
    else spans[at] = { ...span, endInstant: Math.max(span.endInstant, endInstant) };
  }
  return spans;
}
