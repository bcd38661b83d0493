import type { AttendeesLimit, Day, DayOpening, DayPlan, Money, OfferKind, PlanState, Venue, WallDate, WallTime } from '@foyer/domain';
import type { BaseSession, CallProblem } from './base-session.ts';
import type { Readable } from './readable.ts';
import type { VenueSession } from './venue-session.ts';

/** The day whose tab is open, and what its fields may offer (MULTI-004, MULTI-009). */
export type ShownDay = {
  readonly day: Day;
  /** A plan of one day keeps it (MULTI-003). */
  readonly mayRemove: boolean;
  readonly startTimes: readonly WallTime[];
  readonly endTimes: readonly WallTime[];
  readonly firstDate: WallDate;
  /** `null` without a limit. */
  readonly lastDate: WallDate | null;
  readonly disabledDates: readonly WallDate[];
  /** 0 is Sunday. */
  readonly disabledWeekdays: readonly number[];
  /** Whether the venue takes the day; asked of rooms, whose hours count. */
  readonly opening: DayOpening;
  readonly delegatesError: AttendeesLimit | null;
  /** The list below, and the lists there are. */
  readonly kind: OfferKind;
  readonly kinds: readonly OfferKind[];
};

/** What became of a choice that an address brought: it is asked after, or the day no longer has it. */
export type KeptChoice = 'asked-after' | 'gone';

/** The plan as a whole, for its panel (MULTI-005 to MULTI-007). */
export type PlanSum = {
  readonly days: readonly { readonly day: Day; readonly kept: KeptChoice | null }[];
  readonly state: PlanState;
  /** Of the chosen days, incl. VAT; `null` while none has a price. */
  readonly total: Money | null;
};

/** The day that the server refused, with what had been chosen for it. */
export type RefusedDay = { readonly number: number; readonly title: string };

/** `day`: `null` where the refusal is not about one of them. */
export type DaysBooking = { readonly kind: 'idle' } | { readonly kind: 'processing' } | { readonly kind: 'failed'; readonly problem: CallProblem; readonly day: RefusedDay | null } | { readonly kind: 'price-changed'; readonly before: Money | null; readonly now: Money };

/** Memory of the builder for a meeting of several days: part of a venue's page, made when it is first wanted. */
export type DaysSession = BaseSession & {
  readonly page: 'days';
  readonly venue: Venue;
  readonly plan: Readable<DayPlan>;
  readonly shown: Readable<ShownDay>;
  readonly sum: Readable<PlanSum>;
  /** The last missing day has just been chosen: the page asks how to go on (MULTI-007). */
  readonly allSet: Readable<boolean>;
  readonly booking: Readable<DaysBooking>;
  /** The open day as lists of rooms and packages know a page: what they book is chosen for that day (MULTI-017, MULTI-021). */
  readonly lists: VenueSession;
  /** Ids in the page by which its parts name each other: the open day's panel, and the tab of a day. */
  readonly ids: { readonly panel: string; readonly tab: (number: number) => string };
  readonly actions: {
    readonly showDay: (number: number) => void;
    readonly addDay: () => void;
    readonly removeDay: (number: number) => void;
    readonly changeDate: (date: WallDate) => void;
    readonly changeStart: (time: WallTime) => void;
    readonly changeEnd: (time: WallTime) => void;
    /** As typed; empty and 0 become 1. */
    readonly changeDelegates: (text: string) => void;
    readonly changeKind: (kind: OfferKind) => void;
    readonly discard: (number: number) => void;
    /** Leads to the checkout with every day, once all are chosen. A retry carries the same idempotency key. */
    readonly goOn: () => void;
    readonly closeAllSet: () => void;
    readonly dismissBooking: () => void;
    /** Back to a meeting of one day. */
    readonly leave: () => void;
  };
  /** Ends its calls and listeners. */
  readonly stop: () => void;
};
