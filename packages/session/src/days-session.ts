import type {
  AttendeesLimit,
  Day,
  DayOpening,
  Money,
  OfferKind,
  PlanState,
  WallDate,
  WallTime,
} from '@foyer/domain';
import type { CallProblem } from './base-session.ts';

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
