import type { CartOptions } from '../checkout/cart-options.ts';
import type { Money } from '../money.ts';
import type { OfferKind } from '../query/booking-query.ts';
import type { LayoutCode } from '../query/seating-layouts.ts';
import type { Instant, WallDateTime, Zone } from '../time.ts';
import type { Picture, SpokenTerms } from '../venue/venue.ts';

/** One chosen offer on its day, as stored by the server. */
export type CartItem = {
  kind: OfferKind;
  id: string;
  title: string;
  /** The room that is held; for a package, the room it is held in. */
  roomId: string;
  roomTitle: string;
  layout: LayoutCode | '_none';
  start: WallDateTime;
  end: WallDateTime;
  startInstant: Instant;
  endInstant: Instant;
  delegates: number;
  /** `null` for an enquiry without a price. */
  total: Money | null;
  /** The total without the cart's discount code, where the code lowers it. */
  original?: Money;
  vat: Money | null;
  vatPercent: number;
  minimumSpend: Money | null;
};

export type Cart = CartOptions & {
  id: string;
  isEnquiry: boolean;
  /** `open` can be ordered; `ordered` has been, as `orderId`. */
  status: 'open' | 'ordered' | 'expired';
  orderId: string | null;
  /** End of the hold by the server's clock; `null` without a hold (an enquiry). */
  heldUntil: Instant | null;
  /** The server's clock at its reply, so that a wrong clock of the visitor has no effect (D-7). */
  serverNow: Instant;
  items: readonly CartItem[];
  discountCode: string;
  venue: {
    id: string;
    alias: string;
    title: string;
    city: string;
    address: string;
    countryCode: string;
    timezone: Zone;
    currency: string;
    phone: string;
    terms: string;
    termsOfCancellation: string;
    termsOfUse: string;
    spokenTerms?: SpokenTerms;
    pictures: readonly Picture[];
  };
};

/** Length of a hold: 20 minutes of server time (REGUS-049). */
export const holdSeconds = 1200;

/**
 * Whole seconds left of a hold, 0 to 1200 (REGUS-028, B-051). `serverNow` is the server's clock at
 * its reply, and `elapsed` the seconds since then by a monotonic clock, so that the visitor's own
 * clock has no effect (D-7).
 */
export const secondsLeft = (heldUntil: Instant, serverNow: Instant, elapsed: number): number =>
  Math.min(Math.max(Math.ceil(heldUntil - serverNow - elapsed), 0), holdSeconds);

/** The main photo and those at index 1 to 5. */
const mostPhotos = 6;

/** Photos of a venue for the checkout: at most the first six (CART-029, B-042). */
export const checkoutPhotos = <Photo>(photos: readonly Photo[]): readonly Photo[] =>
  photos.slice(0, mostPhotos);
