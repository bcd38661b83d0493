import {
  type ApiProblem,
  availabilityQuery,
  availabilityWire,
  confirmationWire,
  loadCart,
  type OrderBody,
  problemSchema,
  venueWire,
  writeCart2,
  writeOrder,
} from '@foyer/contract';
import {
  type BookingQuery,
  type Cart,
  type Confirmation,
  type Contact,
  type Offers,
  offersFor,
  type Venue,
} from '@foyer/domain';
import { visitHeader } from '@foyer/serving';
import { siteFor } from '@foyer/sites';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { siteRules } from '../booking/site-of-call.ts';
import { signedVisit } from './signed-visit.ts';

export const aContact: Contact = {
  firstName: 'Aino',
  lastName: 'Virta',
  email: 'aino@example.com',
  phone: '+358401234567',
  phoneCountry: 'fi',
  company: 'Virta Oy',
  additionalInfo: '',
};

export type Answer<Value> = {
  status: number;
  value: Value | null;
  problem: ApiProblem | null;
  text: string;
};

/** A Tuesday at the venue in about two months, within usual hours and lead times. */
export function aDay(weeks = 8): string {
  const now = new Date();
  const tuesday = new Date(
    Date.UTC(
      now.getUTCFullYear(),
      now.getUTCMonth(),
      now.getUTCDate() + weeks * 7 + ((2 - now.getUTCDay() + 7) % 7),
    ),
  );
  return tuesday.toISOString().slice(0, 10);
}

export const aQuery = (over: Partial<BookingQuery> = {}): BookingQuery => {
  const day = over.start?.slice(0, 10) ?? aDay();
  return {
    kind: 'room',
    start: `${day}T09:00`,
    end: `${day}T17:00`,
    meetingLength: 8,
    delegates: 8,
    delegatesGiven: true,
    layout: '_none',
    rates: 'all',
    discountCode: '',
    ...over,
  };
};

export type Visitor = ReturnType<typeof visitor>;

/**
 * Sends the calls of a browser, with the same schemas, rules and writers, so that page and server
 * are tested together. `host` is the site's hostname.
 */
export function visitor(
  app: FastifyInstance,
  alias = 'test-house',
  host = 'localhost',
  cookies: () => Record<string, string> = () => ({}),
  address = '127.0.0.1',
) {
  const rules = siteRules({ visit: { site: siteFor(host) } });
  async function call<Schema extends v.GenericSchema>(
    method: 'GET' | 'POST',
    url: string,
    schema: Schema,
    body?: unknown,
    more: Record<string, string> = {},
  ): Promise<Answer<v.InferOutput<Schema>>> {
    const headers = {
      [visitHeader]: signedVisit(host, address),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...more,
    };
    const response = await app.inject({
      method,
      url,
      headers,
      cookies: cookies(),
      ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
    });
    const text = response.payload;
    if (response.statusCode !== 200)
      return {
        status: response.statusCode,
        value: null,
        problem: v.parse(problemSchema, JSON.parse(text)),
        text,
      };
    const json = String(response.headers['content-type']).startsWith('application/json');
    return {
      status: 200,
      value: v.parse(schema, json ? JSON.parse(text) : text),
      problem: null,
      text,
    };
  }

  const venue = async (): Promise<Venue> =>
    valueOf(await call('GET', `/apiv2/venues/${alias}/en`, venueWire));

  async function offers(
    query: BookingQuery,
    ownCart: string | null = null,
  ): Promise<{ venue: Venue; offers: Offers }> {
    const at = await venue();
    const search = new URLSearchParams(availabilityQuery(query, at.timezone, 'en', ownCart));
    const availability = valueOf(
      await call('GET', `/apiv2/availability/${alias}?${search}`, availabilityWire),
    );
    return {
      venue: at,
      offers: offersFor(at, availability.rooms, availability.packages, query, rules),
    };
  }

  /** The payload for the room or package with that title. */
  async function cartBody(
    title: string,
    query: BookingQuery = aQuery(),
    language = 'en',
    ownCart: string | null = null,
  ) {
    const seen = await offers(query, ownCart);
    const room = seen.offers.rooms.find((offer) => offer.room.title === title);
    const entry = seen.offers.packages.find((offer) => offer.package.title === title);
    if (room)
      return writeCart2({ kind: 'room', offer: room }, query, seen.venue, {
        language,
        userAgent: 'test',
        ownCart,
      });
    if (entry)
      return writeCart2({ kind: 'package', offer: entry }, query, seen.venue, {
        language,
        userAgent: 'test',
        ownCart,
      });
    throw new Error(`no room or package is called ${title}`);
  }

  const keyed = (key?: string): Record<string, string> =>
    key === undefined ? {} : { 'idempotency-key': key };
  const createCart = (body: unknown, key?: string) =>
    call('POST', '/apiv2/create/cart2', v.string(), body, keyed(key));
  const cart = (id: string): Promise<Answer<Cart>> =>
    call('GET', `/v2/cart/${id}`, loadCart.answer);
  const createOrder = (body: unknown, key?: string) =>
    call('POST', '/apiv2/create/order', v.string(), body, keyed(key));
  const process = (orderId: string, body: unknown, key?: string): Promise<Answer<Confirmation>> =>
    call('POST', `/apiv2/process/${orderId}`, confirmationWire, body, keyed(key));
  const order = (id: string): Promise<Answer<Confirmation>> =>
    call('GET', `/apiv2/orders/${id}`, confirmationWire);

  /** From the offer to an unpaid order. */
  async function orderFor(
    title: string,
    query: BookingQuery = aQuery(),
    contact: Contact = aContact,
    language = 'en',
  ): Promise<{ cartId: string; orderId: string; body: OrderBody }> {
    const cartId = valueOf(await createCart(await cartBody(title, query, language)));
    const body = writeOrder(valueOf(await cart(cartId)), contact, language, 'test');
    return { cartId, orderId: valueOf(await createOrder(body)), body };
  }

  return { call, venue, offers, cartBody, createCart, cart, createOrder, process, order, orderFor };
}

export function valueOf<Value>(answer: Answer<Value>): Value {
  if (answer.value === null)
    throw new Error(`expected an answer, got ${answer.status} ${answer.text}`);
  return answer.value;
}
