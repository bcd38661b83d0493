import type * as v from 'valibot';
import type { ProblemCode } from './problem.ts';

type Schema = v.GenericSchema;

/**
 * One API call as a value: the server's route, the client's call, and the OpenAPI document are made
 * from it.
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
  /** One line for the OpenAPI document, with the ids of its requirements. */
  summary: string;
  params: Params;
  query: Query;
  body: Body;
  /** Parses the wire form into the domain's form. */
  answer: Answer;
  /** `application/json` by default. */
  answerType: 'json' | 'text';
  problems: readonly ProblemCode[];
  /** Takes an `Idempotency-Key` header: the same key and payload get the same answer. */
  idempotent: boolean;
  /**
   * Takes an `X-CSRF-Token` header; `POST /services/session/token` returns the token for the
   * session's cookie.
   */
  csrf?: true;
  /** A POST that changes nothing: it may be made for a page that is only shown. */
  reads?: true;
};

/**
 * Keeps the exact types of the schemas while checking the shape. The annotation lets a bundler
 * remove the calls that a page does not use.
 */
/* @__NO_SIDE_EFFECTS__ */
export function endpoint<P extends Schema, Q extends Schema, B extends Schema, A extends Schema>(
  value: Endpoint<P, Q, B, A>,
): Endpoint<P, Q, B, A> {
  return value;
}
