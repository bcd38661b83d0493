import type { ApiClient } from '@foyer/api-client';
import { loadPropertyPackages, loadPropertyRooms, writeDayQuestion } from '@foyer/contract';
import {
  type BookingQuery,
  dateOf,
  type DayAdjustment,
  type DayAnswer,
  dayEndTimes,
  dayOf,
  dayOffers,
  dayOpening,
  type DayPlan,
  dayQuery,
  dayStartTimes,
  editContext,
  lastBookableDate,
  mayRemoveDay,
  offeredTabs,
  type OfferKind,
  offerOfDay,
  type Offers,
  openingsFor,
  openDayTimes,
  neverOpens,
  closedWeekdays,
  planState,
  planTotal,
  type PropertyVenue,
  type Venue,
  type WallDateTime,
} from '@foyer/domain';
import type { Site } from '@foyer/sites';
import { atom } from 'jotai/vanilla';
import type { CallProblem } from '../base-session.ts';
import type { DaysBooking, PlanSum, ShownDay } from '../days-session.ts';
import type { OffersState, Selection } from '../venue-session.ts';

/** The item that a card books: a package in the given room, or in the first that fits. */
export type BookedItem = { kind: OfferKind; id: string; roomId: string | null };

/**
 * An item to choose for a day as soon as its answer has it: from an address, or from a click before
 * the answer came (`pressed`).
 */
export type PendingChoice = BookedItem & { pressed: boolean };

type DaysMemoryParts = {
  first: DayPlan;
  /** What the form's times have become in it. */
  firstAdjusted: DayAdjustment | null;
  awaited: ReadonlyMap<number, PendingChoice>;
  form: BookingQuery;
  kind: OfferKind;
  venue: Venue;
  site: Site;
  /** Current time on the venue's clock. */
  now: () => WallDateTime;
};

/** The builder's atoms: the plan, the days' answers, and what is derived from both. */
export function createDaysMemory({
  first,
  firstAdjusted,
  awaited: firstAwaited,
  form: firstForm,
  kind: firstKind,
  venue,
  site,
  now,
}: DaysMemoryParts) {
  const plan = atom(first);
  const awaited = atom(firstAwaited);
  /** Numbers of the days that no longer have the item from the address. */
  const gone = atom<ReadonlySet<number>>(new Set<number>());
  const form = atom(firstForm);
  const kind = atom(firstKind);
  const replies = atom<ReadonlyMap<string, DayReply>>(new Map());
  /** Last answer of the open tab, shown while a changed day is loading. */
  const held = atom<Extract<DayReply, { rooms: unknown }> | null>(null);
  const delegatesError = atom<ShownDay['delegatesError']>(null);
  const delegatesTyped = atom<ShownDay['delegatesTyped']>(null);
  const adjusted = atom(firstAdjusted);
  const allSet = atom(false);
  const booking = atom<DaysBooking>({ kind: 'idle' });

  const shownDay = atom((get) => dayOf(get(plan), get(plan).shown) ?? get(plan).days[0]);
  const query = atom((get): BookingQuery => ({
    ...dayQuery(get(shownDay), get(form)),
    kind: get(kind),
    rates: 'all',
  }));
  const offersOf = (reply: DayReply | null | undefined, of: BookingQuery): Offers | null =>
    reply && 'rooms' in reply ? dayOffers(venue, reply, of, site) : null;
  const offers = atom((get): OffersState => {
    const asked = get(query);
    const reply = get(replies).get(questionOf(asked));
    const known = offersOf(reply, asked) ?? offersOf(get(held), asked);
    return {
      loading: reply === undefined,
      offers: known,
      problem: reply && 'problem' in reply ? reply.problem : null,
    };
  });
  const selection = atom((get): Selection | null => {
    const { choice } = get(shownDay);
    const lists = get(offers).offers;
    return choice && lists && offerOfDay(lists, choice);
  });

  const shown = atom((get): ShownDay => {
    const day = get(shownDay);
    const moment = now();
    const today = dateOf(moment);
    const meeting = { kind: get(kind), meetingLength: 'oneday' } as const;
    const openings = openingsFor(venue, day.date, meeting, planCards);
    return {
      day,
      mayRemove: mayRemoveDay(get(plan)),
      startTimes: dayStartTimes(day.date, editContext(site, venue, moment), openings),
      endTimes: dayEndTimes(day, openings),
      firstDate: today,
      lastDate: lastBookableDate(venue.leadTimes, today),
      disabledDates: venue.leadTimes.disabledDays,
      disabledWeekdays: closedWeekdays(venue, meeting, planCards),
      adjusted: get(adjusted),
      opening: dayOpening(day, venue, moment, get(kind)),
      neverOpens: neverOpens(venue),
      openTimes: openDayTimes(day, venue, editContext(site, venue, moment), get(kind)),
      delegatesError: get(delegatesError),
      delegatesTyped: get(delegatesTyped),
      kind: get(kind),
      kinds: offeredTabs(venue),
    };
  });
  const sum = atom((get): PlanSum => {
    const present = get(plan);
    const kept = (number: number) =>
      get(awaited).has(number) ? 'asked-after' : get(gone).has(number) ? 'gone' : null;
    return {
      days: present.days.map((day) => ({
        day,
        kept: day.choice === null ? kept(day.number) : null,
      })),
      state: planState(present),
      total: planTotal(present, venue.premiumFee),
      premiumFee: venue.premiumFee,
    };
  });

  return {
    plan,
    awaited,
    gone,
    form,
    kind,
    replies,
    held,
    delegatesError,
    delegatesTyped,
    adjusted,
    allSet,
    booking,
    query,
    offers,
    selection,
    shown,
    sum,
    offersOf,
  };
}

