import type * as v from 'valibot';
import type { ProblemCode } from './problem.ts';

type Schema = v.GenericSchema;

/**
 * One API call as a value: the server's route, the client's call, and the OpenAPI document are all
 * made from it.
 */
export type Endpoint<
  Params extends Schema = Schema,
  Query extends Schema = Schema,
  Body extends Schema = Schema,
  Answer extends Schema = Schema,
> = {
  id: string;
  method: 'GET' | 'POST';
  /** Parameters as `:name`, spelled as in `params`. */
  path: string;
  /** One line for the OpenAPI document, with the requirement ids it answers. */
  summary: string;
  params: Params;
  query: Query;
  body: Body;
  /** Wire shape in, domain shape out. */
  answer: Answer;
  /** `application/json` unless said otherwise. */
  answerType: 'json' | 'text';
  problems: readonly ProblemCode[];
  /** Takes an `Idempotency-Key` header: the same key and payload answer the same again. */
  idempotent: boolean;
  /**
   * Takes an `X-CSRF-Token` header, which `POST /services/session/token` gives for the session's
   * cookie.
   */
  csrf?: true;
};

/**
 * Keeps the schemas' exact types while checking the shape. The mark lets a bundler leave out the
 * calls that a page does not make.
 */
/* @__NO_SIDE_EFFECTS__ */
export function endpoint<P extends Schema, Q extends Schema, B extends Schema, A extends Schema>(
  value: Endpoint<P, Q, B, A>,
): Endpoint<P, Q, B, A> {
  return value;
}
