export { type Endpoint, endpoint } from './endpoint.ts';
export { endpoints } from './endpoints.ts';
export { specifiedDateTime, writePropertySystemDateTime, writeSpecifiedDate } from './fields.ts';
export { readPreferences } from './preferences.ts';
export { type ApiProblem, type ProblemCode, problemCodes, problemSchema } from './problem.ts';
export { writeSpecifiedDateTime } from './specified-time.ts';
export {
  createUser,
  loadUser,
  loginUser,
  logoutUser,
  requestPasswordLink,
  setPassword,
} from './accounts/endpoint.ts';
export { loginCookie } from './accounts/login-cookie.ts';
export { type UserInfo, type UserInfoWire, userInfoWire, writeUserInfo } from './accounts/wire.ts';
export { loadAddOns, loadBedrooms, loadCartAddOns, quoteService } from './add-ons/endpoint.ts';
export {
  type AddOnsRefusalWire,
  type AddOnWire,
  type CartAddOns,
  type OrderedBedrooms,
  type OrderedServices,
  writeBedrooms,
  writeServices,
} from './add-ons/wire.ts';
export {
  loadAlternatives,
  loadDays,
  loadFreeTimes,
  monthOf,
  writeAlternatives,
  writeDays,
  writeFreeTimes,
} from './availability/around.ts';
export { loadAvailability } from './availability/endpoint.ts';
export {
  loadPackageInfo,
  loadRoomInfo,
  pricePackages,
  priceRooms,
} from './offer-lists/endpoint.ts';
export {
  type RoomDetail,
  writePackageInfo,
  writePackagePrice,
  writeRoomInfo,
} from './offer-lists/wire.ts';
export { availabilityQuery } from './availability/query.ts';
export {
  type Availability,
  type AvailabilityWire,
  availabilityWire,
  type PackageWire,
  type RoomWire,
  writePackage,
  writeRoom,
} from './availability/wire.ts';
export { readFields } from './checkout-fields.ts';
export { createCart2 } from './carts/cart2-endpoint.ts';
export {
  type Cart2Body,
  type Cart2Page,
  type CartRequest,
  writeCart2,
} from './carts/cart2-wire.ts';
export { applyCartCode, createCart, loadCancellationTerms, loadCart } from './carts/endpoint.ts';
export {
  type LegacyCartRequest,
  type LegacyPage,
  readContact,
  writeLegacy,
} from './carts/legacy-wire.ts';
export { bookAddress, ownCartParameter, readOwnCart } from './carts/own-cart.ts';
export { type CartWire, writeCart } from './carts/wire.ts';
export { bookOffice, holdOffice, searchOffice } from './offices/endpoint.ts';
export {
  inMajor,
  keptOfficeBookingWire,
  type OfficeBookingBody,
  type OfficeBookingRequest,
  officeServicesWire,
  type OfficeServiceWire,
  writeKeptOfficeBooking,
  writeOfficeBooking,
  writeOfficeRoom,
  writeOfficeService,
} from './offices/wire.ts';
export {
  askVenue,
  changeOrder,
  cancelOrder,
  createOrder,
  loadInbox,
  loadOrder,
  loadOrderCancellation,
  processOrder,
} from './orders/endpoint.ts';
export {
  type ConfirmationWire,
  confirmationWire,
  type InboxOrder,
  type OrderBody,
  type OrderRequest,
  type ProcessBody,
  type ProcessRequest,
  writeCancellation,
  writeConfirmation,
  writeOrder,
  writeOrderCancellation,
} from './orders/wire.ts';
export {
  type MenuItemWire,
  type TakenAddOn,
  writeMenu,
  writeMiscItem,
} from './properties/add-ons-wire.ts';
export { writeDayQuestion } from './properties/day-question.ts';
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
} from './properties/endpoint.ts';
export {
  type KeptItem,
  keptItemsWire,
  keptProductWire,
  keptVenueWire,
  writeKeptItems,
  writeKeptProduct,
  writeKeptVenue,
} from './properties/kept-wire.ts';
export {
  type PropertyBookingBody,
  type PropertyBookingRequest,
  type PropertyCartBody,
  type PropertyCartRequest,
  type PropertyEventRequest,
  type PropertyVenueWire,
  type PropertyWire,
  writePropertyBooking,
  writePropertyCart,
} from './properties/wire.ts';
export { equipmentSeparator, findPlaces, searchVenues } from './search/endpoint.ts';
export type {
  FoundVenue,
  Place,
  PlaceWire,
  SearchAnswer,
  SearchAnswerWire,
  WaysOn,
} from './search/wire.ts';
export { loadTexts, translateText } from './texts/endpoint.ts';
export { checkLeadTimes, listVenues, loadVenue } from './venues/endpoint.ts';
export { type VenueWire, venueWire, writePicture, writeVenue } from './venues/wire.ts';
export { sendVerificationCode, validateEmail } from './verification/endpoint.ts';
export { createSessionToken, loadCountry } from './visitors/endpoint.ts';
export { withFilesOf } from './files-of.ts';
