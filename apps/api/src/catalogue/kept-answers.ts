import type { OfferRules } from '@foyer/domain';
import type { VenueNow } from '../database/busy-rooms.ts';
import type { Serialised } from '../http/serve-endpoint.ts';

/** Cache of answers, limited by total bytes of JSON; the least recently used are removed first. */
type KeptAnswers = {
  get: (key: string) => Serialised | undefined;
  keep: (key: string, answer: Serialised) => void;
};

export function createKeptAnswers(maxBytes: number): KeptAnswers {
  const answers = new Map<string, Serialised>();
  let bytes = 0;
  let newest = '';
  const drop = (key: string) => {
    bytes -= answers.get(key)?.json.byteLength ?? 0;
    answers.delete(key);
  };
  return {
    get: (key) => {
      const answer = answers.get(key);
      if (answer === undefined || key === newest) return answer;
      answers.delete(key);
      answers.set(key, answer);
      newest = key;
      return answer;
    },
    keep: (key, answer) => {
      drop(key);
      answers.set(key, answer);
      newest = key;
      bytes += answer.json.byteLength;
      for (const oldest of answers.keys()) {
        if (bytes <= maxBytes) break;
        drop(oldest);
      }
    },
  };
}

/** What an answer depends on besides the query. */
type Circumstances = { venueId: string; now: VenueNow; rules: OfferRules };

/** The key of an answer: everything it depends on, as one string. */
type AnswerKeys<Question extends object> = (
  question: Question,
  circumstances: Circumstances,
) => string;

type Last = Circumstances & { key: string };

/**
 * Reuses the last key of a query while the circumstances are the same: keys are long, and a map
 * hashes every new string. `textOf` identifies the query.
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
