import {
  createCheckedBooking,
  createPropertyBooking,
  createPropertyCart,
  loadPropertyPackages,
  loadPropertyRooms,
  type PropertyBookingBody,
  type PropertyCartBody,
  writePropertyBooking,
  writePropertyCart,
} from '@foyer/contract';
import {
  addDays,
  type CheckoutPaymentMethod,
  type Menu,
  type MiscItem,
  type PropertyItem,
  propertyOrder,
} from '@foyer/domain';
import { visitHeader } from '@foyer/serving';
import type { FastifyInstance } from 'fastify';
import type * as v from 'valibot';
import type { VenueRecord } from '../import/venue-file.ts';
import { aPackageRecord, aRoomRecord, aVenueRecord } from './a-venue-record.ts';
import { signedVisit } from './signed-visit.ts';
import { aContact, aDay, valueOf, visitor } from './visitor.ts';

/** The hotel of the sandbox's property system. */
export const hotel = { server: 'north', chain_code: 'HARB', hotel_code: 'HEL01' };

/**
 * A venue whose rooms that hotel keeps. The hotel does not know the cellar and one package; the
 * captain's room is on request.
 */
export const propertySetup = (over: Partial<VenueRecord> = {}): VenueRecord =>
  aVenueRecord({
    alias: 'property-house',
    propertySystem: {
      server: 'north',
      chainCode: 'HARB',
      hotelCode: 'HEL01',
      blockName: 'FOYER',
      sourceId: 'WEB',
    },
    rooms: [
      aRoomRecord({
        code: 'lantern',
        title: 'Lantern',
        min: 5,
        max: 24,
        layouts: { theater: { capacity: 24 }, ushape: { capacity: 12 } },
        providerRoom: 'M101',
      }),
      aRoomRecord({ code: 'anchor', title: 'Anchor', max: 14, layouts: {}, providerRoom: 'M102' }),
      aRoomRecord({
        code: 'captain',
        title: 'Captain',
        max: 60,
        layouts: {},
        instantBookable: false,
        providerRoom: 'M201',
      }),
      aRoomRecord({ code: 'cellar', title: 'Cellar', layouts: {} }),
    ],
    packages: [
      aPackageRecord({
        code: 'ddr',
        title: 'Day delegate',
        min: 8,
        max: 20,
        rooms: ['lantern', 'anchor'],
        providerPackage: 'DDR',
      }),
      aPackageRecord({ code: 'own', title: 'Our own', rooms: ['lantern'] }),
    ],
    ...over,
  });

type PropertyQuery = {
  room: string;
  package?: string;
  day?: string;
  from?: string;
  to?: string;
  /** Days from `day` to the end's; 0 where it is not said. */
  days?: number;
  delegates?: number;
};

/** The site of the property system's hotel, with the cards of a plan. */
export const planHost = 'opera.booking-engine.localhost';

/** Sends the calls of the property flow, with the same schemas, rules and writers as its pages. */
export function propertyVisitor(app: FastifyInstance, host = planHost, alias = 'property-house') {
  const guest = visitor(app, alias, host);
  const bound = { venue_id: alias, ...hotel };
  const post = <Schema extends v.GenericSchema>(
    path: string,
    schema: Schema,
    body: unknown,
    more: Record<string, string> = {},
  ) => guest.call('POST', path, schema, body, more);

  const askBody = (
    {
      day = aDay(),
      from = '09:00',
      to = '17:00',
      days = 0,
      delegates = 8,
    }: Partial<PropertyQuery> = {},
    code = '',
    cart?: string,
  ) => ({
    ...bound,
    ...(cart === undefined ? {} : { cart }),
    lang: 'en',
    delegates,
    day: 1,
    code,
    events: [
      {
        start_date: day,
        end_date: addDays(day, days),
        startDateTime: `${day}T${from}:00`,
        endDateTime: `${addDays(day, days)}T${to}:00`,
      },
    ],
  });
  const rooms = (request?: Partial<PropertyQuery>, code?: string, cart?: string) =>
    post(loadPropertyRooms.path, loadPropertyRooms.answer, askBody(request, code, cart));
  const packages = (request?: Partial<PropertyQuery>) =>
    post(loadPropertyPackages.path, loadPropertyPackages.answer, askBody(request));

  /** An event at the property system's current price. */
  async function item(request: PropertyQuery): Promise<PropertyItem> {
    const { day = aDay(), from = '09:00', to = '17:00', days = 0, delegates = 8 } = request;
    const room = valueOf(await rooms(request)).rooms.find(({ title }) => title === request.room);
    const offered =
      request.package === undefined
        ? null
        : (valueOf(await packages(request)).packages.find(
            ({ title }) => title === request.package,
          ) ?? null);
    if (room === undefined) throw new Error(`no room is called ${request.room}`);
    const total = offered
      ? offered.price
        ? offered.price.unit * Math.max(delegates, offered.min)
        : null
      : room.rates.hourly;
    return {
      kind: offered ? 'package' : 'room',
      start: `${day}T${from}`,
      end: `${addDays(day, days)}T${to}`,
      delegates,
      length: 8,
      room,
      package: offered,
      layout: '_none',
      total: total === null ? null : { minor: total, currency: 'EUR' },
      menus: [],
      miscItems: [],
    };
  }

  const cartBody = (items: readonly PropertyItem[], discountCode = ''): PropertyCartBody =>
    writePropertyCart(bound, items, { language: 'en', currency: 'EUR', discountCode });
  const createCart = (body: unknown, key?: string) =>
    post(
      createPropertyCart.path,
      createPropertyCart.answer,
      body,
      key === undefined ? {} : { 'idempotency-key': key },
    );

  type Extra = {
    method?: CheckoutPaymentMethod;
    cardToken?: string;
    menus?: readonly Menu[];
    miscItems?: readonly MiscItem[];
    customerAccount?: string;
  };
  const bookingBody = (
    items: readonly PropertyItem[],
    cartId: string,
    {
      method = 'accountcredits',
      cardToken,
      menus = [],
      miscItems = [],
      customerAccount = 'AR-1',
    }: Extra = {},
  ): PropertyBookingBody =>
    writePropertyBooking(
      bound,
      propertyOrder(
        { ...aContact, customerAccount },
        items.map((entry) => ({ ...entry, menus, miscItems })),
        'EUR',
        { method, cardToken: cardToken ?? null },
      ),
      cartId,
      '',
    );
  const book = (body: unknown, key?: string) =>
    post(
      createPropertyBooking.path,
      createPropertyBooking.answer,
      body,
      key === undefined ? {} : { 'idempotency-key': key },
    );

  const bookChecked = (body: unknown, key?: string, address = '203.0.113.7') =>
    post(createCheckedBooking.path, createCheckedBooking.answer, body, {
      [visitHeader]: signedVisit(host, address),
      ...(key === undefined ? {} : { 'idempotency-key': key }),
    });

  return {
    ...guest,
    bookChecked,
    post,
    askBody,
    rooms,
    packages,
    item,
    cartBody,
    createCart,
    bookingBody,
    book,
  };
}
