import type { Instant } from '@foyer/domain';
import type { Clock } from '../clock.ts';
import { busyRoomsOfMany, type Question, type VenueNow } from '../database/busy-rooms.ts';
import type { Database } from '../database/database.ts';

export type AskBusyRooms = (
  venueId: string,
  start: Instant,
  end: Instant,
) => Promise<VenueNow | null>;

/**
 * While this many statements are under way, what is asked waits for the next: the busier the
 * server, the fuller each.
 */
const statementsAtOnce = 2;
const questionsAtOnce = 200;

type Waiting = Question & PromiseWithResolvers<VenueNow | null>;

/**
 * Asks the database about busy rooms, questions that arrive together in one statement. Every
 * question is answered by a statement that began after it was asked, so nobody gets an answer that
 * is older than the question.
 */
export function askTogether(database: Database, clock: Clock): AskBusyRooms {
  let waiting: Waiting[] = [];
  let underWay = 0;
  let scheduled = false;

  function schedule(): void {
    if (scheduled || underWay >= statementsAtOnce || waiting.length === 0) return;
    scheduled = true;
    setImmediate(() => {
      scheduled = false;
      void ask(waiting.slice(0, questionsAtOnce));
      waiting = waiting.slice(questionsAtOnce);
      schedule();
    });
  }

  async function ask(questions: readonly Waiting[]): Promise<void> {
    underWay += 1;
    try {
      const answers = await busyRoomsOfMany(database, questions, clock.aheadSeconds());
      for (const [index, question] of questions.entries()) question.resolve(answers[index] ?? null);
    } catch (error) {
      for (const question of questions) question.reject(error);
    } finally {
      underWay -= 1;
      schedule();
    }
  }

  return (venueId, start, end) => {
    // Many look at the same venue: who asks what the last one asked waits for the same answer.
    const last = waiting.at(-1);
    if (last !== undefined && last.venueId === venueId && last.start === start && last.end === end)
      return last.promise;
    const question = { venueId, start, end, ...Promise.withResolvers<VenueNow | null>() };
    waiting.push(question);
    schedule();
    return question.promise;
  };
}
