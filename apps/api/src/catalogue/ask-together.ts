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
 * While this many statements are running, new queries wait for the next one: batches grow with the
 * load.
 */
const statementsAtOnce = 2;
const questionsAtOnce = 200;

type Waiting = Question & PromiseWithResolvers<VenueNow | null>;

/**
 * Reads busy rooms from the database, with queries that arrive together in one statement. A query
 * is always answered by a statement that began after it arrived, so no answer is stale.
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
    // Many visitors look at the same venue: a query equal to the last one shares its answer.
    const last = waiting.at(-1);
    if (last !== undefined && last.venueId === venueId && last.start === start && last.end === end)
      return last.promise;
    const question = { venueId, start, end, ...Promise.withResolvers<VenueNow | null>() };
    waiting.push(question);
    schedule();
    return question.promise;
  };
}
