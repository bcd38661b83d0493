import type { Money, WallDateTime } from '@foyer/domain';
import * as v from 'valibot';
import {
  createOutsideParty,
  type OutsideAnswer,
  type OutsidePartyOptions,
} from './outside-party.ts';

export type OfficeSpan = { start: WallDateTime; end: WallDateTime };

/** A booking: temporary booking, contact, additions and card. */
export type OperatorBookingRequest = {
  reservationId: string;
  searchResultId: string;
  total: Money;
  contact: { firstName: string; lastName: string; email: string; phone: string; company: string };
  address: { address: string; city: string; zip: string; state: string; countryNumber: number };
  cardHolder: string;
  layout: string;
  notes: string;
  services: readonly { name: string; amount: number; time: string }[];
};

const id = v.pipe(v.string(), v.nonEmpty(), v.maxLength(400));
const minor = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const currency = v.pipe(v.string(), v.regex(/^[A-Z]{3}$/));
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const wallDateTime = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:00$/),
  v.transform((wall) => wall.slice(0, 16)),
);
const foundWire = v.object({
  currency,
  results: v.array(
    v.object({
      id,
      roomId: id,
      title: v.string(),
      min: count,
      max: count,
      layouts: v.record(v.string(), count),
      total: minor,
      totalExclVat: minor,
    }),
  ),
});
const keptWire = v.object({
  reservationId: id,
  roomId: id,
  start: wallDateTime,
  end: wallDateTime,
  currency,
  total: minor,
  totalExclVat: minor,
  services: v.array(v.object({ name: id, price: minor, timed: v.boolean() })),
});

export type OfficeFound = v.InferOutput<typeof foundWire>;
export type OfficeKept = v.InferOutput<typeof keptWire>;

/**
 * An office operator: free rooms of a centre, temporary bookings of 20 minutes, bookings. Prices
 * are minor units incl. VAT.
 */
export type OfficeOperator = {
  search: (
    centreId: string,
    span: OfficeSpan,
    delegates: number,
  ) => Promise<OutsideAnswer<OfficeFound>>;
  /** Keeps a room of a search result. The same key keeps it once. */
  keep: (key: string, searchResultId: string) => Promise<OutsideAnswer<OfficeKept>>;
  /**
   * Books once per key. Refusals have the code `payment` or `validation`, in the reader's language
   * if the operator supports it. An answer with another total counts as malformed.
   */
  book: (
    key: string,
    request: OperatorBookingRequest,
    language: string,
  ) => Promise<OutsideAnswer<{ bookingId: string }>>;
  /**
   * Ends everything that was or will be kept or booked under a key; `false` if the operator did
   * not do it.
   */
  release: (key: string) => Promise<boolean>;
};

/** The operator over HTTP. */
export function createOfficeOperator(
  url: string,
  options: OutsidePartyOptions = {},
): OfficeOperator {
  const operator = createOutsideParty('office operator', url, options);
  return {
    search: (centreId, { start, end }, delegates) =>
      operator.ask(
        {
          method: 'POST',
          path: '/office/search',
          question: true,
          body: { centreId, start: `${start}:00`, end: `${end}:00`, delegates },
        },
        foundWire,
      ),
    keep: (idempotencyKey, searchResultId) =>
      operator.ask(
        {
          method: 'POST',
          path: '/office/temporary-bookings',
          idempotencyKey,
          body: { searchResultId },
        },
        keptWire,
      ),
    book: (idempotencyKey, { total, ...request }, language) =>
      operator.ask(
        {
          method: 'POST',
          path: '/office/bookings',
          idempotencyKey,
          language,
          body: { ...request, total: total.minor, currency: total.currency },
        },
        v.object({ bookingId: id, total: v.literal(total.minor) }),
      ),
    release: (key) => operator.release(`/office/reservations/by-key/${encodeURIComponent(key)}`),
  };
}
