import type { CallProblem } from '@foyer/api-client';
import { createOrder, processOrder, writeLegacy } from '@foyer/contract';
import { type BookingQuery, legacyRequest, pageAfterEnquiry } from '@foyer/domain';
import { saveCheckoutDetails } from '../checkout/checkout-details.ts';
import { createIntents } from '../intents.ts';
import { saveVenueAddress } from '../storage/venue-address.ts';
import type { EnquiryDetails, Selection } from '../venue-session.ts';
import type { EnquiryParts } from './enquiry.ts';

/**
 * The calls of an enquiry: an order, then its processing with the same payload (CART-003, CART-007,
 * CART-023).
 */
export function createEnquiryCalls({
  api,
  storage,
  page,
  venue,
  newKey,
  language,
  prefix,
}: EnquiryParts) {
  const creating = createIntents(newKey);
  const processing = createIntents(newKey);
  let created: { payload: string; orderId: string } | null = null;

  return {
    /** Opens the thank-you page, or returns the problem. */
    send: async (
      selection: Selection,
      query: BookingQuery,
      details: EnquiryDetails,
      isLoggedIn: boolean,
    ): Promise<CallProblem | null> => {
      const body = {
        ...writeLegacy(legacyRequest(selection, query, venue, details), {
          language,
          userAgent: page.userAgent,
          discountCode: query.discountCode,
        }),
        accepted_gdpr: true,
      } as const;
      const payload = JSON.stringify(body);
      if (created?.payload !== payload) {
        const reply = await api.call(createOrder, { body, idempotencyKey: creating.keyFor(body) });
        creating.settle(reply);
        if (!reply.ok) return reply.problem;
        created = { payload, orderId: reply.value };
      }
      const { orderId } = created;
      const reply = await api.call(processOrder, {
        params: { orderId },
        query: { lang: language },
        body,
        idempotencyKey: processing.keyFor([orderId, body]),
      });
      processing.settle(reply);
      if (!reply.ok) return reply.problem;
      const { pathname, search } = page.address();
      saveVenueAddress(storage, pathname + search);
      saveCheckoutDetails(storage, reply.value);
      page.navigate(pageAfterEnquiry(prefix, orderId, isLoggedIn));
      return null;
    },
  };
}
