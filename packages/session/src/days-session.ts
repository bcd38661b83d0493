import type {
  AttendeesLimit,
  Day,
  DayOpening,
  DayPlan,
  Money,
  OfferKind,
  PlanState,
  Venue,
  WallDate,
  WallTime,
} from '@foyer/domain';
import type { BaseSession, CallProblem } from './base-session.ts';
import type { Readable } from './readable.ts';
import type { VenueSession } from './venue-session.ts';

/** The day whose tab is open, and what its fields may offer (MULTI-004, MULTI-009). */
export type ShownDay = {
  day: Day;
  /** A plan of one day keeps it (MULTI-003). */
  mayRemove: boolean;
  startTimes: readonly WallTime[];
  endTimes: readonly WallTime[];
  firstDate: WallDate;
  /** `null` without a limit. */
  lastDate: WallDate | null;
  disabledDates: readonly WallDate[];
  /** 0 is Sunday. */
  disabledWeekdays: readonly number[];
  /** Whether the venue takes the day; asked of rooms, whose hours count. */
  opening: DayOpening;
  delegatesError: AttendeesLimit | null;
  /** The list below, and the lists there are. */
  kind: OfferKind;
  kinds: readonly OfferKind[];
};

/**
 * What became of a choice that an address brought: it is asked after, or the day no longer has it.
 */
export type KeptChoice = 'asked-after' | 'gone';

/** The plan as a whole, for its panel (MULTI-005 to MULTI-007). */
export type PlanSum = {
  days: readonly { day: Day; kept: KeptChoice | null }[];
  state: PlanState;
  /** Of the chosen days, incl. VAT; `null` while none has a price. */
  total: Money | null;
};

/** The day that the server refused, with what had been chosen for it. */
export type RefusedDay = { number: number; title: string };

/** `day`: `null` where the refusal is not about one of them. */
export type DaysBooking =
  | { kind: 'idle' }
  | { kind: 'processing' }
  | { kind: 'failed'; problem: CallProblem; day: RefusedDay | null }
  | { kind: 'price-changed'; before: Money | null; now: Money };

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
    goOn: () => void;
    closeAllSet: () => void;
    dismissBooking: () => void;
    /** Back to a meeting of one day. */
    leave: () => void;
  };
  /** Ends its calls and listeners. */
  stop: () => void;
};
