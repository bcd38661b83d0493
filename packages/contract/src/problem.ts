import * as v from 'valibot';

/** Codes of all expected errors of the API. The remotes have the messages for visitors. */
export const problemCodes = [
  'invalid_field',
  'venue_id_not_set',
  'venue_not_found',
  'cart_not_found',
  'order_not_found',
  'not_bookable',
  'venue_closed',
  'room_taken',
  'service_taken',
  'price_changed',
  'hold_expired',
  'already_ordered',
  'not_cancellable',
  'not_changeable',
  'offer_over',
  'csrf_invalid',
  'wrong_password',
  'account_exists',
  'login_required',
  'link_invalid',
  'idempotency_key_reused',
  'idempotency_key_missing',
  'card_declined',
  'card_missing',
  'payload_too_large',
  'rate_limited',
  'provider_unavailable',
  'provider_malformed',
  'package_pms_not_mapped',
  'temp_pms_order_error',
  'temp_pms_order_error_conflict',
  'not_found',
  'internal',
] as const;
export type ProblemCode = (typeof problemCodes)[number];

/**
 * The body of every answer that is not 2xx (`application/problem+json`). `field` is the dotted path
 * of the invalid value, `message` a sentence for developers and logs, `total` the new price in
 * minor units where the price changed.
 */
export const problemSchema = v.object({
  status: v.number(),
  code: v.picklist(problemCodes),
  message: v.string(),
  field: v.optional(v.string()),
  total: v.optional(v.object({ minor: v.number(), currency: v.string() })),
  requestId: v.optional(v.string()),
});
export type ApiProblem = v.InferOutput<typeof problemSchema>;
