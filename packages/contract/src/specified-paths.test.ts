import { expect, test } from 'vitest';
import { endpoints } from './endpoints.ts';

/**
 * As in the specification: prefixes, the place of the language and spellings differ between calls.
 */
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
  loadUser: 'POST /apiv2/user/info',
  loginUser: 'POST /apiv2/user/login',
  createUser: 'POST /apiv2/user/create',
  createPropertyCart: 'POST /apiv2/opera/create-cart',
  loadMenus: 'POST /apiv2/opera/get-menus',
  loadMenuItems: 'POST /apiv2/opera/get-menu-items',
  loadMiscItems: 'POST /apiv2/opera/get-misc-items',
  loadPropertyPackages: 'POST /apiv2/opera/get-meeting-package-availability',
  loadPropertyRooms: 'POST /apiv2/opera/get-meeting-availability',
  loadPropertyRoomIds: 'GET /apiv2/ompa_room/:venueID',
  bookOffice: 'POST /apiv2/regus/book',
  holdOffice: 'POST /apiv2/regus/temporarybook',
  searchOffice: 'POST /apiv2/regus/search',
  createCheckedBooking: 'POST /apiv2/book',
  validateEmail: 'POST /apiv2/validate_email',
  sendVerificationCode: 'POST /apiv2/email/send',
  createPropertyBooking: 'POST /apiv2/opera/create-booking',
} as const;

test.each(Object.entries(specified))(
  '%s is %s, prefix and spelling kept (API-001, API-002, API-003, API-004, API-005, API-006, ' +
    'API-007, API-008, API-009, API-010, API-011, API-012, API-013, API-014, API-015, API-016, ' +
    'API-017, API-018, API-019, API-020, API-021, API-022, API-023, API-024, API-025, API-026, ' +
    'API-027, API-028, API-029, API-030, API-031, API-036, API-040, API-041, API-042, API-043, ' +
    'API-044, API-045, API-046, B-045, B-046)',
  (id, call) => {
    expect(
      endpoints
        .filter((endpoint) => endpoint.id === id)
        .map(({ method, path }) => `${method} ${path}`),
    ).toEqual([call]);
  },
);
