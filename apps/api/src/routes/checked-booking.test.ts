import { sendVerificationCode } from '@foyer/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../database/database.ts';
import { browser } from '../testing/browser.ts';
import { codeIn, mailsTo } from '../testing/outbox.ts';
import { propertySetup, propertyVisitor } from '../testing/property-setup.ts';
import { type SandboxSetup, startSandbox } from '../testing/sandbox-setup.ts';
import { startTestApp, type TestApp } from '../testing/start-test-app.ts';
import { patience, storeRecords, openFreshPostgres } from '../testing/test-databases.ts';
import { aContact, aDay, valueOf } from '../testing/visitor.ts';

describe('a booking that may need a challenge', () => {
  let database: Database;
  let sandbox: SandboxSetup;
  let test: TestApp;
  let guest: ReturnType<typeof propertyVisitor>;
  let weeks = 8;
  let computers = 0;
  const computer = () => `198.51.100.${(computers += 1)}`;
  const bookingOf = async (
    room = 'Lantern',
    method: 'accountcredits' | 'none' = 'accountcredits',
  ) => {
    const items = [await guest.item({ room, day: aDay((weeks += 1)) })];
    return guest.bookingBody(items, valueOf(await guest.createCart(guest.cartBody(items))), {
      method,
    });
  };
  const raw = (text: string): unknown => JSON.parse(text);
  const lastCode = async (email: string) =>
    codeIn((await mailsTo(database, email)).filter(({ code }) => code).at(-1));
  /** A visitor who has used up the tries without a challenge. */
  const busy = async (email: string = aContact.email) => {
    const address = computer();
    const body = { ...(await bookingOf()), email };
    for (let count = 0; count < 10; count += 1)
      expect(
        (await guest.bookChecked({ ...body, totalPrice: 1 }, undefined, address)).problem?.code,
      ).toBe('price_changed');
    return { address, body };
  };

  beforeAll(async () => {
    database = await openFreshPostgres();
    await storeRecords(database, [propertySetup()]);
    sandbox = await startSandbox(() => new Date());
    test = await startTestApp({ database, sandboxUrl: sandbox.url });
    guest = propertyVisitor(test.app);
  }, patience);
  afterAll(async () => {
    await test.app.close();
    await sandbox.stop();
    await database.close();
  });

  it('books like the other call, without a challenge, once for a key; an enquiry too (API-042, A-162)', async () => {
    const [address, body] = [computer(), await bookingOf()];
    const booked = await guest.bookChecked(body, 'key-1', address);
    expect(raw(booked.text)).toEqual({
      challenge: false,
      error: '',
      status: 'confirmed',
      order_id: expect.stringMatching(/^[\w-]{32}$/),
    });
    expect(valueOf(await guest.bookChecked(body, 'key-1', address))).toEqual(valueOf(booked));
    expect(
      (await guest.bookChecked({ ...body, notes: 'another' }, 'key-1', address)).problem?.code,
    ).toBe('already_ordered');
    expect(
      raw((await guest.bookChecked(await bookingOf('Captain', 'none'), undefined, address)).text),
    ).toMatchObject({ challenge: false, status: 'enquiry' });
  });

  it('asks for the mailed code after many tries, and books nothing before (API-042, VERIFY-008, ERR-035, A-139)', async () => {
    const { address, body } = await busy();
    const asked = await guest.bookChecked(body, 'key-2', address);
    expect(raw(asked.text)).toEqual({
      challenge: true,
      error: `Please type the code that was mailed to ${aContact.email}.`,
      status: null,
      order_id: null,
    });
    expect(valueOf(asked)).toEqual({
      challenge: asked.value?.challenge,
      paymentFailed: false,
      orderId: null,
    });
    expect(valueOf(await guest.cart(body.cart_id)).status).toBe('open');
    expect(
      valueOf(await guest.bookChecked({ ...body, verification_code: '000000x' }, 'key-2', address))
        .challenge,
    ).toBe('Wrong verification code');
    const code = await lastCode(body.email);
    const booked = valueOf(
      await guest.bookChecked({ ...body, verification_code: code }, 'key-2', address),
    );
    expect(booked).toMatchObject({ challenge: null, orderId: expect.any(String) });
    // The code is used up; the repeated call still gets the answer of its booking.
    expect(
      valueOf(await guest.bookChecked({ ...body, verification_code: code }, 'key-2', address)),
    ).toEqual(booked);
    expect(
      valueOf(await guest.bookChecked(await bookingOf(), undefined, address)).challenge,
    ).toBeNull();
    expect(
      valueOf(await guest.bookChecked(await bookingOf(), undefined, computer())).challenge,
    ).toBeNull();
  });

  it('mails the code again on request, five mails an hour, and still asks for it (API-042, API-044)', async () => {
    const { address, body } = await busy('sent-often@example.com');
    expect(valueOf(await guest.bookChecked(body, undefined, address)).challenge).toContain(
      'sent-often@example.com',
    );
    const first = await lastCode(body.email);
    for (let mails = 2; mails <= 5; mails += 1)
      expect(
        (await browser(test.app, address).call(sendVerificationCode, { email: body.email })).status,
      ).toBe(200);
    expect(await lastCode(body.email)).toBe(first);
    expect(
      (await browser(test.app, address).call(sendVerificationCode, { email: body.email })).problem
        ?.code,
    ).toBe('rate_limited');
    expect((await guest.bookChecked(body, undefined, address)).problem).toMatchObject({
      status: 429,
      code: 'rate_limited',
    });
    expect((await mailsTo(database, body.email)).filter(({ code }) => code)).toHaveLength(5);
    expect(valueOf(await guest.cart(body.cart_id)).status).toBe('open');
    expect(
      valueOf(await guest.bookChecked({ ...body, verification_code: first }, undefined, address)),
    ).toMatchObject({ challenge: null, orderId: expect.any(String) });
  });

  it.each([
    ['without a venue', { venue_id: undefined }, 400, 'venue_id_not_set'],
    ['of a venue of nobody', { venue_id: 'nowhere' }, 404, 'venue_not_found'],
    ['of a cart of nobody', { cart_id: 'nobody' }, 404, 'cart_not_found'],
    ['at another price', { totalPrice: 1 }, 409, 'price_changed'],
    ['without a card', { paymentMethod: 'creditcard', card_token: '' }, 400, 'card_missing'],
    ['by another method', { paymentMethod: 'none' }, 400, 'invalid_field'],
    ['with a code that is no text', { verification_code: 7 }, 400, 'invalid_field'],
  ])('%s is refused with a named problem (API-042, API-035)', async (_, over, status, code) => {
    expect(
      await guest.bookChecked({ ...(await bookingOf()), ...over }, undefined, computer()),
    ).toMatchObject({ status, problem: { code } });
  });

  it.each([
    ['away', 'fail', 503, 'provider_unavailable'],
    ['talking nonsense', 'lie', 502, 'provider_malformed'],
    ['giving the rooms to somebody else', 'conflict', 409, 'temp_pms_order_error_conflict'],
  ])(
    'with the hotel %s is refused with a named problem (API-042, ERR-024)',
    async (_, mode, status, code) => {
      const body = await bookingOf();
      const { propertySystem } = test.providers;
      const { book } = propertySystem;
      Object.assign(propertySystem, {
        book: async (...asked: Parameters<typeof book>) => (
          await sandbox.tell('property', mode, 60_000),
          book(...asked)
        ),
      });
      const answer = await guest.bookChecked(body, undefined, computer());
      await sandbox.tell('property', 'ok');
      Object.assign(propertySystem, { book });
      expect(answer).toMatchObject({ status, problem: { code } });
    },
  );

  it('of an expired hold is refused, and a declined card is an answer (API-042, OPERA-030)', async () => {
    const body = await bookingOf();
    const declined = await guest.bookChecked(
      {
        ...body,
        paymentMethod: 'creditcard',
        card_token: await sandbox.cardToken('4000000000000002'),
      },
      undefined,
      computer(),
    );
    expect(raw(declined.text)).toEqual({
      challenge: false,
      error: '',
      status: 'payment_error',
      order_id: null,
    });
    test.clock.advance(1201);
    expect((await guest.bookChecked(body, undefined, computer())).problem).toMatchObject({
      status: 409,
      code: 'hold_expired',
    });
  });
});
