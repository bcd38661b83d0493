import {
  createUser,
  loadUser,
  loginUser,
  logoutUser,
  requestPasswordLink,
  setPassword,
} from './endpoints/account.ts';
import { createCart2 } from './endpoints/cart.ts';
import { loadAvailability } from './endpoints/offers.ts';
import { loadPackageInfo, loadRoomInfo } from './endpoints/offer-lists.ts';
import { cancelOrder, loadInbox, loadOrderCancellation } from './endpoints/orders.ts';
import { loadCountry, translateText } from './endpoints/quiet.ts';
import { createSessionToken } from './endpoints/session-token.ts';
import { pricePackages, priceRooms } from './endpoints/several-days.ts';
import { loadTexts } from './endpoints/texts.ts';
import { sendVerificationCode, validateEmail } from './endpoints/verify.ts';
import { checkLeadTimes, listVenues, loadVenue } from './endpoints/venue.ts';
import {
  loadAddOns,
  loadBedrooms,
  loadCartAddOns,
  quoteService,
} from './checkout/add-on-endpoints.ts';
import {
  createCart,
  createOrder,
  loadCancellationTerms,
  loadCart,
  loadOrder,
  processOrder,
} from './checkout/endpoints.ts';
import { officeEndpoints } from './office/endpoints.ts';
import { propertyEndpoints } from './property/endpoints.ts';
import { searchEndpoints } from './search/endpoints.ts';

/** Every call, for the OpenAPI document and for tests that walk over all of them. */
export const endpoints = [
  ...[listVenues, loadVenue, loadAvailability, checkLeadTimes],
  ...[loadRoomInfo, loadPackageInfo, priceRooms, pricePackages, loadTexts],
  ...[loadBedrooms, loadAddOns, loadCartAddOns, quoteService, createCart],
  ...[
    createCart2,
    loadCart,
    createOrder,
    processOrder,
    loadOrder,
    loadCancellationTerms,
    loadOrderCancellation,
    cancelOrder,
    loadInbox,
  ],
  ...[
    createSessionToken,
    loadUser,
    loginUser,
    createUser,
    logoutUser,
    setPassword,
    requestPasswordLink,
    validateEmail,
    sendVerificationCode,
  ],
  ...[translateText, loadCountry],
  ...searchEndpoints,
  ...propertyEndpoints,
  ...officeEndpoints,
] as const;
