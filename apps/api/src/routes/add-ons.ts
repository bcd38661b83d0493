import { loadAddOns, loadBedrooms, loadCartAddOns, quoteService } from '@foyer/contract';
import { instantOf, splitVat, toMinor } from '@foyer/domain';
import type { FastifyInstance } from 'fastify';
import type { ApiDependencies } from '../api-dependencies.ts';
import { addOnsGone } from '../booking/allocation.ts';
import { entryOf, hasExpired } from '../booking/stored-cart.ts';
import { rangeProblem } from '../booking/span.ts';
import { addOnPrice, inMajorUnits, writeAddOn } from '../catalogue/add-ons.ts';
import type { CatalogueAddOn, CatalogueEntry } from '../catalogue/catalogue-entry.ts';
import { freePiecesOf } from '../database/add-on-allocations.ts';
import { busyRooms } from '../database/busy-rooms.ts';
import { cartById, type StoredCart } from '../database/carts.ts';
import { answered, refused } from '../http/problem.ts';
import { serveEndpoint } from '../http/serve-endpoint.ts';
import { bedroomIdOf } from '../import/venue-ids.ts';

const noVenue = refused('venue_not_found', 'there is no such venue', { field: 'venueId' });
const forRoom =
  (roomId: string) =>
  ({ roomIds }: CatalogueAddOn) =>
    roomIds.length === 0 || roomIds.includes(roomId);

/** Bedrooms and add-ons of a venue and of a cart (API-021 to API-024). */
export function addOnRoutes(app: FastifyInstance, dependencies: ApiDependencies): void {
  const { database, catalogue, clock } = dependencies;

  serveEndpoint(app, loadBedrooms, async ({ params, query }) => {
    const entry = await catalogue.current(params.venueId);
    if (entry === null) return noVenue;
    const { bedrooms, currency, vatPercent } = entry.in(query.lang).details;
    return answered(
      bedrooms.map(({ code, title, spoken, price, maxPersons, available }) => {
        const minor = toMinor(price, currency);
        return {
          id: bedroomIdOf(entry.id, code),
          name: title,
          ...(spoken !== undefined && { spoken }),
          price: splitVat(minor, vatPercent).excl,
          price_vat: minor,
          max_persons: maxPersons,
          available,
        };
      }),
    );
  });

  serveEndpoint(app, loadAddOns, async ({ params, query }) => {
    const entry = await catalogue.current(params.venueId);
    if (entry === null) return noVenue;
    const { room_id: roomId } = query;
    if (roomId !== undefined && !entry.rooms.some(({ room }) => room.id === roomId))
      return refused('invalid_field', 'the venue has no such room', { field: 'room_id' });
    const { addOns } = entry.in(query.lang);
    const shown = roomId === undefined ? addOns : addOns.filter(forRoom(roomId));
    return answered(
      shown.map((addOn) =>
        writeAddOn(addOn, addOnPrice(addOn, entry.details, null), addOn.record.stock),
      ),
    );
  });

  serveEndpoint(app, loadCartAddOns, async ({ params, query, body, reply }) => {
    const [inQuery, inBody] = [query.order_id, body.order_id];
    const cartId = inQuery ?? inBody;
    if (cartId === undefined || (inBody !== undefined && inBody !== cartId))
      return refused('invalid_field', 'the cart’s id, the same in query and payload', {
        field: 'order_id',
      });
    const venueId = await catalogue.idOf(params.venueId);
    if (venueId === null) return noVenue;
    const cart = await cartById(database, cartId);
    if (cart === null || cart.venueId !== venueId)
      return refused('cart_not_found', 'there is no such cart at this venue', {
        field: 'order_id',
      });
    reply.header('cache-control', 'no-store');
    const entry = (await entryOf(catalogue, cart)).in(query.lang ?? cart.language);
    const { item } = cart;
    if (item.kind === 'package' && !entry.packages.some(({ id }) => id === item.id))
      return answered('package_pms_not_mapped' as const);
    const now = Math.floor(cart.databaseNow + clock.aheadSeconds());
    if (hasExpired(cart, now))
      return answered(
        (await isTaken(cart))
          ? ('temp_pms_order_error_conflict' as const)
          : ('temp_pms_order_error' as const),
      );
    const { currency } = entry.details;
    const shown = entry.addOns.filter(forRoom(item.roomId));
    return answered(
      await Promise.all(
        shown.map(async (addOn) =>
          inMajorUnits(
            writeAddOn(
              addOn,
              addOnPrice(addOn, entry.details, item),
              await left(addOn, cart, entry, item, now),
            ),
            currency,
          ),
        ),
      ),
    );
  });

  serveEndpoint(app, quoteService, async ({ params, query, reply }) => {
    const cart = await cartById(database, params.cartId);
    if (cart === null)
      return refused('cart_not_found', 'there is no such cart', { field: 'cartId' });
    const entry = await entryOf(catalogue, cart);
    const addOn = entry.addOns
      .filter(forRoom(cart.item.roomId))
      .find(({ id }) => id === params.serviceId);
    if (addOn === undefined)
      return refused('not_found', 'the cart can take no such add-on', { field: 'serviceId' });
    const times = { start: query.start_date_time, end: query.end_date_time };
    const { timezone } = entry.details;
    const problem = rangeProblem(
      instantOf(times.start, timezone),
      instantOf(times.end, timezone),
      'start_date_time',
      'end_date_time',
    );
    if (problem) return problem;
    reply.header('cache-control', 'no-store');
    const free = await left(
      addOn,
      cart,
      entry,
      times,
      Math.floor(cart.databaseNow + clock.aheadSeconds()),
    );
    if (free !== null && query.quantity > free)
      return refused('service_taken', addOnsGone().problem.message, { field: 'quantity' });
    const { price, priceExclVat } = addOnPrice(addOn, entry.details, times);
    return answered({ price: priceExclVat, price_vat: price });
  });

  async function isTaken(cart: StoredCart): Promise<boolean> {
    const { item, venueId } = cart;
    const now = await busyRooms(
      database,
      { venueId, start: item.startInstant, end: item.endInstant },
      clock.aheadSeconds(),
      cart.id,
    );
    return now?.busy.has(item.roomId) ?? true;
  }

  /** How many the cart can have at those times; `null` for no limit. */
  async function left(
    { id, record }: CatalogueAddOn,
    cart: StoredCart,
    { details }: CatalogueEntry,
    { start, end }: { start: string; end: string },
    now: number,
  ): Promise<number | null> {
    if (record.stock === null) return null;
    const piece = {
      addOnId: id,
      stock: record.stock,
      amount: 1,
      startInstant: instantOf(start, details.timezone),
      endInstant: instantOf(end, details.timezone),
      field: 'services' as const,
    };
    return (await freePiecesOf(database, piece, now, cart.id)).length;
  }
}
