import {
  applyCartCode,
  type Cart2Body,
  cancelOrder,
  changeOrder,
  createCart2,
  createCheckedBooking,
  createOrder,
  createPropertyBooking,
  createPropertyCart,
  createUser,
  holdOffice,
  loadPropertyPackages,
  loadPropertyRooms,
  bookOffice,
  loginUser,
  type OrderBody,
  processOrder,
  requestPasswordLink,
  searchOffice,
  sendVerificationCode,
  setPassword,
  translateText,
  validateEmail,
  writeOrder,
} from '@foyer/contract';
import { addDays } from '@foyer/domain';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../database/database.ts';
import { bedroomIdOf } from '../../import/venue-ids.ts';
import { anAddOnRecord, aVenueRecord } from '../a-venue-record.ts';
import { type Browser, browser } from '../browser.ts';
import { officeSetup, officeVisitor } from '../office-setup.ts';
import { linkIn, mailsTo } from '../outbox.ts';
import { hotel, propertySetup, propertyVisitor } from '../property-setup.ts';
import type { SandboxSetup } from '../sandbox-setup.ts';
import { storeRecords } from '../test-databases.ts';
import { aContact, aDay, aQuery, valueOf, visitor } from '../visitor.ts';
import { olderPages } from './older-pages.ts';

export type OddSetup = {
  /** Valid bodies for each operation that has one, to be varied. */
  bodies: Readonly<Record<string, readonly unknown[]>>;
  /** Existing values for parameters of that name. */
  parameters: Readonly<Record<string, readonly string[]>>;
  /** Existing ids, days and codes. */
  known: readonly string[];
  /** Cookies with matching CSRF tokens. */
  browsers: readonly { cookie: string; token: string }[];
};

type StartedHouse = { database: Database; app: FastifyInstance; sandbox: SandboxSetup };

const weeks = Array.from({ length: 10 }, (_, index) => 9 + index * 4);
const startIn = (week: number) => ({ start: `${aDay(week)}T09:00` });

/** Three venues, one of each kind, with carts, orders and logins, made through the API. */
export async function oddSetup(started: StartedHouse): Promise<OddSetup> {
  await storeRecords(started.database, [
    aVenueRecord({
      addOns: [anAddOnRecord()],
      discountCodeInCheckout: true,
      bedrooms: [{ code: 'single', title: 'Single', price: 125.5, maxPersons: 1, available: 4 }],
    }),
    propertySetup(),
    officeSetup(),
  ]);
  const [plain, hotelPart, office, accounts] = [
    await plainPart(started),
    await propertyPart(started),
    await officePart(started),
    await accountPart(started),
  ];
  const older = await olderPages(
    visitor(started.app),
    aDay(weeks[0]),
    plain.cartIds,
    weeks.map((week) => aDay(week + 3)),
  );
  const day = aDay();
  const [year, month, date] = day.split('-');
  const specified = `${date}-${month}-${year}`;
  const [from, to] = [
    String(Date.parse(`${day}T07:00Z`) / 1000),
    String(Date.parse(`${day}T15:00Z`) / 1000),
  ];
  const orders = [...plain.orderIds, ...plain.enquiryIds, ...plain.bookedIds];
  return {
    browsers: accounts.browsers,
    parameters: {
      venueId: ['test-house', 'property-house', 'office-house'],
      venueID: ['property-house'],
      cartId: plain.cartIds,
      orderId: orders,
      lang: ['en', 'fi'],
      start: [from],
      end: [to],
      delegates: ['8'],
      layout: ['_none', '405'],
      mt_length: ['8'],
      cart: plain.cartIds,
      discount_code: ['SPRING', ''],
      pt: ['60.17,24.94'],
      destination: ['Helsinki'],
      datetime: [from],
      'end-datetime': [to],
      duration: ['8'],
      page: ['1'],
      area: ['59,23,61,26'],
      fits: ['1'],
      instant: ['1'],
      'max-price': ['900EUR'],
      equipment: ['Projector'],
      within: ['20'],
      sort: ['price', 'name'],
      text: ['Hel'],
      ...older.parameters,
    },
    known: [
      ...orders,
      ...plain.cartIds,
      ...Object.values(hotel),
      'test-house',
      'property-house',
      'office-house',
      'HEL-QUAY',
      'en',
      'fi',
      'EUR',
      'SPRING',
      day,
      `${day}T09:00`,
      `${day}T09:00:00`,
      specified,
      `${specified} 09:00`,
      `${specified} 17:00`,
      '09:00',
      '17:00',
      from,
      to,
      '8',
      aContact.email,
      aContact.phone,
      'none',
      '_none',
    ],
    bodies: {
      checkLeadTimes: [{ venue_id: 'test-house', date: `${specified} 09:00`, delegates: 8 }],
      loadCancellationTerms: [{ amount: 100, isPayOnSite: false }],
      [cancelOrder.id]: [{ fee: 0 }, { fee: null }],
      [translateText.id]: [{ text: 'Ein stilles Haus am Hafen.', lang: 'en' }],
      loadMenus: [hotel],
      loadMenuItems: [hotel],
      loadMiscItems: [{ ...hotel, start: `${day}T09:00:00`, end: `${day}T17:00:00` }],
      ...plain.bodies,
      ...older.bodies,
      ...hotelPart,
      ...office,
      ...accounts.bodies,
    },
  };
}

