import { venueWire, writeCancellation, writeCart, writeConfirmation } from '@foyer/contract';
import { type CartItem, instantOf, vatByRate, type Venue } from '@foyer/domain';
import * as v from 'valibot';
import type { ApiAnswer, AskApi, Asking } from '../ask-api.ts';

/**
 * The cart and the order that the studio shows: of a house of the site, in a room of no house. They
 * are never stored, so that no look at a brand holds a room, and no press on Book finds them.
 */
const beginning = 'sample_';

/** The id of the sample of a house: that of a cart, and of an order. */
export const sampleOf = (alias: string): string => beginning + alias;

/** The calls whose answer is a sample; the house is in the id. */
export const samplePaths = {
  cart: `/v2/cart/:id(^${beginning}[\\w-]+$)`,
  cancellation: `/apiv2/:language/cart/:id(^${beginning}[\\w-]+$)/cancelation-terms`,
  order: `/apiv2/orders/:id(^${beginning}[\\w-]+$)`,
} as const;

const asked =
  /^\/(?:v2\/cart|apiv2\/[\w-]+\/cart|apiv2\/orders)\/sample_([\w-]+)(?:\/cancelation-terms)?(?:\?(.*))?$/;

/** Answers the calls of the studio's pages about samples, and hands all others on. */
export function withSamples(ask: AskApi, now: () => number): AskApi {
  return async (path, asking) => {
    const [, alias, search] = asked.exec(path) ?? [];
    if (alias === undefined) return ask(path, asking);
    const language = new URLSearchParams(search).get('lang') ?? 'en';
    const venue = await venueOf(ask, alias, language, asking);
    if (venue === null) return null;
    const sample = sampleAt(venue, Math.floor(now()), language);
    const answer = path.startsWith('/v2/cart/')
      ? writeCart(sample.cart, language)
      : path.startsWith('/apiv2/orders/')
        ? writeConfirmation(sample.order)
        : writeCancellation(sample.cancellation, '');
    return { status: 200, text: JSON.stringify(answer) } satisfies ApiAnswer;
  };
}

async function venueOf(
  ask: AskApi,
  alias: string,
  language: string,
  { visit }: Asking,
): Promise<Venue | null> {
  const answer = await ask(`/apiv2/venues/${encodeURIComponent(alias)}/${language}`, { visit });
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), venueWire), answer?.text ?? '');
  return read.success ? read.output : null;
}

const rooms: Readonly<Record<string, string>> = { de: 'Musterraum' };
const day = 86_400;

/** A working day of ten people, three weeks ahead. */
function sampleAt(venue: Venue, now: number, language: string) {
  const { currency, timezone } = venue;
  const on = new Date((now + 21 * day) * 1000).toISOString().slice(0, 10);
  const money = (minor: number) => ({ minor, currency });
  const start = `${on}T09:00`;
  const end = `${on}T17:00`;
  const total = money(48_000);
  const title = rooms[language] ?? 'Sample room';
  const [picture = null] = venue.pictures;
  const item: CartItem = {
    kind: 'room',
    id: 'sample',
    title,
    roomId: 'sample',
    roomTitle: title,
    layout: '_none',
    start,
    end,
    startInstant: instantOf(start, timezone),
    endInstant: instantOf(end, timezone),
    delegates: 10,
    total,
    vat: money(8_000),
    vatPercent: 20,
    minimumSpend: money(0),
  };
  const id = sampleOf(venue.alias);
  const freeUntil = item.startInstant - 5 * day;
  const band = { minPeople: 1, maxPeople: null, daysAhead: 5 };
  return {
    cancellation: { bands: [band], yours: band, freeUntil },
    cart: {
      id,
      isEnquiry: false,
      status: 'open' as const,
      orderId: null,
      heldUntil: now + 20 * 60,
      serverNow: now,
      items: [item],
      asks: { addOnEndTime: false, marketingConsent: false, discountCode: false },
      paymentMethods: ['creditcard', 'invoice', 'onsite'] as const,
      bookingEngine: { paymentMethods: ['creditcard', 'onsite'] as const, preferred: null },
      airplus: null,
      premiumFee: null,
      serviceFee: null,
      hasIntegration: false,
      unpricedServicesAreFree: false,
      availabilityId: item.id,
      applicableLayouts: [],
      roomPicture: picture,
      offers: { addOns: 0, bedrooms: 0 },
      discountCode: '',
      venue,
    },
    order: {
      orderId: id,
      isEnquiry: false,
      status: 'confirmed' as const,
      cancellation: null,
      email: 'aino@norrsken.example',
      total,
      payment: 'onsite' as const,
      cancelling: { state: 'open' as const, fee: money(0), refund: null, freeUntil },
      customer: { name: 'Aino Lindqvist', company: 'Norrsken Oy', bookedAt: now },
      bill: {
        lines: [{ kind: 'meeting' as const, name: title, amount: 1, total }],
        vat: vatByRate([{ total, percent: item.vatPercent }]),
      },
      answerUntil: null,
      offer: null,
      choices: null,
      venue,
      events: [{ ...item, orderNumber: 'FY-000000' }],
      services: [],
      bedrooms: [],
    },
  };
}
