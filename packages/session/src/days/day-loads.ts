import type { ApiClient } from '@foyer/api-client';
import { loadPropertyPackages, loadPropertyRooms, writeDayQuestion } from '@foyer/contract';
import type { BookingQuery, DayAnswer, PropertyVenue } from '@foyer/domain';
import type { CallProblem } from '../base-session.ts';

/**
 * Key of a day's request. Answers are stored under it, so that a late answer is never used for
 * another request (B-090).
 */
export const questionOf = ({ start, end, delegates, discountCode }: BookingQuery): string =>
  [start, end, delegates, discountCode].join(' ');

export type DayQuestion = { number: number; query: BookingQuery };
export type DayReply = DayAnswer | { problem: CallProblem };

type Parts = {
  api: ApiClient;
  venue: PropertyVenue;
  language: string;
  onReply: (question: string, reply: DayReply) => void;
};

/** Loads a property system's offers for days (API-029, API-030). */
export function createDayLoads({ api, venue, language, onReply }: Parts) {
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
    const body = writeDayQuestion(venue, number, query, language);
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
