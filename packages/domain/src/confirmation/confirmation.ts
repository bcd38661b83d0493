import type { Money } from '../money.ts';
import type { Instant, WallDateTime, Zone } from '../time.ts';

/** What the thank-you page shows of an order; also what is kept in storage for it. */
export type Confirmation = {
  readonly orderId: string;
  readonly isEnquiry: boolean;
  readonly email: string;
  readonly venue: { readonly title: string; readonly alias: string; readonly address: string; readonly timezone: Zone; readonly phone: string };
  readonly events: readonly {
    /** The number people say on the phone. */
    readonly orderNumber: string;
    readonly title: string;
    readonly start: WallDateTime;
    readonly end: WallDateTime;
    readonly startInstant: Instant;
    readonly delegates: number;
    readonly total: Money | null;
  }[];
};
