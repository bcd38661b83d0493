import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { problemWords, type ShownProblem } from '../problem-words.ts';

/**
 * Problems that occur only with a cart, apart from the venue page's messages, which are sent with
 * every venue page.
 */
const refusals: Readonly<Record<string, MessageDescriptor>> = {
  venue_id_not_set: msg`This venue is no longer here.`,
  hold_expired: msg`Your booking expired. If the room is still free, you can take it again.`,
  offer_over: msg`This offer has ended or was replaced. Please look at the page again.`,
  already_ordered: msg`This has been booked already. The confirmation is in your inbox.`,
  cart_not_found: msg`We cannot find this booking any more. Please start again from the venue.`,
  order_not_found: msg`We cannot find this booking any more. Please start again from the venue.`,
  service_taken: msg`Somebody else has just taken what was left of an extra you chose. Please take fewer of it, or leave it out.`,
  card_declined: msg`The card was declined. Please try another card or way to pay.`,
  card_missing: msg`Please complete the details of your card.`,
  provider_malformed: msg`The venue’s own system gave an answer that we cannot use. Please try again in a moment, or ask the venue.`,
  package_pms_not_mapped: msg`The venue’s own system does not know this package. Please choose another one, or ask the venue.`,
  temp_pms_order_error: msg`The venue’s own system did not accept this booking. Nothing was booked. Please choose another room or time, or ask the venue.`,
  temp_pms_order_error_conflict: msg`The venue’s own system has given this room to somebody else. Nothing was booked. Please choose another room or time.`,
};

const cardServiceAway = msg`The card service does not answer. Nothing was booked or charged. Please try again in a moment.`;

/** One sentence for visitors about a failed checkout call (ERR-024, D-4). Shown with `i18n._()`. */
export function checkoutProblemWords(problem: ShownProblem): MessageDescriptor {
  if (problem.kind !== 'refused') return problemWords(problem);
  const { code, field } = problem.problem;
  if (code === 'provider_unavailable' && field === 'card_token') return cardServiceAway;
  return refusals[code] ?? problemWords(problem);
}
