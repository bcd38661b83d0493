import { createUser, searchOffice } from '@foyer/contract';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { allMails } from '../testing/outbox.ts';
import type { Database } from '../database/database.ts';
import { browser } from '../testing/browser.ts';
import { officeSetup, officeVisitor } from '../testing/office-setup.ts';
import { openFreshPostgres, patience } from '../testing/test-databases.ts';
import { valueOf, visitor } from '../testing/visitor.ts';
import { startWholeSetup, type WholeSetup } from '../testing/whole-setup.ts';

let database: Database;
let house: WholeSetup;
let sandbox: WholeSetup['sandbox'];
let test: WholeSetup['test'];
let pass: WholeSetup['pass'];
let keptHere: WholeSetup['keptHere'];
let guest: ReturnType<typeof officeVisitor>;
beforeAll(async () => {
  database = await openFreshPostgres();
}, patience);
afterAll(() => database.close());
beforeEach(async () => {
  house = await startWholeSetup(database, officeSetup());
  ({ sandbox, test, pass, keptHere } = house);
  guest = officeVisitor(test.app);
}, patience);
afterEach(() => house.stop());

const faults = [
  ['fail', 503, 'provider_unavailable'],
  ['refuse', 503, 'provider_unavailable'],
  ['slow', 503, 'provider_unavailable'],
  ['lie', 502, 'provider_malformed'],
] as const;

describe('a search in an office', () => {
  it('finds the rooms that are free and fit, at the operator’s prices (API-041, REGUS-009, A-133)', async () => {
    const found = valueOf(await guest.search());
    expect(
      found.kind === 'rooms' &&
        found.rooms.map(({ title, min, max, total, totalExclVat }) => [
          title,
          min,
          max,
          total.minor,
          totalExclVat.minor,
        ]),
    ).toEqual([
      ['Perch', 1, 8, 12_600, 10_040],
      ['Pike', 2, 16, 23_700, 18_884],
    ]);
  });

  it('without a room has an answer of its own (API-041, REGUS-053, ERR-037, A-132)', async () => {
    expect(valueOf(await guest.search({ delegates: 400 }))).toEqual({ kind: 'no-room' });
  });

  it('of a group that its site does not take is refused, naming the field (FORM-051, API-041)', async () => {
    const searchOn = async (host: string) => {
      const asked = { ...guest.searchBody, delegates: 26 };
      const { problem } = await visitor(test.app, 'office-house', host).call(
        'POST',
        searchOffice.path,
        searchOffice.answer,
        asked,
      );
      return problem?.field;
    };
    expect(await searchOn('capped.corporate.localhost')).toBe('delegates');
    expect(await searchOn('localhost')).toBeUndefined();
  });

  it(
    'ends the reservation that its visitor came back from, so that its room is free again, and ' +
      'no other visitor’s order (API-041, D-3)',
    async () => {
      const held = valueOf(await guest.hold((await guest.found('Perch')).id));
      const titles = async (over: object) => {
        const found = valueOf(await guest.search(over));
        return found.kind === 'rooms' ? found.rooms.map(({ title }) => title) : [];
      };
      expect(await titles({})).toEqual(['Pike']);
      expect(await titles({ replaces_cart: held.reservationId })).toEqual(['Perch', 'Pike']);
      expect([await keptHere(), await sandbox.keptAtOffice()]).toEqual([[], []]);
    },
  );

  it.each(faults)(
    'that the operator answers with %s is a named problem',
    async (mode, status, code) => {
      await sandbox.tell('office', mode, 60_000);
      expect(await guest.search()).toMatchObject({ status, problem: { code } });
    },
  );

  it.each([
    [{ venue_id: undefined }, 400, 'venue_id_not_set'],
    [{ venue_id: 'nowhere' }, 404, 'venue_not_found'],
    [{ centre_id: 'OTHER' }, 404, 'venue_not_found'],
    [{ end_time: '09:00' }, 400, 'invalid_field'],
    [{ booking_date: '31-02-2030' }, 400, 'invalid_field'],
    [{ booking_date: '01-02-2020' }, 409, 'venue_closed'],
  ])('of %o is refused with a named problem (API-035, API-041)', async (over, status, code) => {
    expect(await guest.search(over)).toMatchObject({ status, problem: { code } });
  });
});

