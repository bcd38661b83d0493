import { createCart, writeLegacy } from '@foyer/contract';
import { emptyValues, legacyCheckoutPath, legacyRequest } from '@foyer/domain';
import type { Enter } from '../entry.ts';

/** Enters the legacy flow with create/cart (CART-002, CART-021). Its checkout asks for the contact. */
export const enterLegacy: Enter = async (
  { api, page, venue, language, prefix, create },
  { selection, query, accepted, ownCart },
) => {
  const request = legacyRequest(selection, query, venue, {
    contact: emptyValues,
    acceptedTerms: false,
    serviceFeeId: null,
  });
  const choice = accepted ? { ...request.choice, total: accepted.minor } : request.choice;
  const body = {
    ...writeLegacy(
      { ...request, choice },
      { language, userAgent: page.userAgent, discountCode: query.discountCode },
    ),
    ...(ownCart === null ? {} : { replaces_cart: ownCart }),
  };
  const made = await create({
    body,
    send: (idempotencyKey) => api.call(createCart, { body, idempotencyKey }),
  });
  return 'cartId' in made ? { ...made, address: legacyCheckoutPath(prefix, made.cartId) } : made;
};
