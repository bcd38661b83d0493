export {
  type Alternative,
  type AlternativeHouse,
  type AlternativeKind,
  alternativeKinds,
  type AlternativeOffer,
  type ChangedPart,
  changedParts,
} from './alternatives/alternative.ts';
export {
  type Alternatives,
  alternativesFor,
  type OffersElsewhere,
  type WantedOffer,
} from './alternatives/alternatives-for.ts';
export { type TimeToTry, timesToTry } from './alternatives/times-to-try.ts';
export { closedDay, type DayState, dayState } from './calendar/day-state.ts';
export { type FreeTimes, freeTimes, type TakenRoom } from './calendar/free-times.ts';
export {
  dashboardLinks,
  type DashboardLink,
  dashboardPath,
  type ProviderPages,
} from './account/dashboard-links.ts';
export { afterUserCheck, mayResendCode, type UserCheck } from './account/email-check.ts';
export { loginProblem, ownPath } from './account/login.ts';
export {
  contactAsked,
  getsLoginDetails,
  prefilledContact,
  type Role,
  roleIdOf,
  roleOf,
  roles,
  shortestPassword,
  type User,
  type Visitor,
  visitorOf,
} from './account/user.ts';
export {
  bookingCall,
  type BookingCall,
  type BookingFlow,
  type BookingRequest,
  standardBookingFlow,
} from './cart/booking-call.ts';
export { type Cart, type CartItem, checkoutPhotos, holdSeconds, secondsLeft } from './cart/cart.ts';
export { kindOfCart } from './cart/kind-of-cart.ts';
export {
  type ApplicableLayout,
  type Cart2Event,
  type Cart2Package,
  type Cart2Request,
  cart2Request,
  type Cart2Room,
} from './cart/cart2-request.ts';
export {
  type ChosenOffer,
  formMode,
  isEnquiry,
  isInstant,
  type Offers,
  type PackageOffer,
  type RoomOffer,
} from './offers/offers.ts';
export {
  type Cookie,
  cookies,
  endCookie,
  lengthIndex,
  startCookie,
  stayCookies,
} from './cart/cookies.ts';
export {
  checkoutStorageKeys,
  keptForCheckout,
  type KeptForCheckout,
} from './cart/kept-for-checkout.ts';
export {
  bookPath,
  bookingPath,
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
export {
  cartFees,
  type CartOptions,
  checkoutLayouts,
  paymentOf,
  reducedLayouts,
  sentServiceFee,
  wholeServiceFee,
} from './checkout/cart-options.ts';
export {
  type AddOn,
  addOnsAsk,
  addOnsForRoom,
  addOnTimes,
  cataloguePrice,
  lacksTime,
  noServiceTime,
  noServiceTimeShown,
  type OfferedAddOn,
  type QuoteRequest,
  quoteRequest,
  serviceTimes,
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
export { proposedMenu } from './add-ons/proposed-menu.ts';
export { proposedServing, type ProposedServing } from './add-ons/proposed-serving.ts';
export {
  type AirplusAnswers,
  type AirplusCode,
  airplusCodes,
  type AirplusFields,
  airplusFields,
  missingAirplusCodes,
} from './payment/airplus.ts';
export {
  type Bedroom,
  type BedroomStay,
  mostNights,
  nightsOf,
  nightsOfMeeting,
  offeredBedrooms,
  stayCost,
  stayDays,
  stayProblem,
} from './add-ons/bedrooms.ts';
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
  cancellationText,
  isRequest,
  type OrderCancellation,
  orderCancellation,
  type OrderStatus,
  type OrderToCancel,
  type VenueCancellation,
} from './cancellation/cancellation.ts';
export {
  checkoutErrors,
  type FieldProblem,
  firstWrongField,
  missingField,
  officeRequired,
  propertyRequired,
  standardRequired,
} from './checkout/checkout-fields.ts';
export {
  lineAmount,
  mostPerLine,
  type PricedPart,
  servicesTotal,
  totalOfLines,
  wholeAmount,
} from './checkout/checkout-total.ts';
export { readTerms, type Terms } from './checkout/terms.ts';
export {
  type CheckoutField,
  checkoutFields,
  type CheckoutValues,
  type CommonField,
  type Contact,
  contactIn,
  emptyValues,
  type FieldIn,
  type FieldKind,
  type FieldOf,
  type FieldOfKind,
  fieldRows,
  fieldsOf,
  type Flow,
  type MailedField,
  type RequiredField,
  requiredIn,
  rowOf,
  valuesIn,
  wireName,
  type WireName,
} from './checkout/field-rows.ts';
export {
  countriesMatching,
  type CountryList,
  countryList,
  type CountryKeys,
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
export {
  afterLeaving,
  afterTyping,
  firstPhoneCountry,
  type NumberFault,
  type Numbering,
  type PhoneEntry,
  phoneEntryProblem,
  phoneNumberFault,
  type PhoneEntryProblem,
  phonePlaceholder,
  phoneValue,
} from './phone/phone-entry.ts';
export {
  type OfficeBooking,
  type OfficeService,
  officeTotals,
  takenServices,
} from './office/office-booking.ts';
export {
  officeCountries,
  officeCountry,
  type OfficeCountry,
  officeStates,
  type State,
} from './office/office-countries.ts';
export {
  type OfficeAddress,
  type OfficeCard,
  type OfficeOrder,
  officeOrder,
} from './office/office-order.ts';
export {
  forgetsOfficeCart,
  type OfficeAnswer,
  type OfficeOutcome,
  officeOutcome,
  restartsCardFrame,
} from './office/office-outcome.ts';
export {
  type OfficeRoom,
  officeRoomFit,
  type OfficeSearch,
  officeSearch,
} from './office/office-rooms.ts';
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
  longestPhone,
  phoneProblem,
  type PhoneProblem,
  storedPhone,
  typedPhoneProblem,
} from './phone/phone-number.ts';
export {
  addOnFolds,
  enquiryCookie,
  isPropertyEnquiry,
  type ItemTotals,
  itemTotals,
  type PropertyFit,
  propertyFit,
  type PropertyItem,
  propertyTotal,
} from './property/property-item.ts';
export {
  confirmationPath,
  type PropertyAnswer,
  type PropertyOrder,
  propertyOrder,
  type PropertyOutcome,
  propertyOutcome,
} from './property/property-order.ts';
export {
  asksVenue,
  checkoutParts,
  type Taken,
  takenAddOns,
  takenOf,
  takenServiceFee,
} from './add-ons/taken.ts';
export {
  type CancellationCost,
  type Confirmation,
  isOver,
  type OrderInTime,
  orderStatusAt,
  type OverStatus,
} from './confirmation/confirmation.ts';
export {
  type BillLine,
  type BillLineKind,
  type BillVat,
  type OrderBill,
  vatByRate,
} from './confirmation/bill.ts';
export {
  answerDeadline,
  type OfferOption,
  proposedValidity,
  reminderAt,
  shortestValidity,
  type VenueOffer,
} from './confirmation/venue-offer.ts';
export type { BookingChange, BookingChoices } from './confirmation/booking-change.ts';
export {
  inboxPath,
  officeSuccessLinks,
  officeSuccessPath,
  venueByIdPath,
} from './office/office-paths.ts';
export { startLink } from './confirmation/start-link.ts';
export {
  chooseForDay,
  type ChosenDay,
  chosenDays,
  discardChoice,
  type PlanState,
  planState,
  planTotal,
} from './days/chosen-days.ts';
export { dayOpening, type DayOpening, type DayTime, openDayTimes } from './days/day-opening.ts';
export { type Day, type DayChoice, dayOf, type DayPlan, mostDays } from './days/day-plan.ts';
export {
  type DayAnswer,
  dayChoice,
  dayEvent,
  dayOffers,
  dayQuery,
  offerOfDay,
} from './days/day-offers.ts';
export {
  dayAdjustment,
  type DayAdjustment,
  dayEndTimes,
  dayStartTimes,
  firstAdjustment,
  halfHours,
  inHalfHours,
} from './days/day-times.ts';
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
export {
  type ChecklistItem,
  type LeadTimes,
  mayPlanDays,
  type NearbyVenue,
  type OpeningHours,
  type Picture,
  type PropertyVenue,
  type SpokenTerms,
  type SpokenText,
  termNames,
  type TermName,
  termsToAccept,
  type Venue,
} from './venue/venue.ts';
export {
  planParameters,
  readPlan,
  type WantedItem,
  type WantedItems,
  writePlan,
} from './days/plan-in-url.ts';
export {
  addMoney,
  exponentOf,
  type LocalCurrency,
  localEstimate,
  type Money,
  roundHalfAwayFromZero,
  toMinor,
} from './money.ts';
export {
  type Blocked,
  type BookingConditions,
  cardAction,
  type CardAction,
  type CardMode,
  type NextStep,
  meetingObstacle,
  nextStep,
} from './offers/next-step.ts';
export { type NamedOffer, offerParameter, offerValue, readOffer } from './offers/named-offer.ts';
export { peopleAtOnce } from './checkout/people-at-once.ts';
export { type RoomReason, roomReasons } from './offers/room-reasons.ts';
export { isOneOfTwo, roomsAsOne, sharedBetween } from './offers/two-rooms.ts';
export { percentOff, struckPrice } from './offers/discount.ts';
export {
  type LayoutEntry,
  layoutOfSite,
  type LayoutRules,
  layoutsOffered,
} from './offers/layouts-offered.ts';
export {
  type Counts,
  delegatesToTry,
  nothingFits,
  packageCounts,
  type Paged,
  pageSize,
  roomCounts,
  shownAfter,
  shownLists,
  whyNoRooms,
} from './offers/offer-list.ts';
export { packageMatchesLength, packageSuitsLength } from './offers/package-length.ts';
export {
  type CheckoutFlow,
  type OfferCards,
  type OfferRules,
  type QueryDefaults,
  standardOfferRules,
  standardQueryDefaults,
} from './query/site-settings.ts';
export type { PackageFit } from './offers/package-fit.ts';
export { packagePrice, type PackageTotal } from './offers/package-price.ts';
export { type RoomFit, roomFit } from './offers/room-fit.ts';
export { priceFallsAt, type RoomPrice, roomPrice } from './offers/room-price.ts';
export { offersFor } from './offers/offers-for.ts';
export { payable, type PriceTerms, withFee } from './offers/price-terms.ts';
export { type EnquiryReason, type Outcome, packageOutcome, roomOutcome } from './offers/outcome.ts';
export {
  type Package,
  type PackageEvent,
  type PackageLength,
  packageLengths,
  type PackagePrice,
} from './offers/package.ts';
export {
  packageFitsHours,
  type PackageTimesProblem,
  packageTimesProblem,
} from './offers/package-times.ts';
export {
  effectiveMinimum,
  packageInRoom,
  packageRatesByRoom,
  type RatesByRoom,
  type ShownRates,
  shownRates,
} from './offers/package-rates-by-room.ts';
export { type Band, hasNumericLength, priceBoxes } from './offers/price-bands.ts';
export {
  type ChosenPrice,
  type PriceCategory,
  type PropertySystemIds,
  type Rates,
  type Room,
  type RoomLayout,
  type RoomRates,
  topEquipment,
} from './offers/room.ts';
export { capacityReduced, type Seating, seatingsOf } from './offers/seating.ts';
export type { BookingQuery, MeetingLength, OfferKind, RatesFilter } from './query/booking-query.ts';
export { defaultQuery } from './query/default-query.ts';
export {
  askDelegates,
  type AskedDelegates,
  attendeesLimit,
  type AttendeesLimit,
  cappedDelegates,
  delegatesBounds,
  delegatesPause,
  delegatesProblem,
} from './query/delegates.ts';
export {
  type Adjustment,
  adjustmentOf,
  type AskedSpan,
  readAsked,
  writeAsked,
} from './query/adjustment.ts';
export { type NumberBounds, type NumberProblem, numberProblem } from './query/whole-number.ts';
export { withoutOwnCode } from './query/discount-code.ts';
export { editContext, type EditContext, type VenueFacts } from './query/edit-context.ts';
export {
  acceptsGdpr,
  enquiryContact,
  type EnquiryErrors,
  enquiryAsks,
  enquiryErrors,
  type EnquiryForm,
  offersServiceFee,
  phoneDisabled,
} from './query/enquiry-form.ts';
export {
  askedField,
  formField,
  isFormField,
  remoteField,
  withoutFormFields,
} from './query/form-fields.ts';
export { optionsInUse, scrollsToForm } from './query/form-view.ts';
export {
  deriveLength,
  hoursOf,
  isMultiDay,
  offeredLengths,
  readMeetingLength,
  writeMeetingLength,
} from './query/meeting-length.ts';
export {
  type DateTimeFormat,
  type DynamicParameters,
  parameterNames,
} from './query/parameter-names.ts';
export { type MeetingTime, openTimes } from './query/open-times.ts';
export { pickerSteps } from './query/picker-times.ts';
export {
  addressAsksForWrongTime,
  askedInAddress,
  delegatesInAddress,
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
  readLayoutCode,
} from './query/seating-layouts.ts';
export { isSelectableDate, nextMonday, nextOpenDate } from './query/selectable-dates.ts';
export { endFor, moveStart, settle } from './query/settle.ts';
export { eventProblem, type SpanProblem, spanProblem } from './query/span-problem.ts';
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
export { lengthsAtVenue } from './query/venue-lengths.ts';
export type { RoomKeepers } from './query/taken-by.ts';
export {
  addDays,
  addMinutes,
  dateOf,
  daysBetween,
  type Instant,
  instantOf,
  minutesBetween,
  timeOf,
  type WallDate,
  type WallDateTime,
  wallOf,
  type WallTime,
  weekdayOf,
  writtenDate,
  type Zone,
} from './time.ts';
export {
  closedWeekdays,
  neverOpens,
  openFor,
  type Opening,
  type OpeningByHours,
  openingOf,
  openingsFor,
} from './venue/business-hours.ts';
export { filterChoices, type FilterChoices } from './search/filter-choices.ts';
export { type Found, foundAmong, passes } from './search/from-price.ts';
export { orderedVenues } from './search/ordered-venues.ts';
export { beginsWith, cityNamed, namesOfCity } from './search/places.ts';
export {
  type ActiveFilter,
  activeFilters,
  filterKey,
  noFilters,
  readRefinement,
  type Refinement,
  type SearchFilters,
  type SearchSort,
  searchSorts,
  withoutFilter,
  writePrice,
  writeRefinement,
} from './search/refinement.ts';
export { readArea, readSearch, type SearchSite, writeSearch } from './search/search-in-url.ts';
export {
  type SearchArea,
  searchedMeeting,
  type SearchedMeeting,
  searchedSpan,
  type SearchPlace,
  type SearchQuery,
  spanOf,
} from './search/search-query.ts';
export { searchedOffers, type SearchedOffers } from './search/searched-offers.ts';
export { type FewerFilters, withoutEach } from './search/ways-on.ts';
export { cities } from './venue/cities.ts';
export { foldText } from './fold-text.ts';
export { type City, cityName } from './venue/city.ts';
export { drawnSeating } from './plan/drawn-seating.ts';
export { leafOf, type Placed } from './plan/floor.ts';
export type { Table } from './plan/furniture.ts';
export { type PlannedSeating, roomPlan, type RoomPlan } from './plan/room-plan.ts';
export { splitVat } from './offers/vat.ts';
export {
  descriptionLength,
  isInLanguage,
  type Said,
  saidIn,
  textInLanguage,
  truncate,
} from './venue/description.ts';
export { dimensionsIn, feetOf, squareFeetOf } from './venue/dimensions.ts';
export { type OnWall, type RoomWalls, wallNames } from './venue/room-walls.ts';
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