describe('a temporary booking', () => {
  it(
    'holds the room here and at the operator for 20 minutes, once for a key, with the services ' +
      'to add (API-040, REGUS-010, REGUS-023, REGUS-049)',
    async () => {
      const room = await guest.found('Perch');
      const held = valueOf(await guest.hold(room.id, 'hold-1'));
      expect(held).toMatchObject({
        reservationId: expect.stringMatching(/^[\w-]{32}$/),
        accessToken: expect.stringMatching(/^[\w-]{32}$/),
      });
      expect(held.heldUntil - held.serverNow).toBeGreaterThan(1190);
      expect(held.services).toContainEqual({
        name: 'Breakfast basket',
        price: 1450,
        amount: 0,
        isTimed: true,
        time: '',
      });
      expect(valueOf(await guest.hold(room.id, 'hold-1')).reservationId).toBe(held.reservationId);
      expect([await keptHere(), await sandbox.keptAtOffice()]).toEqual([['hold'], ['cart']]);
      expect((await guest.hold(room.id)).problem).toMatchObject({ code: 'room_taken' });
      const again = valueOf(await guest.search());
      expect(again.kind === 'rooms' && again.rooms.map(({ title }) => title)).toEqual(['Pike']);
      pass(1201);
      expect([await keptHere(), await sandbox.keptAtOffice()]).toEqual([[], []]);
    },
  );

  it('of a made-up price, room or length is refused, and nothing is held (API-040, D-6)', async () => {
    const [venue, operatorId, roomId, start, end, delegates, total, excl] = JSON.parse(
      Buffer.from((await guest.found('Perch')).id, 'base64url').toString(),
    ) as unknown[];
    const forged = (...parts: unknown[]) =>
      guest.hold(Buffer.from(JSON.stringify(parts)).toString('base64url'));
    expect(
      (await forged(venue, operatorId, roomId, start, end, delegates, 1, 1)).problem,
    ).toMatchObject({ code: 'price_changed', total: { minor: total } });
    expect(
      (await forged(venue, operatorId, 'other', start, end, delegates, total, excl)).problem,
    ).toMatchObject({ code: 'invalid_field' });
    expect(
      (await forged(venue, operatorId, roomId, start, end, 9, total, excl)).problem,
    ).toMatchObject({ code: 'not_bookable' });
    expect(
      (await forged(venue, 'nothing', roomId, start, end, delegates, total, excl)).problem,
    ).toMatchObject({ code: 'not_bookable' });
    expect((await guest.hold('nothing')).problem).toMatchObject({
      code: 'invalid_field',
      field: 'search_result_id',
    });
    expect(
      (await guest.hold((await guest.found('Perch')).id, undefined, '2')).problem,
    ).toMatchObject({ code: 'invalid_field', field: 'mt_length' });
    await expect.poll(sandbox.keptAtOffice).toEqual([]);
    expect(await keptHere()).toEqual([]);
  });
});

