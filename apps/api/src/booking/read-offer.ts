import {
  type AddOn,
  addMinutes,
  type CartItem,
  exponentOf,
  type Instant,
  instantOf,
  minutesBetween,
  splitVat,
  toMinor,
  type WallDateTime,
} from '@foyer/domain';
import * as v from 'valibot';
import type { CatalogueEntry } from '../catalogue/catalogue-entry.ts';
import type { Order } from '../database/order.ts';
import { isStorable } from '../http/storable-text.ts';
import type { OfferDraft } from './make-offer.ts';

/** How many other meetings a venue can offer besides its proposal. */
export const mostOthers = 2;

/** Names of the fields of the form in which a venue makes an offer. */
export const offerFields = {
  /** Price of a day of the proposal, counted from 0. */
  price: (day: number) => `price-${day}`,
  /** Price of one piece of an add-on, by its place in the order. */
  service: (at: number) => `service-${at}`,
  /** Room and times: 0 is the proposal, then what is offered instead. */
  room: (option: number) => `room-${option}`,
  start: (option: number) => `start-${option}`,
  end: (option: number) => `end-${option}`,
  /** Price of another option, counted from 1; without one it is not offered. */
  otherPrice: (option: number) => `other-${option}`,
  vat: 'vat',
  includes: 'includes',
  message: 'message',
  validUntil: 'until',
} as const;

/** What is wrong with a field, by the name of its sentence. */
export type OfferProblem =
  'wrongAmount' | 'wrongPercent' | 'wrongTime' | 'wrongSpan' | 'wrongValid';

export type ReadOffer =
  | { kind: 'draft'; draft: OfferDraft }
  | { kind: 'wrong'; problems: Readonly<Record<string, OfferProblem>> };

const sentForm = v.record(v.string(), v.pipe(v.string(), v.maxLength(2000), v.check(isStorable)));

/** The sent fields, empty where the body is none. */
export function offerForm(body: unknown): Readonly<Record<string, string>> {
  const sent = v.safeParse(sentForm, body);
  return sent.success ? sent.output : {};
}

/** The venue's offer, or what is wrong with which field. All checks of times are the server's. */
export function readOffer(
  sent: Readonly<Record<string, string>>,
  order: Order,
  entry: CatalogueEntry,
  now: Instant,
): ReadOffer {
  const problems: Record<string, OfferProblem> = {};
  const { currency, timezone } = entry.details;
  const amount = (name: string): number => {
    const minor = readAmount(sent[name] ?? '', currency);
    if (minor === null) problems[name] = 'wrongAmount';
    return minor ?? 0;
  };
  const moment = (name: string): WallDateTime | null => {
    const wall = readMoment(sent[name] ?? '');
    if (wall === null) problems[name] = 'wrongTime';
    return wall;
  };
  const several = order.items.length > 1;
  const vatPercent = readPercent(sent[offerFields.vat] ?? '');
  if (vatPercent === null) problems[offerFields.vat] = 'wrongPercent';
  const percent = vatPercent ?? 0;

  /** The day at the room and times of an option, at its price. */
  const dayOf = (item: CartItem, option: number, minor: number): CartItem => {
    const priced = {
      ...item,
      total: { minor, currency },
      vat: { minor: splitVat(minor, percent).vat, currency },
      vatPercent: percent,
      minimumSpend: null,
    };
    if (several) return priced;
    const [start, end] = [moment(offerFields.start(option)), moment(offerFields.end(option))];
    const room = entry.rooms.find(
      ({ room: { id } }) => id === sent[offerFields.room(option)],
    )?.room;
    if (start === null || end === null) return priced;
    const [startInstant, endInstant] = [instantOf(start, timezone), instantOf(end, timezone)];
    if (
      minutesBetween(start, end) <= 0 ||
      minutesBetween(start, end) > longest ||
      startInstant <= now
    )
      problems[offerFields.end(option)] = 'wrongSpan';
    const moved = { ...priced, start, end, startInstant, endInstant };
    if (room === undefined) return moved;
    return {
      ...moved,
      roomId: room.id,
      roomTitle: room.title,
      ...(item.kind === 'room' && { id: room.id, title: room.title }),
    };
  };

  const proposal = order.items.map((item, day) => dayOf(item, 0, amount(offerFields.price(day))));
  const others = several
    ? []
    : otherOptions
        .filter((option) => (sent[offerFields.otherPrice(option)] ?? '').trim() !== '')
        .map((option) => [dayOf(order.item, option, amount(offerFields.otherPrice(option)))]);
  const services = order.services.map((service, at): AddOn => {
    if (!isAsked(service, at, sent)) return service;
    const price = amount(offerFields.service(at));
    return { ...service, price, priceExclVat: splitVat(price, percent).excl };
  });
  const until = moment(offerFields.validUntil);
  const validUntil = until === null ? now : instantOf(until, timezone);
  if (Object.keys(problems).length > 0) return { kind: 'wrong', problems };
  return {
    kind: 'draft',
    draft: {
      options: [proposal, ...others],
      services,
      includes: (sent[offerFields.includes] ?? '').trim(),
      message: (sent[offerFields.message] ?? '').trim(),
      validUntil,
    },
  };
}

/** Places of what can be offered instead. */
export const otherOptions = Array.from({ length: mostOthers }, (_none, at) => at + 1);

/** Two days: what one room can be booked for at once. */
const longest = 2 * 24 * 60;

/** Whether the venue names the price of this add-on: it had none, or the last offer named it. */
const isAsked = ({ price }: AddOn, at: number, sent: Readonly<Record<string, string>>): boolean =>
  price === null || sent[offerFields.service(at)] !== undefined;

function readMoment(text: string): WallDateTime | null {
  const wall = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?=$|:00)/.exec(text)?.[0];
  if (wall === undefined || Number.isNaN(Date.parse(`${wall}Z`))) return null;
  // Engines turn 30 February into another day.
  return addMinutes(wall, 0) === wall ? wall : null;
}

/**
 * An amount as people write it, `1240`, `1 240,50` or `1.240,50`, in minor units; `null` for none,
 * and for nothing at all.
 */
export function readAmount(text: string, currency: string): number | null {
  const digits = exponentOf(currency);
  const plain = text.replaceAll(/[\s\u00a0\u202f'’]/g, '');
  const match = /^(\d{1,3}(?:[.,]\d{3})+|\d{1,9})(?:([.,])(\d{1,3}))?$/.exec(plain);
  const [, whole = '', , decimals = ''] = match ?? [];
  if (match === null || decimals.length > digits) return null;
  const major = Number(`${whole.replaceAll(/[.,]/g, '')}.${decimals}`);
  const minor = toMinor(major, currency);
  return minor > 0 && minor <= mostMinor ? minor : null;
}

/** `25.5` or `25,5`; `null` for what is no percentage. */
function readPercent(text: string): number | null {
  const match = /^\s*(\d{1,2})(?:[.,](\d{1,2}))?\s*%?\s*$/.exec(text);
  return match === null ? null : Number(`${match[1]}.${match[2] ?? 0}`);
}

/** More than any meeting costs: a slip of the keyboard. */
const mostMinor = 1_000_000_000;
