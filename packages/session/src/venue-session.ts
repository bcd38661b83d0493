import type {
  Adjustment,
  Alternative,
  Alternatives,
  DayState,
  FreeTimes,
  DayPlan,
  DayTime,
  AttendeesLimit,
  NumberProblem,
  BookingQuery,
  ChosenOffer,
  LayoutCode,
  MeetingLength,
  MeetingTime,
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

/** The values that the form offers for the present query. */
export type FormFacts = {
  tabs: readonly OfferKind[];
  startTimes: readonly WallTime[];
  endTimes: readonly WallTime[];
  lengths: readonly MeetingLength[];
  /** Layouts of at least one room of the venue for these delegates; `_none` is first. */
  layouts: readonly (LayoutCode | '_none')[];
  firstDate: WallDate;
  /** `null` without a limit. */
  lastDate: WallDate | null;
  disabledDates: readonly WallDate[];
  /** Weekdays of no start: those taken out, and those without an opening. 0 is Sunday. */
  disabledWeekdays: readonly number[];
  /** Weekdays on which no meeting ends a day after its start: only those taken out (AVAIL-032). */
  disabledEndWeekdays: readonly number[];
  opening: Opening;
  /** The venue opens on no day: it takes no meeting at all. */
  neverOpens: boolean;
  /**
   * Where the venue is closed for the meeting, the nearest times at which it is open, each with the
   * address of this page at that time.
   */
  openTimes: readonly (MeetingTime & { href: string })[];
  /** What the form has changed of the time that was asked for, and why; `null` for nothing. */
  adjusted: Adjustment | null;
  /**
   * The group that was asked for, where the site's cap has replaced it (FORM-051); `null` otherwise.
   */
  cappedFrom: ({ asked: number } & AttendeesLimit) | null;
  /**
   * False for a start after the last date, and after the server refused the start because of its
   * lead time (AVAIL-028).
   */
  leadTimeAllows: boolean;
  /** Why the start is refused: too late or too soon; `null`: it is not (FORM-057, FORM-058). */
  notice: StartNotice | null;
  /**
   * The requested time is not possible; shown until it is dismissed (FORM-013, FORM-034, FORM-035,
   *
   */
  timeRefused: boolean;
  discount: 'none' | 'loading' | 'found' | 'none_found';
  /** The meeting on the visitor's clock, only where that differs from the venue's (D-1). */
  visitorTime: { start: WallDateTime; end: WallDateTime; zone: Zone } | null;
  delegatesError: AttendeesLimit | null;
  /** What is wrong with the number of attendees as it was typed last. */
  delegatesTyped: NumberProblem | null;
};

export type OffersState = {
  /**
   * A request is running. The offers are then those of the last answer, evaluated for the present
   * query.
   */
  loading: boolean;
  /** `null` until the first answer. */
  offers: Offers | null;
  problem: CallProblem | null;
};

/** The selected offer; for a room with its layouts and price (AVAIL-035). */
export type Selection = ChosenOffer;

export type BookingState =
  | { kind: 'idle' }
  | { kind: 'processing' }
  | { kind: 'failed'; problem: CallProblem }
  /**
   * The checkout of this cart replaces the venue's content (CART-004, CART-005, VENUE-031), under
   * its own address. `null`: it creates its own cart (CART-006).
   */
  | { kind: 'checkout'; cartId: string | null; address: string }
  /**
   * The server's price differs from the visible one, or the discount code has been used up by
   * others: the visitor decides (D-6).
   */
  | { kind: 'price-changed'; before: Money | null; now: Money; codeUsedUp: boolean };

/**
 * The enquiry form with the visitor's contact: opened by "Send request" where an enquiry becomes an
 * order immediately (FORM-024, FORM-025, CART-003, CART-007). `visitor` is `null` until it is
 * known.
 */
export type EnquiryState = { kind: 'closed' } | { kind: 'open'; visitor: Visitor | null };

/** The values of the enquiry form; a service fee only where it is ticked (FORM-067). */
export type EnquiryDetails = LegacyDetails;

/** Whether preferences are stored for the next visit; some sites ask for consent first (D-9). */
export type PreferencesState = 'kept' | 'asked' | 'refused';

/**
 * What the venue has around the present meeting; `null` where the server does not answer, so that a
 * page shows what it knows without it.
 */
export type Around = {
  /** Each day of the month of that date. */
  days: (date: WallDate) => Promise<readonly DayState[] | null>;
  /** The half hours of the meeting's day, for all rooms that suit or for one. */
  freeTimes: (roomId: string | null) => Promise<FreeTimes | null>;
  /** In place of the chosen offer; without one, of offers that suit. */
  alternatives: () => Promise<Alternatives | null>;
};

/**
 * Session of the venue page. Each edit gives a query that every rule accepts, which is written into
 * the URL.
 */
export type VenueSession = BaseSession & {
  page: 'venue';
  venue: Venue;
  /** How offer cards work: as the site says, or differently where the day plan uses the lists. */
  offerCards: OfferCards;
  query: Readable<BookingQuery>;
  form: Readable<FormFacts>;
  offers: Readable<OffersState>;
  /** Evaluated again with every change, so that a selected room shows why it no longer fits. */
  selection: Readable<Selection | null>;
  booking: Readable<BookingState>;
  enquiry: Readable<EnquiryState>;
  preferences: Readable<PreferencesState>;
  around: Around;
  /** The address of the page that has the alternative chosen, here or at another venue. */
  addressOf: (alternative: Alternative) => string;
  /** Opens the builder for a meeting of several days, where `mayPlanDays` (SITE-009, A-166). */
  openDays: () => Promise<DaysSession>;
  actions: {
    changeTab: (kind: OfferKind) => void;
    changeStartDate: (date: WallDate) => void;
    changeStartTime: (time: WallTime) => void;
    changeEndDate: (date: WallDate) => void;
    changeEndTime: (time: WallTime) => void;
    changeLength: (length: MeetingLength) => void;
    /** Start, end and length at once: one of `openTimes`. */
    changeTime: (time: MeetingTime) => void;
    /** As typed; empty and 0 become 1. */
    changeDelegates: (text: string) => void;
    changeLayout: (layout: LayoutCode | '_none') => void;
    changeRates: (rates: RatesFilter) => void;
    /** Trimmed; `''` clears the code. */
    applyDiscountCode: (code: string) => void;
    selectRoom: (roomId: string) => void;
    /** In the given room, else in the first of its rooms that fits. */
    selectPackage: (packageId: string, roomId?: string) => void;
    clearSelection: () => void;
    /** Changes the meeting to an alternative of this venue and chooses its offer. */
    takeAlternative: (alternative: Alternative) => void;
    /**
     * Books the selection or sends an enquiry for it, or opens the enquiry form first; a retry has
     * the same idempotency key.
     */
    book: () => void;
    /** Sends the enquiry form. */
    sendEnquiry: (details: EnquiryDetails) => void;
    closeEnquiry: () => void;
    /** Books at the new price, after `price-changed`. */
    acceptPrice: () => void;
    dismissBooking: () => void;
    retryOffers: () => void;
    dismissTimeRefused: () => void;
    allowPreferences: (allowed: boolean) => void;
  };
};

/**
 * Session of the builder for a meeting of several days: a part of the venue's page, created on
 * demand.
 */
export type DaysSession = BaseSession & {
  page: 'days';
  venue: Venue;
  plan: Readable<DayPlan>;
  shown: Readable<ShownDay>;
  sum: Readable<PlanSum>;
  /** The last missing day has just been chosen: the page asks how to continue (MULTI-007). */
  allSet: Readable<boolean>;
  booking: Readable<DaysBooking>;
  /**
   * The open day as a venue session, so that the lists can show it; booking an offer chooses it for
   * that day (MULTI-017, MULTI-021).
   */
  lists: VenueSession;
  /** Element ids that connect the builder's parts: the open day's panel, and the tab of a day. */
  ids: { panel: string; tab: (number: number) => string };
  actions: {
    showDay: (number: number) => void;
    addDay: () => void;
    removeDay: (number: number) => void;
    changeDate: (date: WallDate) => void;
    changeStart: (time: WallTime) => void;
    changeEnd: (time: WallTime) => void;
    /** Date, start and end at once: one of `openTimes`. */
    changeDay: (time: DayTime) => void;
    /** As typed; empty and 0 become 1. */
    changeDelegates: (text: string) => void;
    changeKind: (kind: OfferKind) => void;
    discard: (number: number) => void;
    /**
     * Opens the checkout with every day, once all are chosen. A retry has the same
     * idempotency key.
     */
    proceed: () => void;
    closeAllSet: () => void;
    dismissBooking: () => void;
    /** Back to a meeting of one day. */
    leave: () => void;
  };
  /** Aborts its calls and removes its listeners. */
  stop: () => void;
};