/** The cards of a plan, whatever the site's own are (SITE-009). */
const planCards = { offerCards: 'plan' } as const;

export type DaysMemory = ReturnType<typeof createDaysMemory>;

/**
 * Key of a day's request. Answers are stored under it, so that a late answer is never used for
 * another request (B-090).
 */
export const questionOf = ({ start, end, delegates, discountCode }: BookingQuery): string =>
  [start, end, delegates, discountCode].join(' ');

type DayQuestion = { number: number; query: BookingQuery };
type DayReply = DayAnswer | { problem: CallProblem };

type Parts = {
  api: ApiClient;
  venue: PropertyVenue;
  language: string;
  ownCart: () => string | null;
  onReply: (question: string, reply: DayReply) => void;
};

/** Loads a property system's offers for days (API-029, API-030). */
export function createDayLoads({ api, venue, language, ownCart, onReply }: Parts) {
  const running = new Map<string, AbortController>();

  const ask = async (question: string, { number, query }: DayQuestion): Promise<void> => {
    const mine = new AbortController();
    running.set(question, mine);
    const reply = await load(number, query, mine.signal);
    if (mine.signal.aborted) return;
    running.delete(question);
    onReply(question, reply);
  };

  const load = async (
    number: number,
    query: BookingQuery,
    signal: AbortSignal,
  ): Promise<DayReply> => {
    const body = writeDayQuestion(venue, number, query, language, ownCart());
    const [rooms, packages] = await Promise.all([
      api.call(loadPropertyRooms, { body, signal }),
      venue.hasPackages ? api.call(loadPropertyPackages, { body, signal }) : null,
    ]);
    if (!rooms.ok) return { problem: rooms.problem };
    if (packages !== null && !packages.ok) return { problem: packages.problem };
    return { rooms: rooms.value.rooms, packages: packages?.value.packages ?? [] };
  };

  return {
    /** Aborts the requests that no day needs any more. */
    keepOnly: (questions: ReadonlySet<string>): void => {
      for (const [question, controller] of running) {
        if (questions.has(question)) continue;
        controller.abort();
        running.delete(question);
      }
    },
    /** Starts a request unless it is already running. */
    ask: (question: DayQuestion): void => {
      const name = questionOf(question.query);
      if (!running.has(name)) void ask(name, question);
    },
    stop: (): void => {
      running.forEach((controller) => controller.abort());
      running.clear();
    },
  };
}
