import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** A failed call as far as messages need it; every `CallProblem` of the session is one. */
export type ShownProblem =
  | { kind: 'refused'; problem: { code: string; field?: string | undefined } }
  | { kind: 'unreachable' }
  | { kind: 'malformed' };

/** Problems of calls of a venue page; these messages are sent with that page. */
const refusals: Readonly<Record<string, MessageDescriptor>> = {
  room_taken: msg`Somebody else has just taken this room. Please choose another room or time.`,
  price_changed: msg`The price has changed while this page was open.`,
  not_bookable: msg`This cannot be booked for the time you chose. Please choose another time or room.`,
  venue_closed: msg`The venue is closed at this time. Please choose another time.`,
  venue_not_found: msg`This venue is no longer here.`,
  invalid_field: msg`Something in your details is not right. Please check them.`,
  rate_limited: msg`That was too often in a short time. Please wait a moment and try again.`,
  provider_unavailable: msg`The venue’s own system does not answer just now. Please try again in a moment.`,
};

const unreachable = msg`We could not reach the server. The connection may be slow; what you entered is kept.`;
const unknown = msg`Something went wrong on our side. What you entered is kept; please try again.`;

/**
 * One sentence for visitors about a failed call, with what to do where possible (D-3, D-4). Shown
 * with `i18n._()`.
 */
export function problemWords(problem: ShownProblem): MessageDescriptor {
  switch (problem.kind) {
    case 'refused':
      return refusals[problem.problem.code] ?? unknown;
    case 'unreachable':
      return unreachable;
    case 'malformed':
      return unknown;
    default:
      return problem satisfies never;
  }
}
