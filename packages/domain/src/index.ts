export {
  dashboardLinks,
  type DashboardLink,
  dashboardPath,
  type ProviderPages,
} from './account/dashboard-links.ts';
export { ownPath } from './account/own-path.ts';
export { loginProblem } from './account/login-problem.ts';
export { type Role, roleIdOf, roleOf, roles } from './account/role.ts';
export { afterUserCheck, type UserCheck } from './account/user-check.ts';
export {
  contactAsked,
  getsLoginDetails,
  prefilledContact,
  type User,
  type Visitor,
  visitorOf,
} from './account/user.ts';
export { mayResendCode } from './account/verification.ts';
export {
  bookingCall,
  type BookingCall,
  type BookingFlow,
  type BookingRequest,
  standardBookingFlow,
} from './cart/booking-call.ts';
export type { Cart, CartItem } from './cart/cart.ts';
export {
  type ApplicableLayout,
  type Cart2Event,
  type Cart2Package,
  type Cart2Request,
  cart2Request,
  type Cart2Room,
} from './cart/cart2-request.ts';
export { checkoutPhotos } from './cart/checkout-photos.ts';
export { type ChosenOffer, isEnquiry, isInstant } from './cart/chosen-offer.ts';
export {
  type Cookie,
  cookies,
  endCookie,
  lengthIndex,
  startCookie,
  stayCookies,
} from './cart/cookies.ts';
export { holdSeconds, secondsLeft } from './cart/hold.ts';
export {
  checkoutStorageKeys,
  keptForCheckout,
  type KeptForCheckout,
} from './cart/kept-for-checkout.ts';
export {
  bookPath,
  bookUniversalPath,
  legacyCheckoutPath,
  pageAfterEnquiry,
  pathIn,
  takesVenuesPlace,
  thankYouPath,
  venuePath,
} from './cart/navigation.ts';
export {
  type LegacyChoice,
  type LegacyDetails,
  legacyRequest,
  type LegacyRequest,
} from './cart/legacy-request.ts';
export { sentServiceFee, wholeServiceFee } from './cart/service-fee.ts';
export {
  type AddOn,
  addOnsAsk,
  addOnsForRoom,
  addOnTimes,
  cataloguePrice,
  type OfferedAddOn,
  type QuoteRequest,
  quoteRequest,
  withQuote,
} from './add-ons/add-on.ts';
export {
  addOnsAnswered,
  type AddOnsRefusal,
  type AddOnsState,
  type OpeningStep,
  openingStep,
  refusesForConflict,
  refusesPackage,
} from './add-ons/add-ons-state.ts';
export {
  type AirplusAnswers,
  type AirplusCode,
  airplusCodes,
  type AirplusFields,
  airplusFields,
  missingAirplusCodes,
} from './payment/airplus.ts';
export { type Bedroom, offeredBedrooms } from './bedrooms/bedrooms.ts';
export {
  type BedroomStay,
  mostNights,
  nightsOf,
  nightsOfMeeting,
  stayCost,
  stayDays,
  stayProblem,
} from './bedrooms/bedroom-stay.ts';
export {
  bookingLines,
  type BookingParts,
  type BookingTotal,
  bookingTotal,
} from './checkout/booking-total.ts';
export {
  type CancellationBand,
  cancellationPolicy,
  type CancellationTerms,
  cancellationTerms,
  costOfCancelling,
  refundOnCancelling,
} from './cancellation/cancellation.ts';
export { cancellationText, type VenueCancellation } from './cancellation/cancellation-text.ts';
export {
  cartFees,
  type CartOptions,
  checkoutLayouts,
  paymentOf,
  reducedLayouts,
} from './checkout/cart-options.ts';
export {
  contactErrors,
  type ContactErrors,
  checkoutErrors,
  type CheckoutErrors,
  type CheckoutField,
  type CheckoutValues,
  type FieldProblem,
  firstWrongField,
  officeRequired,
  propertyRequired,
  standardRequired,
} from './checkout/checkout-fields.ts';
export {
  lineAmount,
  type PricedPart,
  servicesTotal,
  totalOfLines,
  wholeAmount,
} from './checkout/checkout-total.ts';
export { type CheckoutWords, checkoutWords } from './checkout/checkout-words.ts';
export type { Contact } from './checkout/contact.ts';
export {
  countriesMatching,
  type CountryList,
  countryList,
  countryTypedAhead,
  type ListEvent,
  listOpenAfter,
  type NamedCountry,
  typeAhead,
  type TypedAhead,
} from './phone/country-list.ts';
export { isEmail, longestEmail } from './checkout/email.ts';
export { layoutFit, type LayoutFit } from './checkout/layout-fit.ts';
export {
  changeMenu,
  chosenMenus,
  mayChooseMenu,
  type Menu,
  offeredMenus,
  unlimitedMenus,
} from './add-ons/menus.ts';
export { changeMiscItem, type MiscItem, miscLine, mostOf } from './add-ons/misc-items.ts';
export type { Numbering } from './phone/numbering.ts';
export {
  type OrderCancellation,
  orderCancellation,
  type OrderStatus,
  type OrderToCancel,
} from './cancellation/order-cancellation.ts';
export {
  type OfficeBooking,
  type OfficeService,
  officeTotals,
  serviceAmount,
  takenServices,
} from './office/office-booking.ts';
export { officeCountries, officeCountry, type OfficeCountry } from './office/office-countries.ts';
export {
  type OfficeAddress,
  type OfficeCard,
  type OfficeOrder,
  officeOrder,
} from './office/office-order.ts';
export {
  forgetsOfficeCart,
  type OfficeAnswer,
  type OfficeEntry,
  officeEntry,
  type OfficeHold,
  type OfficeOutcome,
  officeOutcome,
  restartsCardFrame,
} from './office/office-outcome.ts';
export {
  officeLengths,
  type OfficeRoom,
  officeRoomFit,
  type OfficeSearch,
  officeSearch,
} from './office/office-rooms.ts';
export { officeStates, type State } from './office/office-states.ts';
export {
  type CheckoutPaymentMethod,
  chosenPaymentMethod,
  needsCard,
  offeredPaymentMethods,
  type PaymentMethod,
  officePaymentMethods,
  propertyPaymentMethods,
} from './payment/payment-method.ts';
export {
  afterLeaving,
  afterTyping,
  firstPhoneCountry,
  type PhoneEntry,
  phoneEntryProblem,
  type PhoneEntryProblem,
  phonePlaceholder,
  phoneValue,
} from './phone/phone-entry.ts';
export {
  longestPhone,
  phoneProblem,
  type PhoneProblem,
  typedPhoneProblem,
} from './phone/phone-number.ts';
export { enquiryCookie, isPropertyEnquiry } from './property/property-enquiry.ts';
export { type PropertyFit, propertyFit } from './property/property-fit.ts';
export { addOnFolds, type PropertyItem } from './property/property-item.ts';
export { type PropertyOrder, propertyOrder } from './property/property-order.ts';
export {
  confirmationPath,
  type PropertyAnswer,
  type PropertyOutcome,
  propertyOutcome,
} from './property/property-outcome.ts';
export { type ItemTotals, itemTotals, propertyTotal } from './property/property-total.ts';
export { noServiceTime, noServiceTimeShown, serviceTimes } from './add-ons/service-times.ts';
export {
  asksVenue,
  checkoutParts,
  type Taken,
  takenAddOns,
  takenOf,
  takenServiceFee,
} from './add-ons/taken.ts';
export { readTerms, type Terms } from './checkout/terms.ts';
export type { CancellationCost, Confirmation } from './confirmation/confirmation.ts';
export {
  inboxPath,
  officeSuccessLinks,
  officeSuccessPath,
  venueByIdPath,
} from './office/office-paths.ts';
export { isOver, orderStatusAt, type OrderInTime } from './confirmation/order-status-at.ts';
export { startLink } from './confirmation/start-link.ts';
export { chooseForDay, type ChosenDay, chosenDays, discardChoice } from './days/choose-for-day.ts';
export { type PlanState, planState, planTotal } from './days/continue-plan.ts';
export { dayOpening, type DayOpening } from './days/day-opening.ts';
export { type Day, type DayChoice, dayOf, type DayPlan, mostDays } from './days/day-plan.ts';
export { type DayAnswer, dayChoice, dayEvent, dayOffers, offerOfDay } from './days/day-offers.ts';
export { dayQuery } from './days/day-query.ts';
export { dayEndTimes, dayStartTimes, halfHours } from './days/day-times.ts';
export {
  addDay,
  changeDay,
  type DayChange,
  mayAddDay,
  mayRemoveDay,
  removeDay,
  showDay,
  startDayPlan,
} from './days/edit-days.ts';
export { mayPlanDays } from './days/may-plan-days.ts';
export {
  planParameters,
  readPlan,
  type WantedItem,
  type WantedItems,
  writePlan,
} from './days/plan-in-url.ts';
export { addMoney, exponentOf, type Money, roundHalfAwayFromZero, toMinor } from './money.ts';
export { cardAction, type CardAction, type CardMode } from './offers/card-action.ts';
export { percentOff, struckPrice } from './offers/discount.ts';
export { formMode } from './offers/form-mode.ts';
export { type LayoutEntry, type LayoutRules, layoutsOffered } from './offers/layouts-offered.ts';
export { type Counts, packageCounts, roomCounts, whyNoRooms } from './offers/list-counts.ts';
export { packageSuitsLength } from './offers/listed-packages.ts';
export { type LocalCurrency, localEstimate } from './offers/local-estimate.ts';
export {
  type Blocked,
  type BookingConditions,
  type NextStep,
  nextStep,
} from './offers/next-step.ts';
export { delegatesToTry, nothingFits } from './offers/nothing-fits.ts';
export { type OfferRules, standardOfferRules } from './offers/offer-rules.ts';
export type { Offers, PackageOffer, RoomOffer } from './offers/offers.ts';
export type { PackageFit } from './offers/package-fit.ts';
export type { PackageTotal } from './offers/package-price.ts';
export type { RoomFit } from './offers/room-fit.ts';
export type { RoomPrice } from './offers/room-price.ts';
export { offersFor } from './offers/offers-for.ts';
export { type EnquiryReason, type Outcome, packageOutcome, roomOutcome } from './offers/outcome.ts';
export {
  type Package,
  type PackageEvent,
  type PackageLength,
  packageLengths,
  type PackagePrice,
} from './offers/package.ts';
export { packageFitsHours } from './offers/package-fits-hours.ts';
export { packageInRoom } from './offers/package-in-room.ts';
export { packageMatchesLength } from './offers/package-length-match.ts';
export { packagePrice } from './offers/package-price.ts';
export { type PackageTimesProblem, packageTimesProblem } from './offers/package-times.ts';
export { type Paged, pageSize, shownAfter } from './offers/paging.ts';
export { type Band } from './offers/price-bands.ts';
export { hasNumericLength, priceBoxes } from './offers/price-boxes.ts';
export type {
  ChosenPrice,
  PriceCategory,
  PropertySystemIds,
  Rates,
  Room,
  RoomLayout,
  RoomRates,
} from './offers/room.ts';
export { roomFit } from './offers/room-fit.ts';
export { roomPrice } from './offers/room-price.ts';
export {
  effectiveMinimum,
  packageRatesByRoom,
  type RatesByRoom,
  type RatesOnCard,
  ratesOnCards,
  type ShownRates,
  shownRates,
} from './offers/package-rates-by-room.ts';
export { capacityReduced, type Seating, seatingsOf } from './offers/seating.ts';
export { topEquipment } from './offers/top-equipment.ts';
export { shownList } from './offers/shown-list.ts';
export type { BookingQuery, MeetingLength, OfferKind, RatesFilter } from './query/booking-query.ts';
export { defaultQuery } from './query/default-query.ts';
export {
  askDelegates,
  type AskedDelegates,
  attendeesLimit,
  type AttendeesLimit,
  delegatesPause,
  readDelegates,
} from './query/delegates.ts';
export { withoutOwnCode } from './query/discount-code.ts';
export { editContext, type EditContext } from './query/edit-context.ts';
export {
  acceptsGdpr,
  enquiryContact,
  type EnquiryErrors,
  enquiryErrors,
  type EnquiryForm,
  offersServiceFee,
  phoneDisabled,
} from './query/enquiry-form.ts';
export { scrollsToForm } from './query/form-place.ts';
export {
  deriveLength,
  hoursOf,
  isMultiDay,
  offeredLengths,
  readMeetingLength,
  writeMeetingLength,
} from './query/meeting-length.ts';
export { type OptionsInUse, optionsInUse } from './query/options-in-use.ts';
export {
  type DateTimeFormat,
  type DynamicParameters,
  parameterNames,
} from './query/parameter-names.ts';
export { pickerSteps } from './query/picker-times.ts';
export {
  type QueryDefaults,
  standardQueryDefaults,
  type VenueFacts,
} from './query/query-defaults.ts';
export type { CheckoutFlow, OfferCards } from './query/site-variant.ts';
export {
  addressAsksForWrongTime,
  type Preferences,
  readQuery,
  type UrlVenue,
  writeQuery,
} from './query/query-in-url.ts';
export {
  capacityIn,
  layoutAllowed,
  type LayoutCode,
  layoutCodes,
  layoutNameOf,
  type LayoutName,
} from './query/seating-layouts.ts';
export { isSelectableDate, nextMonday } from './query/selectable-dates.ts';
export { settle } from './query/settle.ts';
export {
  changeEndDate,
  changeEndTime,
  changeLength,
  changeStartDate,
  changeStartTime,
  changeTab,
  endTimes,
  startTimes,
} from './query/start-and-end.ts';
export { defaultTab, offeredTabs, type TabSources } from './query/tab.ts';
export { writtenDate } from './query/written-date.ts';
export {
  addDays,
  addMinutes,
  dateOf,
  type Instant,
  instantOf,
  minutesBetween,
  timeOf,
  type WallDate,
  type WallDateTime,
  wallOf,
  type WallTime,
  weekdayOf,
  type Zone,
} from './time.ts';
export { splitVat } from './offers/vat.ts';
export {
  openFor,
  type Opening,
  type OpeningByHours,
  openingOf,
  openingOn,
} from './venue/business-hours.ts';
export { type Found, foundAt } from './search/from-price.ts';
export { beginsWith, cityNamed, foldText, namesOfCity } from './search/places.ts';
export { readSearch, type SearchSite, writeSearch } from './search/search-in-url.ts';
export {
  searchedMeeting,
  type SearchedMeeting,
  searchedSpan,
  type SearchPlace,
  type SearchQuery,
  spanOf,
} from './search/search-query.ts';
export { cities } from './venue/cities.ts';
export { type City, cityName } from './venue/city.ts';
export {
  type FirstSight,
  firstSight,
  type ListedOffers,
  listedOffers,
} from './venue/first-sight.ts';
export { descriptionLength, truncate } from './venue/description.ts';
export { dimensionsIn, feetOf, squareFeetOf } from './venue/dimensions.ts';
export { type StartNotice, startNoticeOf } from './venue/start-notice.ts';
export {
  allowedAfterCheck,
  closedByLeadTimes,
  lastBookableDate,
  type LeadTimeProblem,
  leadTimeProblem,
} from './venue/lead-times.ts';
export {
  citySearchPath,
  groupBookingPath,
  placeSearchPath,
  searchPath,
} from './venue/search-paths.ts';
export { textInLanguage } from './venue/text-in-language.ts';
export type {
  ChecklistItem,
  PropertyVenue,
  LeadTimes,
  NearbyVenue,
  OpeningHours,
  Picture,
  Venue,
} from './venue/venue.ts';
