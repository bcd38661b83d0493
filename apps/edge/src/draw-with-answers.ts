import type { AskForVisitor } from './ask-api.ts';
import type { AskedCall, CallAnswer, Drawing } from './drawing/draw-pool.ts';

/** How many times a page may ask: each answer can lead to another call. */
const mostRounds = 8;

export type Answered = {
  /** `null` where the page cannot be drawn: the browser renders it. */
  drawing: Exclude<Drawing, { kind: 'asks' }> | null;
  /** What the page is about does not exist. */
  isMissing: boolean;
};

/**
 * Draws a page whose session calls the API: it is begun anew with the answers to what it asked for,
 * until it asks for nothing more, so that no thread waits for an answer.
 */
export async function drawWithAnswers(
  draw: (answers: readonly CallAnswer[]) => Promise<Drawing | null>,
  ask: (call: AskedCall) => Promise<CallAnswer | null>,
): Promise<Answered> {
  const answers: CallAnswer[] = [];
  const isMissing = () => answers.some(({ status }) => status === 404);
  for (let round = 0; round < mostRounds; round += 1) {
    const drawing = await draw(answers);
    if (drawing?.kind !== 'asks') return { drawing, isMissing: isMissing() };
    const found = await Promise.all(drawing.calls.map(ask));
    if (found.includes(null)) break;
    answers.push(...found.filter((answer) => answer !== null));
  }
  return { drawing: null, isMissing: isMissing() };
}

/** Makes the calls of a page, in the name of its visitor. */
export const createCaller =
  (ask: AskForVisitor, cookies: string) =>
  async ({ call, body, idempotencyKey }: AskedCall): Promise<CallAnswer | null> => {
    const [method, path = ''] = call.split(' ');
    const answer = await ask(path, {
      method: method === 'POST' ? 'POST' : 'GET',
      cookies,
      ...(body !== undefined && { body: JSON.stringify(body) }),
      ...(idempotencyKey !== null && { idempotencyKey }),
    });
    return answer && { call, ...answer };
  };
