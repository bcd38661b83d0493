import { type Money, roundHalfAwayFromZero } from '../money.ts';
import type { BookingQuery, MeetingLength } from '../query/booking-query.ts';
import { hoursOf } from '../query/meeting-length.ts';
import { isPriced, percentOff, struckPrice } from './discount.ts';
import type { OfferRules } from '../query/site-settings.ts';
import { priceBandOf } from './price-bands.ts';
import type { PriceTerms } from './price-terms.ts';
import type { Rates, Room, RoomRates } from './room.ts';
import { splitVat } from './vat.ts';

/** The price of a room with its parts. All amounts incl. VAT unless the name says otherwise. */
export type RoomPrice = {
  total: Money;
  /** The rate that the total is computed from. */
  type: 'hourly' | 'halfday' | 'fullday' | 'given';
  /** The struck price; only where it exceeds the total. */
  original: Money | null;
  /** Rounded; `null` without a struck price or where it rounds to 0. */
  percentOff: number | null;
  rentalExclVat: Money;
  vat: Money;
  vatPercent: number;
  minimumSpend: Money;
  /** The fee of a booking, which is not part of the total; minor units (D-20). */
  premiumFee: number;
};

/**
 * The price of the room for the requested length. `null` makes an enquiry: no rate, a total of 0
 * without a discount (PRICE-007), or a usual price overnight (PRICE-019). VAT is part of the
 * rental; the remaining minimum spend is added: `rentalExclVat + vat + minimumSpend = total`
 * (PRICE-014, PRICE-015, PRICE-036, ROOM-022, A-065 to A-070, B-009).
 */
export function roomPrice(
  room: Room,
  query: Pick<BookingQuery, 'meetingLength'>,
  { currency, premiumFee }: PriceTerms,
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
    premiumFee,
  };
}

/**
 * The length (hours) from which on a meeting in a room would cost less than a shorter one, on a site
 * of any kind; `null`: its price never falls as the meeting grows (D-18). `rates`: what the venue
 * charges on any day.
 */
export function priceFallsAt(rates: Rates): number | null {
  const lengths = Array.from({ length: 24 * 4 - 4 }, (_, quarter) => 1 + quarter / 4);
  for (const priceBands of ['standard', 'short'] as const) {
    let highest = 0;
    for (const hours of lengths) {
      const rental = rentalBy(bandOrHourly(rates, hours, priceBands), rates, hours) ?? highest;
      if (rental < highest) return hours;
      highest = rental;
    }
  }
  return null;
}

/**
 * Overnight and two-day meetings have no usual price (PRICE-019); a price given by the property
 * system applies.
 */
export const usualPriceOvernight = (rates: RoomRates, length: MeetingLength): boolean =>
  (length === 'overnight' || length === 'twodays') &&
  rates.chosen !== 'opera' &&
  rates.chosen !== 'smart_space' &&
  rates.chosen !== 'none';

/**
 * The rate chosen by the server, else the band's rate where the venue has it, else the hourly rate
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
    case null:
      return bandOrHourly(rates, length, priceBands);
    default:
      return chosen;
  }
}

function bandOrHourly(
  rates: Rates,
  length: MeetingLength,
  priceBands: OfferRules['priceBands'],
): RoomPrice['type'] {
  const band = priceBandOf(hoursOf(length), priceBands);
  return (rateOf(band, rates) ?? 0) > 0 ? band : 'hourly';
}

function rateOf(type: RoomPrice['type'], rates: Rates): number | null {
  if (type === 'halfday') return rates.halfDay;
  return type === 'fullday' ? rates.fullDay : rates.hourly;
}

/**
 * Minor units incl. VAT: day rates and given prices count once, the hourly rate is multiplied and
 * then rounded (A-065, B-005).
 */
function rentalBy(type: RoomPrice['type'], rates: Rates, length: MeetingLength): number | null {
  const rate = rateOf(type, rates);
  return rate === null
    ? null
    : roundHalfAwayFromZero(type === 'hourly' ? rate * hoursOf(length) : rate);
}
