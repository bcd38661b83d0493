import type { AttendeesLimit, BookingQuery, ChosenOffer, LayoutCode, MeetingLength, Money, OfferKind, Offers, Opening, RatesFilter, Venue, WallDate, WallDateTime, WallTime, Zone } from '@foyer/domain';
import type { BaseSession, CallProblem } from './base-session.ts';
import type { Readable } from './readable.ts';

/** What the form may offer for the present query. */
export type FormFacts = {
  readonly tabs: readonly OfferKind[];
  readonly startTimes: readonly WallTime[];
  readonly endTimes: readonly WallTime[];
  readonly lengths: readonly MeetingLength[];
  /** Layouts that at least one room of the venue can be set in for these delegates; `_none` comes first. */
  readonly layouts: readonly (LayoutCode | '_none')[];
  readonly firstDate: WallDate;
  /** `null` without a limit. */
  readonly lastDate: WallDate | null;
  readonly disabledDates: readonly WallDate[];
  /** 0 is Sunday. */
  readonly disabledWeekdays: readonly number[];
  readonly opening: Opening;
  /** False after the server said that its lead times do not allow this start (AVAIL-028). */
  readonly leadTimeAllows: boolean;
  readonly discount: 'none' | 'loading' | 'found' | 'none_found';
  /** The meeting in the visitor's own time, only where that differs from the venue's (D-1). */
  readonly visitorTime: { readonly start: WallDateTime; readonly end: WallDateTime; readonly zone: Zone } | null;
  readonly delegatesError: AttendeesLimit | null;
};

export type OffersState = {
  /** A request is under way. The offers below are then those of the last answer, judged for the present query. */
  readonly loading: boolean;
  /** `null` until the first answer. */
  readonly offers: Offers | null;
  readonly problem: CallProblem | null;
};

/** What is chosen: for a room, its layouts and price with it (AVAIL-035). */
export type Selection = ChosenOffer;

export type BookingState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'processing' }
  | { readonly kind: 'failed'; readonly problem: CallProblem }
  /** The server's price differs from the one seen: the visitor decides (D-6). */
  | { readonly kind: 'price-changed'; readonly before: Money | null; readonly now: Money };

/** Memory of the venue page. Each edit ends in a state that every rule accepts and is written into the URL. */
export type VenueSession = BaseSession & {
  readonly page: 'venue';
  readonly venue: Venue;
  readonly query: Readable<BookingQuery>;
  readonly form: Readable<FormFacts>;
  readonly offers: Readable<OffersState>;
  /** Re-judged with every change, so that a chosen room shows why it no longer fits. */
  readonly selection: Readable<Selection | null>;
  readonly booking: Readable<BookingState>;
  readonly actions: {
    readonly changeTab: (kind: OfferKind) => void;
    readonly changeStartDate: (date: WallDate) => void;
    readonly changeStartTime: (time: WallTime) => void;
    readonly changeEndDate: (date: WallDate) => void;
    readonly changeEndTime: (time: WallTime) => void;
    readonly changeLength: (length: MeetingLength) => void;
    /** As typed; empty and 0 become 1. */
    readonly changeDelegates: (text: string) => void;
    readonly changeLayout: (layout: LayoutCode | '_none') => void;
    readonly changeRates: (rates: RatesFilter) => void;
    /** Trims; `''` clears the code. */
    readonly applyDiscountCode: (code: string) => void;
    readonly selectRoom: (roomId: string) => void;
    readonly selectPackage: (packageId: string) => void;
    readonly clearSelection: () => void;
    /** Books or enquires for the selection; a retry carries the same idempotency key. */
    readonly book: () => void;
    /** Books at the new price after `price-changed`. */
    readonly acceptPrice: () => void;
    readonly dismissBooking: () => void;
    readonly retryOffers: () => void;
  };
};
