import type { Serialised } from '../http/serialised.ts';

/** Cache of answers, limited by total bytes of JSON; the least recently used are removed first. */
export type KeptAnswers = {
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
