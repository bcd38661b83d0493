import type { OfferRules } from '@foyer/domain';
import type { VenueNow } from '../database/busy-rooms.ts';

/** The state in which a question is asked. */
type Circumstances = { venueId: string; now: VenueNow; rules: OfferRules };

/** The key of an answer: all that it depends on, as one string. */
export type AnswerKeys<Question extends object> = (
  question: Question,
  circumstances: Circumstances,
) => string;

type Last = Circumstances & { key: string };

/**
 * The key is long, and a map reads every letter of a new string; a question that comes again mostly
 * meets the same state, so its last key is handed out again. `textOf` says what was asked.
 */
export function createAnswerKeys<Question extends object>(
  textOf: (question: Question) => string,
): AnswerKeys<Question> {
  const lastOf = new WeakMap<Question, Last>();
  return (question, { venueId, now, rules }) => {
    const last = lastOf.get(question);
    if (
      last !== undefined &&
      last.now.version === now.version &&
      last.now.busyIds === now.busyIds &&
      last.rules === rules &&
      last.venueId === venueId
    )
      return last.key;
    const key = `${venueId}|${now.version}|${now.busyIds}|${Object.values(rules).join()}|${textOf(question)}`;
    lastOf.set(question, { venueId, now, rules, key });
    return key;
  };
}