describe('a booking in an office', () => {
  const held = async () => {
    const room = await guest.found('Perch');
    return { room, ...valueOf(await guest.hold(room.id)) };
  };

  it('is paid by card, with services, and is one booking for one key (API-036, REGUS-025, REGUS-026, REGUS-033)', async () => {
    const { room, reservationId, services } = await held();
    const body = guest.bookingBody(room, reservationId, await sandbox.cardToken(), {
      services: services.map((service) =>
        service.name === 'Printing' ? { ...service, amount: 2 } : service,
      ),
    });
    expect([body.price_total, body.services?.length]).toEqual([144, 1]);
    const answer = valueOf(await guest.book(body, 'book-1'));
    expect(answer).toEqual({
      status: 200,
      orderId: expect.stringMatching(/^[\w-]{32}$/),
      errorKind: null,
      message: '',
      field: null,
      accessToken: null,
      hasAccount: false,
    });
    expect(valueOf(await guest.book(body, 'book-1'))).toEqual(answer);
    expect([await keptHere(), await sandbox.keptAtOffice(), await sandbox.reserved()]).toEqual([
      ['booking'],
      ['booking'],
      [14_400],
    ]);
    const mails = await allMails(database);
    expect(mails).toHaveLength(3);
    expect(mails[0]?.text).toContain('Printing');
  });

  it('says whether the visitor had an account by then, and only for a booking (API-036, REGUS-054)', async () => {
    const { room, reservationId } = await held();
    const told = (answer: { text: string }) => JSON.parse(answer.text).user_has_account;
    expect(
      told(
        await guest.book(
          guest.bookingBody(room, reservationId, await sandbox.cardToken('4000000000000002')),
        ),
      ),
    ).toBeNull();
    const body = guest.bookingBody(room, reservationId, await sandbox.cardToken());
    expect(told(await guest.book(body, 'book-1'))).toBe(false);
    test.clock.advance(60);
    await browser(test.app).call(createUser, {
      email: body.email.toUpperCase(),
      first_name: 'Aino',
      last_name: 'Virta',
      password: 'four words in a row',
      is_accepted_gdpr: true,
    });
    // The same call gets the same answer; the next booking gets another.
    expect(told(await guest.book(body, 'book-1'))).toBe(false);
    const next = await guest.found('Pike');
    const { reservationId: another } = valueOf(await guest.hold(next.id));
    expect(
      told(await guest.book(guest.bookingBody(next, another, await sandbox.cardToken()))),
    ).toBe(true);
  });

  it.each([
    ['the bank', { number: '4000000000000002', cardHolder: '' }],
    ['the operator', { number: '4242424242424242', cardHolder: 'Card Refused' }],
  ])(
    'whose card %s refuses is a payment error with a new frame, and another card books (API-036, REGUS-034)',
    async (_, { number, cardHolder }) => {
      const { room, reservationId } = await held();
      const body = guest.bookingBody(room, reservationId, await sandbox.cardToken(number), {
        cardHolder,
      });
      expect(valueOf(await guest.book(body))).toMatchObject({
        orderId: null,
        errorKind: 'payment',
        accessToken: expect.stringMatching(/^[\w-]{32}$/),
      });
      expect([await keptHere(), await sandbox.keptAtOffice(), await sandbox.reserved()]).toEqual([
        ['hold'],
        ['cart'],
        [],
      ]);
      expect(
        valueOf(await guest.book(guest.bookingBody(room, reservationId, await sandbox.cardToken())))
          .orderId,
      ).not.toBeNull();
    },
  );

  it('that the operator finds invalid is answered with the operator’s message and a new frame (API-036, REGUS-035, B-048)', async () => {
    const { room, reservationId } = await held();
    const wrong = guest.bookingBody(room, reservationId, await sandbox.cardToken(), { zip: 'AB1' });
    expect(valueOf(await guest.book(wrong))).toEqual({
      status: 200,
      orderId: null,
      errorKind: 'validation',
      message: 'A postal code of Finland has five digits.',
      field: 'zip',
      accessToken: expect.stringMatching(/^[\w-]{32}$/),
      hasAccount: null,
    });
    // The operator has no German message, so the page shows its own for the field.
    const inGerman = {
      ...guest.bookingBody(room, reservationId, await sandbox.cardToken(), { zip: 'AB1' }),
      lang: 'de',
    };
    expect(valueOf(await guest.book(inGerman))).toMatchObject({
      errorKind: 'validation',
      message: '',
      field: 'zip',
    });
    expect([await keptHere(), await sandbox.keptAtOffice(), await sandbox.reserved()]).toEqual([
      ['hold'],
      ['cart'],
      [],
    ]);
    expect(
      valueOf(await guest.book(guest.bookingBody(room, reservationId, await sandbox.cardToken())))
        .orderId,
    ).not.toBeNull();
  });

  it('that finds the room taken is refused: neither room nor card stays reserved (API-036, REGUS-036)', async () => {
    const { room, reservationId } = await held();
    const body = guest.bookingBody(room, reservationId, await sandbox.cardToken());
    await sandbox.tell('office', 'conflict');
    expect(await guest.book(body)).toMatchObject({ status: 409, problem: { code: 'room_taken' } });
    expect([await keptHere(), await sandbox.keptAtOffice(), await sandbox.reserved()]).toEqual([
      [],
      [],
      [],
    ]);
  });

  it.each([
    [{ price_total: 1 }, 409, 'price_changed', undefined],
    [{ delegates: 7 }, 400, 'invalid_field', 'delegates'],
    [{ zip: '' }, 400, 'invalid_field', 'zip'],
    [{ country_number: 840, state: '' }, 400, 'invalid_field', 'state'],
    [{ country_number: 840, state: 'XX' }, 400, 'invalid_field', 'state'],
    [{ country_number: 999 }, 400, 'invalid_field', 'country_number'],
    [{ address: '' }, 400, 'invalid_field', 'address'],
    [{ services: [{ service_name: 'Massage', amount: 1 }] }, 400, 'invalid_field', 'services.0'],
    [
      { services: [{ service_name: 'Breakfast basket', amount: 411_111, service_time: '09:00' }] },
      400,
      'invalid_field',
      'services.0.amount',
    ],
    [
      { services: [{ service_name: 'Breakfast basket', amount: 1, service_time: '18:00' }] },
      400,
      'invalid_field',
      'services.0',
    ],
    [
      { services: [{ service_name: 'Breakfast basket', amount: 1 }] },
      400,
      'invalid_field',
      'services.0.service_time',
    ],
    [{ layout: 404 }, 409, 'not_bookable', undefined],
    [{ temporary_reservation_id: 'none' }, 404, 'cart_not_found', 'temporary_reservation_id'],
    [{ venue_id: '' }, 400, 'venue_id_not_set', 'venue_id'],
  ])(
    'with %o is refused with a message (API-037, REGUS-038 to REGUS-041, D-6)',
    async (over, status, code, field) => {
      const { room, reservationId } = await held();
      const answer = await guest.book({
        ...guest.bookingBody(room, reservationId, await sandbox.cardToken()),
        ...over,
      });
      expect(answer).toMatchObject({
        status,
        problem: { code, message: expect.stringMatching(/\w/) },
      });
      expect(answer.problem?.field).toBe(field);
      expect(await sandbox.keptAtOffice()).toEqual(['cart']);
    },
  );

  it('that comes after its hold is refused (REGUS-029, ERR-029)', async () => {
    const { room, reservationId } = await held();
    pass(1201);
    expect(
      (await guest.book(guest.bookingBody(room, reservationId, await sandbox.cardToken()))).problem,
    ).toMatchObject({ code: 'hold_expired' });
  });
});
