import type { AttendeesLimit, BookingQuery, ChosenOffer, LayoutCode, MeetingLength, Money, OfferKind, Offers, OlderDetails, Opening, RatesFilter, StartNotice, Venue, Visitor, WallDate, WallDateTime, WallTime, Zone } from '@foyer/domain';
import type { BaseSession, CallProblem } from './base-session.ts';
import type { DaysSession } from './days-session.ts';
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
  /** False for a start after the last date, and after the server said that its lead times do not allow it (AVAIL-028). */
  readonly leadTimeAllows: boolean;
  /** What is said of how late or how early the start is; `null`: nothing (FORM-057, FORM-058). */
  readonly notice: StartNotice | null;
  /** A time was asked for that cannot be had; said until it is dismissed (FORM-013, FORM-034, FORM-035, A-177). */
  readonly timeRefused: boolean;
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
  /** The checkout of this cart takes the venue's place (CART-004, CART-005, VENUE-031); its own address shows it too. `null`: it makes its cart itself (CART-006). */
  | { readonly kind: 'checkout'; readonly cartId: string | null; readonly address: string }
  /** The server's price differs from the one seen, or somebody else used up the discount code: the visitor decides (D-6). */
  | { readonly kind: 'price-changed'; readonly before: Money | null; readonly now: Money; readonly codeUsedUp: boolean };

/**
 * The enquiry form with the visitor's contact: shown after a press on "Send request" where an enquiry becomes an order at
 * once (FORM-024, FORM-025, CART-003, CART-007). `visitor` is `null` until it is known who visits.
 */
export type EnquiryState = { readonly kind: 'closed' } | { readonly kind: 'open'; readonly visitor: Visitor | null };

/** What the visitor says in it; a service fee only where it was ticked (FORM-067). */
export type EnquiryDetails = OlderDetails;

/** Whether what the visitor asks for is kept for the next visit; a site may want to be allowed to first (D-9). */
export type PreferencesState = 'kept' | 'asked' | 'refused';

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
  readonly enquiry: Readable<EnquiryState>;
  readonly preferences: Readable<PreferencesState>;
  /** Makes the builder for a meeting of several days, where `mayPlanDays` (SITE-009, A-166). */
  readonly openDays: () => Promise<DaysSession>;
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
    /** In that room, else in the first of its rooms that fits. */
    readonly selectPackage: (packageId: string, roomId?: string) => void;
    readonly clearSelection: () => void;
    /** Books or enquires for the selection, or opens the enquiry form first; a retry carries the same idempotency key. */
    readonly book: () => void;
    /** Sends the enquiry form. */
    readonly sendEnquiry: (details: EnquiryDetails) => void;
    readonly closeEnquiry: () => void;
    /** Books at the new price after `price-changed`. */
    readonly acceptPrice: () => void;
    readonly dismissBooking: () => void;
    readonly retryOffers: () => void;
    readonly dismissTimeRefused: () => void;
    readonly allowPreferences: (allowed: boolean) => void;
  };
};
