import { createSessionToken, createUser, loadUser, loginUser, logoutUser, requestPasswordLink, setPassword } from './endpoints/account.ts';
import { createCart2 } from './endpoints/cart.ts';
import { loadAvailability } from './endpoints/offers.ts';
import { sendVerificationCode, validateEmail } from './endpoints/verify.ts';
import { checkLeadTimes, listVenues, loadVenue } from './endpoints/venue.ts';
import { cancelOrder, createOrder, loadCancellationTerms, loadCart, loadInbox, loadOrder, loadOrderCancellation, processOrder } from './checkout/endpoints.ts';

/** Every call, for the OpenAPI document and for tests that walk over all of them. */
export const endpoints = [
  ...[listVenues, loadVenue, loadAvailability, checkLeadTimes],
  ...[createCart2, loadCart, createOrder, processOrder, loadOrder, loadCancellationTerms, loadOrderCancellation, cancelOrder, loadInbox],
  ...[createSessionToken, loadUser, loginUser, createUser, logoutUser, setPassword, requestPasswordLink, validateEmail, sendVerificationCode],
] as const;
