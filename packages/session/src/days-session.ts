import type {
  AttendeesLimit,
  Day,
  DayAdjustment,
  DayTime,
  DayOpening,
  Money,
  NumberProblem,
  OfferKind,
  PlanState,
  WallDate,
  WallTime,
} from '@foyer/domain';
import type { CallProblem } from './base-session.ts';

/** The open day, and the values its fields offer (MULTI-004, MULTI-009). */
export type ShownDay = {
  day: Day;
  /** The only day cannot be removed (MULTI-003). */
  mayRemove: boolean;
  startTimes: readonly WallTime[];
  endTimes: readonly WallTime[];
  firstDate: WallDate;
  /** `null` without a limit. */
  lastDate: WallDate | null;
  disabledDates: readonly WallDate[];
  /** 0 is Sunday. */
  disabledWeekdays: readonly number[];
  /** Whether the venue accepts the day; by the rules of rooms, because its hours apply to them. */
  opening: DayOpening;
  /** What its last edit has changed besides. */
  adjusted: DayAdjustment | null;
  neverOpens: boolean;
  /** Where the venue is closed for the day, the nearest times at which it is open. */
  openTimes: readonly DayTime[];
  delegatesError: AttendeesLimit | null;
  /** What is wrong with the number of attendees as it was typed last. */
  delegatesTyped: NumberProblem | null;
  /** The visible list, and the lists there are. */
  kind: OfferKind;
  kinds: readonly OfferKind[];
};

/** State of a choice from the address: it is being loaded, or the day no longer has it. */
export type KeptChoice = 'asked-after' | 'gone';

/** The plan as a whole, for its panel (MULTI-005 to MULTI-007). */
export type PlanSum = {
  days: readonly { day: Day; kept: KeptChoice | null }[];
  state: PlanState;
  /** Total of the chosen days with the fee, incl. VAT; `null` while none has a price. */
  total: Money | null;
  /** The fee of the booking in minor units, part of the total (D-20). */
  premiumFee: number;
};

/** The day that the server refused, with the title of its item. */
export type RefusedDay = { number: number; title: string };

/** `day` is `null` where the refusal is not about a single day. */
export type DaysBooking =
  | { kind: 'idle' }
  | { kind: 'processing' }
  | { kind: 'failed'; problem: CallProblem; day: RefusedDay | null }
  | { kind: 'price-changed'; before: Money | null; now: Money };
