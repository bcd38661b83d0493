import type { Endpoint } from '@foyer/contract';
import type * as v from 'valibot';
import type { ApiClient } from './api-client.ts';
import { problemOf, readAnswer } from './read-answer.ts';
import { requestPath } from './request-path.ts';

type Schema = v.GenericSchema;

/** An answer that came with a page, in the order of the calls. */
export type BroughtAnswer = {
  /** The call that it answers: `GET /v2/cart/c_1`. */
  call: string;
  status: number;
  text: string;
};

/** A call without a brought answer, with what it sends; `reads`: it changes nothing. */
export type AskedCall = {
  call: string;
  reads: boolean;
  body: unknown;
  idempotencyKey: string | null;
};

/**
 * A client whose first calls are answered by what came with the page, each answer once; all others
 * are made by `otherwise`, and `asked` is told of them. `taken`: no answer is left.
 */
export function createAnsweredClient(
  answers: readonly BroughtAnswer[],
  otherwise: ApiClient,
  { asked, taken }: { asked?: (call: AskedCall) => void; taken?: () => void },
): ApiClient {
  const left = [...answers];
  return {
    call: async (endpoint, ...input) => {
      const given: { body?: unknown; idempotencyKey?: string } = input[0] ?? {};
      const call = callOf(endpoint, input[0] ?? {});
      const at = left.findIndex((answer) => answer.call === call);
      const [answer] = at < 0 ? [] : left.splice(at, 1);
      if (!answer) {
        asked?.({
          call,
          reads: endpoint.method === 'GET' || endpoint.reads === true,
          body: given.body,
          idempotencyKey: given.idempotencyKey ?? null,
        });
        return otherwise.call(endpoint, ...input);
      }
      if (left.length === 0) taken?.();
      return answer.status >= 200 && answer.status < 300
        ? readAnswer(endpoint, answer.text, () => undefined)
        : { ok: false, problem: problemOf(answer.status, answer.text) };
    },
  };
}

const callOf = (
  { method, path }: Pick<Endpoint<Schema, Schema, Schema, Schema>, 'method' | 'path'>,
  input: { params?: unknown; query?: unknown },
): string => `${method} ${requestPath(path, input)}`;
