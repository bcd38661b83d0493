import type { ApiProblem, ProblemCode } from '@foyer/contract';

/** An expected failure of a call: the part of `ApiProblem` without status and request id. */
export type Problem = Pick<ApiProblem, 'code' | 'message' | 'field' | 'total'>;
export type Refused = { ok: false; problem: Problem };
export type Answered<Answer> = { ok: true; answer: Answer };
export type Outcome<Answer> = Answered<Answer> | Refused;

export const answered = <Answer>(answer: Answer): Answered<Answer> => ({ ok: true, answer });
export const refused = (
  code: ProblemCode,
  message: string,
  more: Pick<Problem, 'field' | 'total'> = {},
): Refused => ({ ok: false, problem: { code, message, ...more } });

/** The same refusal with the field that it is about; a refusal that names a field keeps it. */
export const refusedAt = (place: string, { problem }: Refused): Refused => ({
  ok: false,
  problem: { field: place, ...problem },
});

export const statusOf: Readonly<Record<ProblemCode, number>> = {
  invalid_field: 400,
  venue_id_not_set: 400,
  venue_not_found: 404,
  cart_not_found: 404,
  order_not_found: 404,
  not_bookable: 409,
  venue_closed: 409,
  room_taken: 409,
  service_taken: 409,
  price_changed: 409,
  hold_expired: 409,
  already_ordered: 409,
  not_cancellable: 409,
  not_changeable: 409,
  offer_over: 409,
  csrf_invalid: 403,
  wrong_password: 401,
  account_exists: 409,
  login_required: 401,
  link_invalid: 410,
  idempotency_key_reused: 422,
  idempotency_key_missing: 400,
  card_declined: 402,
  card_missing: 400,
  payload_too_large: 413,
  rate_limited: 429,
  provider_unavailable: 503,
  provider_malformed: 502,
  package_pms_not_mapped: 409,
  temp_pms_order_error: 502,
  temp_pms_order_error_conflict: 409,
  not_found: 404,
  internal: 500,
};

/** The body of an answer that is not 2xx. */
export function problemBody(
  problem: Problem,
  requestId: string,
  status = statusOf[problem.code],
): ApiProblem {
  return { status, ...problem, requestId };
}
