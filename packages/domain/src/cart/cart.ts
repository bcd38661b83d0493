import type { CartOptions } from '../checkout/cart-options.ts';
import type { Money } from '../money.ts';
import type { OfferKind } from '../query/booking-query.ts';
import type { LayoutCode } from '../query/seating-layouts.ts';
import type { Instant, WallDateTime, Zone } from '../time.ts';
import type { Picture } from '../venue/venue.ts';

/** One chosen offer on its day, as the server keeps it. */
export type CartItem = {
  readonly kind: OfferKind;
  readonly id: string;
  readonly title: string;
  /** The room that is held; for a package, the one it takes place in. */
  readonly roomId: string;
  readonly roomTitle: string;
  readonly layout: LayoutCode | '_none';
  readonly start: WallDateTime;
  readonly end: WallDateTime;
  readonly startInstant: Instant;
  readonly endInstant: Instant;
  readonly delegates: number;
  /** `null` for an enquiry without a price. */
  readonly total: Money | null;
  readonly vat: Money | null;
  readonly vatPercent: number;
  readonly minimumSpend: Money | null;
};

export type PaymentMethod = 'creditcard' | 'invoice' | 'onsite' | 'airplus' | 'none';

export type Cart = CartOptions & {
  readonly id: string;
  readonly isEnquiry: boolean;
  /** `open` may be ordered; `ordered` already was, under `orderId`. */
  readonly status: 'open' | 'ordered' | 'expired';
  readonly orderId: string | null;
  /** End of the hold by the server's clock; `null` where nothing is held (an enquiry). */
  readonly heldUntil: Instant | null;
  /** The server's clock when it answered, so that a wrong clock of the visitor does not matter (D-7). */
  readonly serverNow: Instant;
  readonly items: readonly CartItem[];
  readonly discountCode: string;
  readonly venue: {
    readonly id: string;
    readonly alias: string;
    readonly title: string;
    readonly city: string;
    readonly address: string;
    readonly countryCode: string;
    readonly timezone: Zone;
    readonly currency: string;
    readonly phone: string;
    readonly terms: string;
    readonly termsOfCancellation: string;
    readonly termsOfUse: string;
    readonly pictures: readonly Picture[];
  };
};
