import {
  createUser,
  loadUser,
  loginUser,
  logoutUser,
  requestPasswordLink,
  setPassword,
} from './accounts/endpoint.ts';
import { loadAddOns, loadBedrooms, loadCartAddOns, quoteService } from './add-ons/endpoint.ts';
import { loadAlternatives, loadDays, loadFreeTimes } from './availability/around.ts';
import { loadAvailability } from './availability/endpoint.ts';
import { createCart2 } from './carts/cart2-endpoint.ts';
import { applyCartCode, createCart, loadCancellationTerms, loadCart } from './carts/endpoint.ts';
import {
  loadPackageInfo,
  loadRoomInfo,
  pricePackages,
  priceRooms,
} from './offer-lists/endpoint.ts';
import { officeEndpoints } from './offices/endpoint.ts';
import {
  askVenue,
  changeOrder,
  cancelOrder,
  createOrder,
  loadInbox,
  loadOrder,
  loadOrderCancellation,
  processOrder,
} from './orders/endpoint.ts';
import { propertyEndpoints } from './properties/endpoint.ts';
import { searchEndpoints } from './search/endpoint.ts';
import { loadTexts, translateText } from './texts/endpoint.ts';
import { checkLeadTimes, listVenues, loadVenue } from './venues/endpoint.ts';
import { sendVerificationCode, validateEmail } from './verification/endpoint.ts';
import { createSessionToken, loadCountry } from './visitors/endpoint.ts';

/** Every call, for the OpenAPI document and for tests that check all of them. */
export const endpoints = [
  listVenues,
  loadVenue,
  loadAvailability,
  loadDays,
  loadFreeTimes,
  loadAlternatives,
  checkLeadTimes,
  loadRoomInfo,
  loadPackageInfo,
  priceRooms,
  pricePackages,
  loadTexts,
  loadBedrooms,
  loadAddOns,
  loadCartAddOns,
  quoteService,
  createCart,
  createCart2,
  loadCart,
  applyCartCode,
  createOrder,
  processOrder,
  loadOrder,
  loadCancellationTerms,
  loadOrderCancellation,
  cancelOrder,
  askVenue,
  changeOrder,
  loadInbox,
  createSessionToken,
  loadUser,
  loginUser,
  createUser,
  logoutUser,
  setPassword,
  requestPasswordLink,
  validateEmail,
  sendVerificationCode,
  translateText,
  loadCountry,
  ...searchEndpoints,
  ...propertyEndpoints,
  ...officeEndpoints,
] as const;