/** Carts without an order, unpaid orders, enquiries, and bookings. */
async function plainPart({ app, sandbox }: StartedHouse) {
  const guest = visitor(app);
  const [carts, orderBodies]: [Cart2Body[], OrderBody[]] = [[], []];
  const [cartIds, orderIds, enquiryIds]: [string[], string[], string[]] = [[], [], []];
  for (const week of weeks) {
    carts.push(
      await guest.cartBody('Sky', aQuery(startIn(week + 1))),
      await guest.cartBody('Day delegate', aQuery({ kind: 'package', ...startIn(week + 2) })),
    );
    const cartId = valueOf(
      await guest.createCart(await guest.cartBody('Sky', aQuery(startIn(week)))),
    );
    cartIds.push(cartId);
    const day = aDay(week);
    orderBodies.push(
      writeOrder(valueOf(await guest.cart(cartId)), aContact, 'en', 'test', {
        bedrooms: [
          {
            id: bedroomIdOf('test-house', 'single'),
            name: 'Single',
            price: 12_550,
            amount: 1,
            checkIn: day,
            checkOut: addDays(day, 1),
          },
        ],
      }),
    );
    const ordered = await guest.orderFor('Bay', aQuery(startIn(week)));
    orderIds.push(ordered.orderId);
    const asked = await guest.orderFor('Cellar', aQuery(startIn(week)));
    valueOf(await guest.process(asked.orderId, { paymentMethod: 'none' }));
    enquiryIds.push(asked.orderId);
    orderBodies.push({ ...asked.body, cart_id: undefined });
  }
  // Some are cancelled before they are changed.
  const booked = [];
  for (const week of [50, 51, 52]) {
    const { orderId } = await guest.orderFor('Bay', aQuery(startIn(week)));
    booked.push(valueOf(await guest.process(orderId, { paymentMethod: 'onsite' })));
  }
  const change = {
    delegates: booked[0]?.events[0]?.delegates,
    phone: aContact.phone,
    total: booked[0]?.total?.minor,
  };
  const bodies = {
    [applyCartCode.id]: [{ discount_code: 'SPRING' }, { discount_code: '' }],
    [changeOrder.id]: [{ ...change, company: 'Norrsken Oy' }, change],
    [createCart2.id]: carts,
    [createOrder.id]: orderBodies,
    [processOrder.id]: [
      { paymentMethod: 'none' },
      { paymentMethod: 'creditcard', card_token: await sandbox.cardToken() },
    ],
  };
  return { cartIds, orderIds, enquiryIds, bookedIds: booked.map(({ orderId }) => orderId), bodies };
}

async function propertyPart({ app, sandbox }: StartedHouse) {
  const guest = propertyVisitor(app);
  const [carts, bookings]: [unknown[], unknown[]] = [[], []];
  for (const week of weeks) {
    const items = [await guest.item({ room: 'Lantern', day: aDay(week) })];
    carts.push(guest.cartBody([await guest.item({ room: 'Anchor', day: aDay(week) })]));
    const cartId = valueOf(await guest.createCart(guest.cartBody(items)));
    bookings.push(
      guest.bookingBody(
        items,
        cartId,
        week % 8 === 1 ? {} : { method: 'creditcard', cardToken: await sandbox.cardToken() },
      ),
    );
  }
  return {
    [loadPropertyRooms.id]: [guest.askBody()],
    [loadPropertyPackages.id]: [guest.askBody()],
    [createPropertyCart.id]: carts,
    [createPropertyBooking.id]: bookings,
    [createCheckedBooking.id]: bookings,
  };
}

async function officePart({ app, sandbox }: StartedHouse) {
  const guest = officeVisitor(app);
  const [held, free] = [await guest.found('Perch'), await guest.found('Pike')];
  const { reservationId } = valueOf(await guest.hold(held.id));
  return {
    [searchOffice.id]: [guest.searchBody],
    [holdOffice.id]: [{ search_result_id: free.id, mt_length: '3' }],
    [bookOffice.id]: [guest.bookingBody(held, reservationId, await sandbox.cardToken())],
  };
}

async function accountPart({ app, database }: StartedHouse) {
  const profile = {
    email: 'odd@example.org',
    first_name: 'A',
    last_name: 'B',
    company: '',
    phone: '',
    password: 'four words in a row',
    is_accepted_gdpr: true,
  };
  const [me, stranger] = [browser(app), browser(app)];
  valueOf(await me.call(createUser, profile));
  valueOf(await me.call(requestPasswordLink, { email: profile.email, lang: 'en' }));
  const link = linkIn((await mailsTo(database, profile.email)).at(-1));
  const bodies = {
    [loginUser.id]: [{ username: profile.email, password: profile.password }],
    [createUser.id]: [profile, { ...profile, email: 'another@example.org' }],
    [setPassword.id]: [{ token: link.split('/').at(-1), password: profile.password }],
    [requestPasswordLink.id]: [{ email: profile.email, lang: 'en' }],
    [validateEmail.id]: [{ email: profile.email, verification_code: '123456', lang: 'en' }],
    [sendVerificationCode.id]: [{ email: profile.email, resend: true, lang: 'en' }],
  };
  // A request may end a login: with several, calls that need one still succeed for a while.
  const others = Array.from({ length: 5 }, () => browser(app));
  for (const [index, other] of others.entries())
    valueOf(await other.call(createUser, { ...profile, email: `odd-${index}@example.org` }));
  return { bodies, browsers: await Promise.all([me, stranger, ...others].map(cookiesOf)) };
}

async function cookiesOf(who: Browser): Promise<OddSetup['browsers'][number]> {
  const token = (await who.send({ method: 'POST', url: '/services/session/token' })).payload;
  return { token, cookie: [...who.cookies].map(([name, value]) => `${name}=${value}`).join('; ') };
}
