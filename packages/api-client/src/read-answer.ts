import { type Endpoint, problemSchema } from '@foyer/contract';
import * as v from 'valibot';
import type { CallProblem, Reply } from './api-client.ts';

type Schema = v.GenericSchema;

/**
 * The answer of an endpoint from its text. `unreadable` gets the path of the first wrong value, and
 * none of its content.
 */
export function readAnswer<A extends Schema>(
  endpoint: Endpoint<Schema, Schema, Schema, A>,
  text: string,
  unreadable: (at: string) => void,
): Reply<v.InferOutput<A>> {
  const malformed = (at: string): Reply<never> => {
    unreadable(at);
    return { ok: false, problem: { kind: 'malformed' } };
  };
  try {
    const parsed = v.safeParse(
      endpoint.answer,
      endpoint.answerType === 'text' ? text : parseJson(text),
      { abortEarly: true },
    );
    return parsed.success
      ? { ok: true, value: parsed.output }
      : malformed(v.getDotPath(parsed.issues[0]) ?? '');
  } catch {
    // Some values are found to be impossible only by the conversion, such as an unknown currency.
    return malformed('');
  }
}

/**
 * The problem of an answer that is not 2xx, by its body. A 5xx without a problem's name comes from a
 * proxy whose server is away.
 */
export function problemOf(status: number, body: unknown): CallProblem {
  const parsed = v.safeParse(problemSchema, typeof body === 'string' ? parseJson(body) : body);
  if (parsed.success) return { kind: 'refused', problem: parsed.output };
  return { kind: status >= 500 ? 'unreachable' : 'malformed' };
}

/** `undefined` where the text is not JSON; no schema of an answer accepts that. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
