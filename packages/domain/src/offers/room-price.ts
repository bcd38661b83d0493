import { type Money, roundHalfAwayFromZero } from '../money.ts';
import type { BookingQuery, MeetingLength } from '../query/booking-query.ts';
import { hoursOf } from '../query/meeting-length.ts';
import { isPriced, percentOff, struckPrice } from './discount.ts';
import type { OfferRules } from './offer-rules.ts';
import { bandOf } from './price-bands.ts';
import type { Rates, Room, RoomRates } from './room.ts';
import { splitVat } from './vat.ts';

/**
 * What the visitor pays for the room, and how it comes about. All amounts incl. VAT unless said
 * otherwise.
 */
export type RoomPrice = {
  total: Money;
  /** Which rate the total rests on. */
  type: 'hourly' | 'halfday' | 'fullday' | 'given';
  /** The struck price, only where it exceeds the total. */
  original: Money | null;
  /** Rounded; `null` where there is nothing to strike or it rounds to 0. */
  percentOff: number | null;
  rentalExclVat: Money;
  vat: Money;
  vatPercent: number;
  minimumSpend: Money;
};

/**
 * What the room costs for the length asked for, or `null` where the venue has to be asked: no rate,
 * a total of 0 that no discount made (PRICE-007), or a usual price overnight (PRICE-019). VAT is
 * part of the rental; the minimum spend still to be made is added to it: `rentalExclVat + vat +
 * minimumSpend = total` (PRICE-014, PRICE-015, PRICE-036, ROOM-022, A-065 to A-070, B-009).
 */
export function roomPrice(
  room: Room,
  query: Pick<BookingQuery, 'meetingLength'>,
  currency: string,
  { priceBands }: Pick<OfferRules, 'priceBands'>,
): RoomPrice | null {
  const { rates } = room;
  const type = usualPriceOvernight(rates, query.meetingLength)
    ? null
    : rateFor(rates, query.meetingLength, priceBands);
  if (type === null) return null;
  const rental = rentalBy(type, rates, query.meetingLength);
  if (rental === null) return null;
  const originalRental = rentalBy(type, rates.original, query.meetingLength);
  const total = rental + rates.minimumSpend;
  if (!isPriced(total, originalRental, rates.category)) return null;
  const struck = struckPrice(rental, originalRental, rates.showStrikeThrough);
  const original = struck === null ? null : struck + rates.minimumSpend;
  const { excl, vat } = splitVat(rental, rates.vatPercent);
  const money = (minor: number): Money => ({ minor, currency });
  return {
    total: money(total),
    type,
    original: original === null ? null : money(original),
    percentOff: percentOff(total, original),
    rentalExclVat: money(excl),
    vat: money(vat),
    vatPercent: rates.vatPercent,
    minimumSpend: money(rates.minimumSpend),
  };
}

/**
 * Overnight and two-day meetings have no usual price (PRICE-019); what the property system gave
 * stands.
 */
export const usualPriceOvernight = (rates: RoomRates, length: MeetingLength): boolean =>
  (length === 'overnight' || length === 'twodays') &&
  rates.chosen !== 'opera' &&
  rates.chosen !== 'smart_space' &&
  rates.chosen !== 'none';

/**
 * The rate that the server chose, else the one of the band where the venue has it, else hourly
 * (PRICE-013, PRICE-033, A-067, A-068).
 */
function rateFor(
  rates: RoomRates,
  length: MeetingLength,
  priceBands: OfferRules['priceBands'],
): RoomPrice['type'] | null {
  const { chosen } = rates;
  switch (chosen) {
    case 'none':
      return null;
    case 'opera':
    case 'smart_space':
      return 'given';
    case 'normal':
      return 'hourly';
    case null: {
      const band = bandOf(hoursOf(length), priceBands);
      return (rateOf(band, rates) ?? 0) > 0 ? band : 'hourly';
    }
    default:
      return chosen;
  }
}

function rateOf(type: RoomPrice['type'], rates: Rates): number | null {
  if (type === 'halfday') return rates.halfDay;
  return type === 'fullday' ? rates.fullDay : rates.hourly;
}

/**
 * Minor units incl. VAT: day rates and given prices count once, the hourly rate by the hour,
 * rounded at the end (A-065, B-005).
 */
function rentalBy(type: RoomPrice['type'], rates: Rates, length: MeetingLength): number | null {
  const rate = rateOf(type, rates);
  return rate === null
    ? null
    : roundHalfAwayFromZero(type === 'hourly' ? rate * hoursOf(length) : rate);
}
