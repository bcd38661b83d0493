import { expect, test } from 'vitest';
import { endpoints } from './endpoints.ts';

/** As the specification writes them: prefixes, the language's place and spellings differ from call to call. */
const specified = {
  createCart2: 'POST /apiv2/create/cart2',
  createCart: 'POST /apiv2/create/cart',
  loadBedrooms: 'GET /apiv2/accommodation/index/:venueId',
  loadCartAddOns: 'POST /apiv2/catalog/index/:venueId',
  loadAddOns: 'GET /apiv2/catalog/index/:venueId',
  quoteService: 'GET /apiv2/cart/:cartId/services/:serviceId',
  createOrder: 'POST /apiv2/create/order',
  processOrder: 'POST /apiv2/process/:orderId',
  checkLeadTimes: 'POST /apiv2/check-lead-times',
  loadVenue: 'GET /apiv2/venues/:venueId/:lang',
  loadAvailability: 'GET /apiv2/availability/:venueId',
  priceRooms: 'POST /apiv2/multiple-room-price',
  pricePackages: 'POST /apiv2/multiple-package-price',
  loadRoomInfo: 'POST /apiv2/all-room-info',
  loadPackageInfo: 'POST /apiv2/all-package-info',
  loadTexts: 'POST /apiv2/venuepackage/text',
  createSessionToken: 'POST /services/session/token',
  loadCart: 'GET /v2/cart/:cartId',
  loadCancellationTerms: 'POST /apiv2/:lang/cart/:cartId/cancelation-terms',
} as const;

test.each(Object.entries(specified))('%s is %s, prefix and spelling kept (API-001, API-002, API-003, API-004, API-005, API-006, API-007, API-008, API-009, API-010, API-012, API-013, API-014, API-016, API-019, API-020, API-021, API-022, API-023, API-024, B-045, B-046)', (id, call) => {
  expect(endpoints.filter((endpoint) => endpoint.id === id).map(({ method, path }) => `${method} ${path}`)).toEqual([call]);
});
