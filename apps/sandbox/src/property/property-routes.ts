import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { parseWire, Refusal } from '../answer-errors.ts';
import { hotel, priceWithCode, roomTotal } from './hotel.ts';
import type { Reservations, ReservationRequest } from '../rooms/reservations.ts';

const text = v.pipe(v.string(), v.maxLength(200));
const wallDateTime = v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}$/));
const propertyWire = { server: text, chainCode: text, hotelCode: text };
const eventWire = v.object({
  roomId: text,
  packageId: v.nullable(text),
  start: wallDateTime,
  end: wallDateTime,
  delegates: v.number(),
});
const availabilityWire = v.strictObject({
  ...propertyWire,
  start: wallDateTime,
  end: wallDateTime,
  delegates: v.number(),
  code: text,
});
const cartWire = v.strictObject({
  ...propertyWire,
  events: v.pipe(v.array(eventWire), v.minLength(1)),
});
const bookingWire = v.looseObject({
  ...propertyWire,
  cartId: v.nullable(text),
  events: v.pipe(v.array(v.looseObject(eventWire.entries)), v.minLength(1)),
  total: v.number(),
  currency: text,
});
const keyWire = v.object({
  'idempotency-key': v.pipe(v.string(), v.minLength(1), v.maxLength(255)),
});

type PropertyOptions = { reservations: Reservations; findsTaken: () => boolean };

/**
 * The property system's API: availability with rates, menus and other items, carts that keep rooms,
 * bookings.
 */
export async function propertyRoutes(
  app: FastifyInstance,
  { reservations, findsTaken }: PropertyOptions,
): Promise<void> {
  app.post('/property/availability', (request) => {
    const { start, end, code, ...asked } = parseWire(availabilityWire, request.body);
    needProperty(asked);
    return {
      currency: hotel.currency,
      rooms: hotel.rooms.map(({ id, name, max, hourly, rateCode }) => ({
        id,
        name,
        max,
        rateCode,
        free: reservations.isFree({ roomId: id, start, end }),
        total: priceWithCode(roomTotal(hourly, start, end), code),
        queryId: `q-${id}-${start}`,
      })),
      packages: hotel.packages.map(({ id, unitPrice, rateCode, rooms }) => ({
        id,
        rateCode,
        rooms,
        unitPrice: priceWithCode(unitPrice, code),
        queryId: `q-${id}-${start}`,
      })),
    };
  });
  app.get('/property/menus', (request) => {
    needProperty(parseWire(v.object(propertyWire), request.query));
    return hotel.menus.map(({ items, ...menu }) => ({
      ...menu,
      items: items.map(({ name }) => name),
    }));
  });
  app.get('/property/menu-items', (request) => {
    needProperty(parseWire(v.object(propertyWire), request.query));
    return hotel.menus.flatMap(({ id, items }) => items.map((item) => ({ ...item, menuId: id })));
  });
  app.get('/property/misc-items', (request) => {
    const { start, end, ...asked } = parseWire(
      v.object({ ...propertyWire, start: wallDateTime, end: wallDateTime }),
      request.query,
    );
    needProperty(asked);
    return hotel.miscItems.map(({ amount, ...item }) => ({
      ...item,
      available: amount === null ? [] : daysOf(start, end).map((date) => ({ date, amount })),
    }));
  });
  const keep = (
    wanted: Omit<ReservationRequest, 'slots'>,
    events: readonly v.InferOutput<typeof eventWire>[],
  ): { id: string; expires: number | null } => {
    for (const { roomId, packageId } of events) {
      if (!hotel.rooms.some(({ id }) => id === roomId))
        throw new Refusal(404, 'unknown_room', 'The hotel has no such room.', 'events');
      if (packageId !== null && !hotel.packages.some(({ id }) => id === packageId))
        throw new Refusal(404, 'package_not_mapped', 'The hotel has no such package.', 'events');
    }
    if (findsTaken()) throw new Refusal(409, 'conflict', 'A room is taken.');
    const answer = reservations.keep({
      ...wanted,
      slots: events.map(({ roomId, start, end }) => ({ roomId, start, end })),
    });
    if (answer.kind === 'taken') throw new Refusal(409, 'conflict', 'A room is taken.');
    if (answer.kind === 'key_reused')
      throw new Refusal(
        400,
        'idempotency_key_reused',
        'This key was used for another request.',
        'idempotency-key',
      );
    return answer;
  };
  app.post('/property/carts', (request, reply) => {
    const key = parseWire(keyWire, request.headers)['idempotency-key'];
    const { events, ...asked } = parseWire(cartWire, request.body);
    needProperty(asked);
    const { id, expires } = keep(
      { kind: 'cart', key, total: null, cartId: null, body: JSON.stringify(request.body) },
      events,
    );
    return reply.code(201).send({ cartId: id, expires: new Date(expires ?? 0).toISOString() });
  });
  app.post('/property/bookings', (request, reply) => {
    const key = parseWire(keyWire, request.headers)['idempotency-key'];
    const { events, cartId, total, ...asked } = parseWire(bookingWire, request.body);
    needProperty(asked);
    const { id } = keep(
      { kind: 'booking', key, total, cartId, body: JSON.stringify(request.body) },
      events,
    );
    return reply.code(201).send({ bookingId: id, total });
  });
  /** By the key of the call, so that a caller without an answer can end what it may have caused. */
  app.delete('/property/reservations/by-key/:key', (request, reply) => {
    reservations.releaseKey(parseWire(v.object({ key: text }), request.params).key);
    return reply.code(204).send();
  });
}

/**
 * `GET /property/reservations`: current and past ones. A separate scope, so that faults do not
 * affect it.
 */
export async function reservationListRoutes(
  app: FastifyInstance,
  { reservations }: { reservations: Reservations },
): Promise<void> {
  app.get('/property/reservations', () => reservations.list());
}

function needProperty({
  server,
  chainCode,
  hotelCode,
}: {
  server: string;
  chainCode: string;
  hotelCode: string;
}): void {
  if (server !== hotel.server || chainCode !== hotel.chainCode || hotelCode !== hotel.hotelCode)
    throw new Refusal(404, 'unknown_hotel', 'There is no such hotel.');
}

function daysOf(start: string, end: string): string[] {
  const first = Date.parse(start.slice(0, 10));
  const count = Math.min(
    31,
    Math.max(1, Math.round((Date.parse(end.slice(0, 10)) - first) / 86_400_000) + 1),
  );
  return Array.from({ length: count }, (_, day) =>
    new Date(first + day * 86_400_000).toISOString().slice(0, 10),
  );
}
