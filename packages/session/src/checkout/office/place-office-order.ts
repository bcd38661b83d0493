import type { ApiClient, CallProblem } from '@foyer/api-client';
import { bookOffice, writeOfficeBooking } from '@foyer/contract';
import {
  type CheckoutValues,
  type OfficeAnswer,
  type OfficeBooking,
  type OfficeCountry,
  officeOrder,
  officeOutcome,
  type OfficeOutcome,
  type OfficeService,
} from '@foyer/domain';
import { createIntents } from '../../intents.ts';

export type OfficeOrderRequest = {
  booking: OfficeBooking;
  services: readonly OfficeService[];
  values: CheckoutValues;
  country: OfficeCountry;
  cardToken: string;
};

export type Placed =
  | {
      kind: 'answered';
      outcome: OfficeOutcome;
      problem: CallProblem | null;
      hasAccount: boolean | null;
    }
  /** Already booked: the cart has to be loaded again. */
  | { kind: 'overtaken' }
  /** The checkout handles it as in every flow; a retry finds a booking that may exist. */
  | { kind: 'problem'; problem: CallProblem };

/** Refusals that every checkout handles alike, here without removing the stored cart. */
const handledAlike: ReadonlySet<string> = new Set([
  // The operator was not called, or its answer was unusable: a retry is safe with the same key.
  'rate_limited',
  'provider_unavailable',
  'provider_malformed',
  // The new price is shown, and accepting it sends another order.
  'price_changed',
  // The checkout shows the expired hold, and removes the cart then.
  'hold_expired',
]);

/**
 * Posts the booking (REGUS-025, REGUS-032); a retry after a lost reply has the same key, so that
 * nothing is booked twice.
 */
export function createOfficeOrders(api: ApiClient, language: string, newKey: () => string) {
  const intents = createIntents(newKey);
  return async ({
    booking,
    services,
    values,
    country,
    cardToken,
  }: OfficeOrderRequest): Promise<Placed> => {
    const body = {
      ...writeOfficeBooking(
        officeOrder(booking, values, country, services, { token: cardToken, holder: '' }),
      ),
      lang: language,
    };
    const reply = await api.call(bookOffice, { body, idempotencyKey: intents.keyFor(body) });
    intents.settle(reply);
    if (reply.ok)
      return {
        kind: 'answered',
        outcome: officeOutcome(reply.value),
        problem: null,
        hasAccount: reply.value.hasAccount,
      };
    const { problem } = reply;
    if (problem.kind === 'unreachable') return { kind: 'problem', problem };
    if (problem.kind === 'malformed')
      return { kind: 'answered', outcome: officeOutcome(null), problem, hasAccount: null };
    const { code, status, message, field = null } = problem.problem;
    if (handledAlike.has(code)) return { kind: 'problem', problem };
    if (code === 'already_ordered') return { kind: 'overtaken' };
    // A problem's message is English, so pages in other languages do not show it (API-037).
    const answer: OfficeAnswer = {
      status,
      orderId: null,
      errorKind: null,
      message: language.startsWith('en') ? message : '',
      field,
      accessToken: null,
      hasAccount: null,
    };
    return { kind: 'answered', outcome: officeOutcome(answer), problem, hasAccount: null };
  };
}
