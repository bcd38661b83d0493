import type {
  DayPlan,
  AttendeesLimit,
  BookingQuery,
  ChosenOffer,
  LayoutCode,
  MeetingLength,
  Money,
  OfferCards,
  OfferKind,
  Offers,
  LegacyDetails,
  Opening,
  RatesFilter,
  StartNotice,
  Venue,
  Visitor,
  WallDate,
  WallDateTime,
  WallTime,
  Zone,
} from '@foyer/domain';
import type { BaseSession, CallProblem } from './base-session.ts';
import type { DaysBooking, PlanSum, ShownDay } from './days-session.ts';
import type { Readable } from './readable.ts';

/** What the form may offer for the present query. */
export type FormFacts = {
  tabs: readonly OfferKind[];
  startTimes: readonly WallTime[];
  endTimes: readonly WallTime[];
  lengths: readonly MeetingLength[];
  /**
   * Layouts that at least one room of the venue can be set in for these delegates; `_none` comes
   * first.
   */
  layouts: readonly (LayoutCode | '_none')[];
  firstDate: WallDate;
  /** `null` without a limit. */
  lastDate: WallDate | null;
  disabledDates: readonly WallDate[];
  /** 0 is Sunday. */
  disabledWeekdays: readonly number[];
  opening: Opening;
  /**
   * False for a start after the last date, and after the server said that its lead times do not
   * allow it (AVAIL-028).
   */
  leadTimeAllows: boolean;
  /** What is said of how late or how early the start is; `null`: nothing (FORM-057, FORM-058). */
  notice: StartNotice | null;
  /**
   * A time was asked for that cannot be had; said until it is dismissed (FORM-013, FORM-034,
   * FORM-035, A-177).
   */
  timeRefused: boolean;
  discount: 'none' | 'loading' | 'found' | 'none_found';
  /** The meeting in the visitor's own time, only where that differs from the venue's (D-1). */
  visitorTime: { start: WallDateTime; end: WallDateTime; zone: Zone } | null;
  delegatesError: AttendeesLimit | null;
};

export type OffersState = {
  /**
   * A request is under way. The offers below are then those of the last answer, judged for the
   * present query.
   */
  loading: boolean;
  /** `null` until the first answer. */
  offers: Offers | null;
  problem: CallProblem | null;
};

/** What is chosen: for a room, its layouts and price with it (AVAIL-035). */
export type Selection = ChosenOffer;

export type BookingState =
  | { kind: 'idle' }
  | { kind: 'processing' }
  | { kind: 'failed'; problem: CallProblem }
  /**
   * The checkout of this cart takes the venue's place (CART-004, CART-005, VENUE-031); its own
   * address shows it too. `null`: it makes its cart itself (CART-006).
   */
  | { kind: 'checkout'; cartId: string | null; address: string }
  /**
   * The server's price differs from the one seen, or somebody else used up the discount code: the
   * visitor decides (D-6).
   */
  | { kind: 'price-changed'; before: Money | null; now: Money; codeUsedUp: boolean };

/**
 * The enquiry form with the visitor's contact: shown after a press on "Send request" where an
 * enquiry becomes an order at once (FORM-024, FORM-025, CART-003, CART-007). `visitor` is `null`
 * until it is known who visits.
 */
export type EnquiryState = { kind: 'closed' } | { kind: 'open'; visitor: Visitor | null };

/** What the visitor says in it; a service fee only where it was ticked (FORM-067). */
export type EnquiryDetails = LegacyDetails;

/**
 * Whether what the visitor asks for is kept for the next visit; a site may want to be allowed to
 * first (D-9).
 */
export type PreferencesState = 'kept' | 'asked' | 'refused';

/**
 * Memory of the venue page. Each edit ends in a state that every rule accepts and is written into
 * the URL.
 */
export type VenueSession = BaseSession & {
  page: 'venue';
  venue: Venue;
  /** Which cards the lists show: the site's, or others where a list serves another purpose. */
  offerCards: OfferCards;
  query: Readable<BookingQuery>;
  form: Readable<FormFacts>;
  offers: Readable<OffersState>;
  /** Re-judged with every change, so that a chosen room shows why it no longer fits. */
  selection: Readable<Selection | null>;
  booking: Readable<BookingState>;
  enquiry: Readable<EnquiryState>;
  preferences: Readable<PreferencesState>;
  /** Makes the builder for a meeting of several days, where `mayPlanDays` (SITE-009, A-166). */
  openDays: () => Promise<DaysSession>;
  actions: {
    changeTab: (kind: OfferKind) => void;
    changeStartDate: (date: WallDate) => void;
    changeStartTime: (time: WallTime) => void;
    changeEndDate: (date: WallDate) => void;
    changeEndTime: (time: WallTime) => void;
    changeLength: (length: MeetingLength) => void;
    /** As typed; empty and 0 become 1. */
    changeDelegates: (text: string) => void;
    changeLayout: (layout: LayoutCode | '_none') => void;
    changeRates: (rates: RatesFilter) => void;
    /** Trims; `''` clears the code. */
    applyDiscountCode: (code: string) => void;
    selectRoom: (roomId: string) => void;
    /** In that room, else in the first of its rooms that fits. */
    selectPackage: (packageId: string, roomId?: string) => void;
    clearSelection: () => void;
    /**
     * Books or enquires for the selection, or opens the enquiry form first; a retry carries the
     * same idempotency key.
     */
    book: () => void;
    /** Sends the enquiry form. */
    sendEnquiry: (details: EnquiryDetails) => void;
    closeEnquiry: () => void;
    /** Books at the new price after `price-changed`. */
    acceptPrice: () => void;
    dismissBooking: () => void;
    retryOffers: () => void;
    dismissTimeRefused: () => void;
    allowPreferences: (allowed: boolean) => void;
  };
};

/**
 * Memory of the builder for a meeting of several days: part of a venue's page, made when it is
 * first wanted.
 */
export type DaysSession = BaseSession & {
  page: 'days';
  venue: Venue;
  plan: Readable<DayPlan>;
  shown: Readable<ShownDay>;
  sum: Readable<PlanSum>;
  /** The last missing day has just been chosen: the page asks how to go on (MULTI-007). */
  allSet: Readable<boolean>;
  booking: Readable<DaysBooking>;
  /**
   * The open day as lists of rooms and packages know a page: what they book is chosen for that day
   * (MULTI-017, MULTI-021).
   */
  lists: VenueSession;
  /**
   * Ids in the page by which its parts name each other: the open day's panel, and the tab of a day.
   */
  ids: { panel: string; tab: (number: number) => string };
  actions: {
    showDay: (number: number) => void;
    addDay: () => void;
    removeDay: (number: number) => void;
    changeDate: (date: WallDate) => void;
    changeStart: (time: WallTime) => void;
    changeEnd: (time: WallTime) => void;
    /** As typed; empty and 0 become 1. */
    changeDelegates: (text: string) => void;
    changeKind: (kind: OfferKind) => void;
    discard: (number: number) => void;
    /**
     * Leads to the checkout with every day, once all are chosen. A retry carries the same
     * idempotency key.
     */
    proceed: () => void;
    closeAllSet: () => void;
    dismissBooking: () => void;
    /** Back to a meeting of one day. */
    leave: () => void;
  };
  /** Ends its calls and listeners. */
  stop: () => void;
};
