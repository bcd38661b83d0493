import type { ApiClient } from '@foyer/api-client';
import {
  type BookingQuery,
  type Day,
  type DayAnswer,
  dayQuery,
  type PropertyVenue,
} from '@foyer/domain';
import type { Store } from '../readable.ts';
import { createDayLoads, type DaysMemory, questionOf } from './days-memory.ts';

type Parts = {
  api: ApiClient;
  venue: PropertyVenue;
  language: string;
  ownCart: () => string | null;
  store: Store;
  memory: DaysMemory;
  /** Called after each answer. */
  onAnswer: () => void;
};

/** Loads the missing answers of the plan's days, and aborts requests that no day needs any more. */
export function createDaysAsking(parts: Parts) {
  const { store, memory, onAnswer } = parts;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const queryOf = (day: Day): BookingQuery => dayQuery(day, store.get(memory.form));
  const loads = createDayLoads({
    ...parts,
    onReply: (question, reply) => {
      store.set(memory.replies, new Map([...store.get(memory.replies), [question, reply]]));
      if (questionOf(store.get(memory.query)) === question && 'rooms' in reply)
        store.set(memory.held, reply);
      onAnswer();
    },
  });

  /**
   * Loads the open day, and days with a pending choice. `pause`: milliseconds to wait while the
   * number of delegates is still being changed.
   */
  const askAnew = (pause = 0): void => {
    clearTimeout(waiting);
    const { days, shown } = store.get(memory.plan);
    loads.keepOnly(new Set(days.map((day) => questionOf(queryOf(day)))));
    const ask = () => {
      for (const day of days) {
        const query = queryOf(day);
        const isWanted = day.number === shown || store.get(memory.awaited).has(day.number);
        if (isWanted && !store.get(memory.replies).has(questionOf(query)))
          loads.ask({ number: day.number, query });
      }
    };
    if (pause === 0) ask();
    else waiting = setTimeout(ask, pause);
  };

  return {
    queryOf,
    askAnew,
    /** `null` while there is none, and after a failure. */
    answerOf: (day: Day): DayAnswer | null => {
      const reply = store.get(memory.replies).get(questionOf(queryOf(day)));
      return reply && 'rooms' in reply ? reply : null;
    },
    /** Loads again what failed. */
    retry: (): void => {
      store.set(
        memory.replies,
        new Map([...store.get(memory.replies)].filter(([, reply]) => 'rooms' in reply)),
      );
      askAnew();
    },
    /** Removes all answers, so that they are loaded again. */
    forgetAnswers: (): void => store.set(memory.replies, new Map()),
    stop: (): void => {
      clearTimeout(waiting);
      loads.stop();
    },
  };
}

export type DaysAsking = ReturnType<typeof createDaysAsking>;
