export { availabilityQuery } from './availability-query.ts';
export { type CartWire, writeCart } from './checkout/cart-wire.ts';
export { type Cart2Body, type Cart2Page, type CartRequest, writeCart2 } from './cart2-wire.ts';
export { type Endpoint, endpoint } from './endpoint.ts';
export { endpoints } from './endpoints.ts';
export {
  createUser,
  loadUser,
  loginUser,
  logoutUser,
  requestPasswordLink,
  setPassword,
} from './endpoints/account.ts';
export { createCart2 } from './endpoints/cart.ts';
export { loadAvailability } from './endpoints/offers.ts';
export { loadPackageInfo, loadRoomInfo } from './endpoints/offer-lists.ts';
export { cancelOrder, loadInbox, loadOrderCancellation } from './endpoints/orders.ts';
export { loadCountry, translateText } from './endpoints/quiet.ts';
export { createSessionToken } from './endpoints/session-token.ts';
export { pricePackages, priceRooms } from './endpoints/several-days.ts';
export { loadTexts } from './endpoints/texts.ts';
export { sendVerificationCode, validateEmail } from './endpoints/verify.ts';
export { checkLeadTimes, listVenues, loadVenue } from './endpoints/venue.ts';
export { writeOrderCancellation } from './checkout/cancel-wire.ts';
export type { InboxOrder } from './checkout/inbox-wire.ts';
export {
  loadAddOns,
  loadBedrooms,
  loadCartAddOns,
  quoteService,
} from './checkout/add-on-endpoints.ts';
export { type OrderedBedrooms, writeBedrooms } from './checkout/bedroom-wire.ts';
export {
  type AddOnsRefusalWire,
  type AddOnWire,
  type CartAddOns,
  type OrderedServices,
  writeServices,
} from './checkout/add-on-wire.ts';
export {
  createCart,
  createOrder,
  loadCancellationTerms,
  loadCart,
  loadOrder,
  processOrder,
} from './checkout/endpoints.ts';
export { specifiedDateTime, writePropertySystemDateTime, writeSpecifiedDate } from './fields.ts';
export {
  type RoomDetail,
  writePackageInfo,
  writePackagePrice,
  writeRoomInfo,
} from './offer-lists-wire.ts';
export {
  type Availability,
  type AvailabilityWire,
  availabilityWire,
  type RoomWire,
  writeRoom,
} from './offers-wire.ts';
export { type PackageWire, writePackage } from './package-wire.ts';
export {
  type ConfirmationWire,
  confirmationWire,
  type OrderBody,
  type OrderRequest,
  type ProcessBody,
  type ProcessRequest,
  writeCancellation,
  writeConfirmation,
  writeOrder,
} from './checkout/order-wire.ts';
export {
  type LegacyCartRequest,
  type LegacyPage,
  readContact,
  writeLegacy,
} from './checkout/legacy-wire.ts';
export { type ApiProblem, type ProblemCode, problemCodes, problemSchema } from './problem.ts';
export { findPlaces, searchVenues } from './search/endpoints.ts';
export type { Place, PlaceWire } from './search/place-wire.ts';
export type { FoundVenue, SearchAnswer, SearchAnswerWire } from './search/search-wire.ts';
export { type UserInfo, type UserInfoWire, userInfoWire, writeUserInfo } from './user-wire.ts';
export { type VenueWire, venueWire, writeVenue } from './venue-wire.ts';
export { loginCookie } from './login-cookie.ts';
export { ownCartParameter, readOwnCart } from './own-cart.ts';
export { readPreferences } from './preferences.ts';
export { writeSpecifiedDateTime } from './specified-time.ts';
export {
  type MenuItemWire,
  type TakenAddOn,
  writeMenu,
  writeMiscItem,
} from './property/add-ons-wire.ts';
export {
  type PropertyWire,
  type PropertyBookingBody,
  type PropertyBookingRequest,
  type PropertyCartBody,
  type PropertyCartRequest,
  type PropertyEventRequest,
  type PropertyVenueWire,
  writePropertyBooking,
  writePropertyCart,
} from './property/booking-wire.ts';
export { writeDayQuestion } from './property/day-question.ts';
export {
  type KeptItem,
  keptItemsWire,
  keptProductWire,
  keptVenueWire,
  writeKeptItems,
  writeKeptProduct,
  writeKeptVenue,
} from './property/kept-wire.ts';
export {
  createCheckedBooking,
  createPropertyBooking,
  createPropertyCart,
  loadMenuItems,
  loadMenus,
  loadMiscItems,
  loadPropertyPackages,
  loadPropertyRoomIds,
  loadPropertyRooms,
} from './property/endpoints.ts';
export {
  type OfficeBookingBody,
  type OfficeBookingRequest,
  writeOfficeBooking,
} from './office/booking-wire.ts';
export { bookOffice, holdOffice, searchOffice } from './office/endpoints.ts';
export {
  type OfficeServiceWire,
  officeServicesWire,
  writeOfficeService,
} from './office/hold-wire.ts';
export { keptOfficeBookingWire, writeKeptOfficeBooking } from './office/kept-wire.ts';
export { inMajor, writeOfficeRoom } from './office/search-wire.ts';
