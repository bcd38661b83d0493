import type { Contact } from '../checkout/field-rows.ts';
import type { BookingQuery, OfferKind } from '../query/booking-query.ts';
import type { LayoutCode } from '../query/seating-layouts.ts';
import type { WallDateTime } from '../time.ts';
import type { Venue } from '../venue/venue.ts';
import { type ChosenOffer, isInstant } from '../offers/offers.ts';

/**
 * The room or package of the legacy flow with its price: minor units incl. VAT, `null` for an
 * enquiry without a price.
 */
export type LegacyChoice =
  /** `price` is the rental; `total` includes the minimum spend (CART-022, A-112). */
  | { kind: 'room'; roomId: string; price: number | null; total: number | null }
  /** `price` is per person; `roomId` is `null` where no room of the package fits. */
  | {
      kind: 'package';
      packageId: string;
      roomId: string | null;
      price: number | null;
      total: number | null;
    };

/**
 * The payload of create/cart, create/order and process/{orderId} in the legacy flow, the same for
 * all three (CART-021, CART-023).
 */
export type LegacyRequest = {
  acceptedTerms: boolean;
  start: WallDateTime;
  end: WallDateTime;
  orderType: OfferKind;
  delegates: number;
  isInstantBookable: boolean;
  /** `null`: the field is not sent (FORM-067). */
  serviceFeeId: string | null;
  contact: Contact;
  venueId: string;
  currency: string;
  layout: LayoutCode | '_none';
  choice: LegacyChoice;
};

/** What the visitor entered besides the meeting. */
export type LegacyDetails = {
  contact: Contact;
  acceptedTerms: boolean;
  serviceFeeId: string | null;
};

/**
 * The payload for one chosen offer, at the price that the visitor sees (CART-002, CART-003,
 * CART-021 to CART-023).
 */
export function legacyRequest(
  chosen: ChosenOffer,
  query: BookingQuery,
  venue: Pick<Venue, 'id' | 'currency'>,
  details: LegacyDetails,
): LegacyRequest {
  const { start, end, delegates, layout } = query;
  return {
    ...details,
    start,
    end,
    orderType: chosen.kind,
    delegates,
    isInstantBookable: isInstant(chosen),
    venueId: venue.id,
    currency: venue.currency,
    layout,
    choice: choiceOf(chosen),
  };
}

function choiceOf(chosen: ChosenOffer): LegacyChoice {
  if (chosen.kind === 'room') {
    const { room, price } = chosen.offer;
    return {
      kind: 'room',
      roomId: room.id,
      price: price && price.total.minor - price.minimumSpend.minor,
      total: price?.total.minor ?? null,
    };
  }
  const { package: entry, fit, price } = chosen.offer;
  return {
    kind: 'package',
    packageId: entry.id,
    roomId: fit.kind === 'fits' ? fit.room.id : null,
    price: price?.unit.minor ?? null,
    total: price?.total.minor ?? null,
  };
}
