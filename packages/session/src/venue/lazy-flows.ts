import type { CallProblem } from '@foyer/api-client';
import { createCart, writeLegacy } from '@foyer/contract';
import {
  type BookingCall,
  type BookingFlow,
  bookUniversalPath,
  type Contact,
  cookies,
  legacyCheckoutPath,
  legacyRequest,
  pageAfter,
  takesVenuesPlace,
} from '@foyer/domain';
import { bookPathOf, enterPropertyCheckout } from '../checkout/property/property-entrance.ts';
import { propertyEventOf } from '../checkout/property/property-event.ts';
import type { BrowserStorage } from '../storage/browser-storage.ts';
import type { Ordered } from './booking.ts';
import type { CartCall, CartOutcome, CartParts, OfferCartRequest } from './carts.ts';
import type { cartCall } from './cart-call.ts';
import { enterOffice, type OfficeEntryParts } from './office-entry.ts';

/** `cartCall` is a parameter: importing it would bundle the page's first script with this one. */
type Parts = CartParts &
  OfficeEntryParts & {
    site: BookingFlow;
    prefix: string;
    storage: BrowserStorage;
    isLoggedIn: () => boolean;
    create: (call: CartCall) => Promise<CartOutcome>;
    cartCall: typeof cartCall;
  };

/**
 * Enters the flows other than the cart flow (CART-002, CART-004, CART-005, CART-015, VENUE-031).
 */
export async function enterOtherFlow(
  parts: Parts,
  call: Exclude<BookingCall, 'cart'>,
  offerRequest: OfferCartRequest,
): Promise<Ordered> {
  const { site, prefix, isLoggedIn, create } = parts;
  if (call === 'property' || call === 'office') {
    const at = await enterBook(parts, offerRequest);
    if (!('address' in at)) return at;
    return takesVenuesPlace(call, site)
      ? { checkoutOf: null, address: at.address }
      : { leaveFor: at.address, cartId: at.cartId };
  }
  const isLegacy = site.checkout === 'legacy';
  const made = await create(
    isLegacy ? legacyCart(parts, offerRequest) : parts.cartCall(parts, offerRequest),
  );
  if (!('cartId' in made)) return made;
  const { cartId } = made;
  const to = pageAfter(call, site, { id: cartId, prefix, isLoggedIn: isLoggedIn() });
  return to === null
    ? {
        checkoutOf: cartId,
        address: isLegacy
          ? legacyCheckoutPath(prefix, cartId)
          : bookUniversalPath(prefix, cartId, site),
      }
    : { leaveFor: to, cartId };
}

type At = { address: string; cartId: string | null } | Exclude<CartOutcome, { cartId: string }>;

/** Enters the property flow with a single meeting. */
async function enterPropertySystem(
  parts: Parts,
  { selection, query, accepted, ownCart }: OfferCartRequest,
): Promise<At> {
  const event = propertyEventOf(selection, query);
  // The property system needs a room.
  if (event === null)
    return {
      problem: {
        kind: 'refused',
        problem: { status: 409, code: 'not_bookable', message: 'no room of the package fits' },
      },
    };
  const entered = await enterPropertyCheckout(parts, {
    events: [accepted ? { ...event, total: accepted } : event],
    discountCode: query.discountCode,
    ownCart,
  });
  return 'problem' in entered ? { problem: saidOnThePage(entered.problem) } : entered;
}

/**
 * Refusals of a property system, as codes for which the venue's page has messages: messages of
 * their own would be loaded with every page (CHECK-017 to CHECK-019, ERR-024).
 */
const onThePage: Readonly<Record<string, 'not_bookable' | 'room_taken'>> = {
  package_pms_not_mapped: 'not_bookable',
  temp_pms_order_error: 'not_bookable',
  temp_pms_order_error_conflict: 'room_taken',
};

function saidOnThePage(problem: CallProblem): CallProblem {
  const code = problem.kind === 'refused' ? onThePage[problem.problem.code] : undefined;
  return problem.kind === 'refused' && code !== undefined
    ? { ...problem, problem: { ...problem.problem, code } }
    : problem;
}

/** Enters `/book`, by the system that keeps the venue's rooms; without one, with a cart of ours. */
async function enterBook(parts: Parts, offerRequest: OfferCartRequest): Promise<At> {
  const { venue, prefix, storage, create } = parts;
  if (venue.propertySystem) return enterPropertySystem(parts, offerRequest);
  // The office flow's cookie has more than an id.
  if (venue.office) return enterOffice(parts, offerRequest);
  const made = await create(parts.cartCall(parts, offerRequest));
  if (!('cartId' in made)) return made;
  // The checkout within the page has no other place for the cart's id.
  storage.setCookie(cookies.cart, made.cartId);
  return { address: bookPathOf(prefix, venue.alias, made.cartId), cartId: made.cartId };
}

/** create/cart of the legacy flow (CART-002, CART-021). The contact is entered in its checkout. */
function legacyCart(
  { api, page, venue, language }: CartParts,
  { selection, query, accepted, ownCart }: OfferCartRequest,
): CartCall {
  const request = legacyRequest(selection, query, venue, {
    contact: nobody,
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
  return { body, send: (idempotencyKey) => api.call(createCart, { body, idempotencyKey }) };
}

const nobody: Contact = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  phoneCountry: '',
  company: '',
  additionalInfo: '',
};
