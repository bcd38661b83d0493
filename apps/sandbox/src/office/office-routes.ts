import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { parseWire, Refusal } from '../answer-errors.ts';
import type { Reservations, ReservationRequest } from '../rooms/reservations.ts';
import { centre, priceOf, resultIdOf, withoutVat } from './centre.ts';

const text = v.pipe(v.string(), v.maxLength(400));
const wallDateTime = v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}$/));
const searchWire = v.strictObject({
  centreId: text,
  start: wallDateTime,
  end: wallDateTime,
  delegates: v.number(),
});
const resultWire = v.tuple([text, wallDateTime, wallDateTime, v.number()]);
const temporaryWire = v.strictObject({ searchResultId: text });
const bookingWire = v.looseObject({
  reservationId: text,
  searchResultId: text,
  total: v.number(),
  cardHolder: text,
  address: v.looseObject({ zip: text, countryNumber: v.number() }),
});
const keyWire = v.object({
  'idempotency-key': v.pipe(v.string(), v.minLength(1), v.maxLength(255)),
});

type OfficeOptions = { reservations: Reservations; findsTaken: () => boolean };

/**
 * What an office operator offers: rooms by the hour, temporary bookings, bookings. A card
 * in the name of "Refused" is not taken.
 */
export async function officeRoutes(
  app: FastifyInstance,
  { reservations, findsTaken }: OfficeOptions,
): Promise<void> {
  app.post('/office/search', (request) => {
    const { centreId, start, end, delegates } = parseWire(searchWire, request.body);
    if (centreId !== centre.centreId)
      throw new Refusal(404, 'unknown_centre', 'There is no such centre.', 'centreId');
    const rooms = centre.rooms.filter(
      ({ id, min, max }) =>
        delegates >= min && delegates <= max && reservations.isFree({ roomId: id, start, end }),
    );
    return {
      currency: centre.currency,
      results: rooms.map(({ id, title, min, max, layouts, hourly }) => {
        const total = priceOf(hourly, start, end);
        return {
          id: resultIdOf(id, start, end, delegates),
          roomId: id,
          title,
          min,
          max,
          layouts,
          total,
          totalExclVat: withoutVat(total),
        };
      }),
    };
  });
  app.post('/office/temporary-bookings', (request, reply) => {
    const { room, start, end, ...wanted } = wished(
      request.headers,
      parseWire(temporaryWire, request.body).searchResultId,
      request.body,
    );
    const { id, expires } = keep({ kind: 'cart', total: null, cartId: null, ...wanted });
    const total = priceOf(room.hourly, start, end);
    return reply.code(201).send({
      reservationId: id,
      expires: new Date(expires ?? 0).toISOString(),
      roomId: room.id,
      start,
      end,
      currency: centre.currency,
      total,
      totalExclVat: withoutVat(total),
      services: centre.services,
    });
  });
  app.post('/office/bookings', (request, reply) => {
    const { searchResultId, reservationId, total, cardHolder, address } = parseWire(
      bookingWire,
      request.body,
    );
    const {
      room: _room,
      start: _start,
      end: _end,
      ...wanted
    } = wished(request.headers, searchResultId, request.body);
    if (address.countryNumber === 246 && !/^\d{5}$/.test(address.zip))
      throw new Refusal(400, 'validation', 'A postal code of Finland has five digits.', 'zip');
    if (/refused/i.test(cardHolder)) throw new Refusal(402, 'payment', 'The card was not taken.');
    const { id } = keep({ kind: 'booking', total, cartId: reservationId, ...wanted });
    return reply.code(201).send({ bookingId: id, total });
  });
  /** By the key of the call, so that a caller without an answer can end what it may have caused. */
  app.delete('/office/reservations/by-key/:key', (request, reply) => {
    reservations.releaseKey(parseWire(v.object({ key: text }), request.params).key);
    return reply.code(204).send();
  });

  const keep = (wanted: ReservationRequest): { id: string; expires: number | null } => {
    if (findsTaken()) throw new Refusal(409, 'conflict', 'The room is taken.');
    const answer = reservations.keep(wanted);
    if (answer.kind === 'taken') throw new Refusal(409, 'conflict', 'The room is taken.');
    if (answer.kind === 'key_reused')
      throw new Refusal(
        400,
        'idempotency_key_reused',
        'This key was used for another request.',
        'idempotency-key',
      );
    return answer;
  };
}

/**
 * `GET /office/reservations`: current and past ones. A separate scope, so that faults do not affect
 * it.
 */
export async function officeListRoutes(
  app: FastifyInstance,
  { reservations }: { reservations: Reservations },
): Promise<void> {
  app.get('/office/reservations', () => reservations.list());
}

function wished(headers: unknown, searchResultId: string, body: unknown) {
  const key = parseWire(keyWire, headers)['idempotency-key'];
  const result = v.safeParse(
    v.pipe(v.string(), v.parseJson(), resultWire),
    Buffer.from(searchResultId, 'base64url').toString(),
  );
  const [roomId, start, end] = result.success ? result.output : [];
  const room = centre.rooms.find(({ id }) => id === roomId);
  if (room === undefined || start === undefined || end === undefined)
    throw new Refusal(404, 'unknown_result', 'There is no such search result.', 'searchResultId');
  return {
    room,
    start,
    end,
    key,
    slots: [{ roomId: room.id, start, end }],
    body: JSON.stringify(body),
  };
}
