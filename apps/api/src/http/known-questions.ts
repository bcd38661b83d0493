/** Addresses that were read before and what they asked: the same address asks the same. Refused ones are not kept. */
export type KnownQuestions<Question> = { readonly get: (address: string) => Question | undefined; readonly keep: (address: string, question: Question) => void };

const most = 5000;
/** An address beyond this is not worth its memory. */
const longest = 500;

export function createKnownQuestions<Question>(): KnownQuestions<Question> {
  const questions = new Map<string, Question>();
  return {
    get: (address) => questions.get(address),
    keep: (address, question) => {
      if (address.length > longest || questions.has(address)) return;
      if (questions.size >= most) questions.clear();
      questions.set(address, question);
    },
  };
}
