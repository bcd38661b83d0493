export { FormOf, pageWith, venueFields, venueForm } from './venue-form.tsx';
export {
  BookingFailed,
  BookingResult,
  shownBooking,
  type ShownBooking,
  type ShownPriceChange,
} from './booking/booking-result.tsx';
export { CancellingTerms } from './enquiry/cancelling-terms.tsx';
export { DetailsMissing, DetailsToggle, DetailsWaiting } from './offers/details-toggle.tsx';
export { DiscountNotFound } from './offers/discount-not-found.tsx';
export { Estimate } from './offers/estimate.tsx';
export { PremiumNote } from './offers/premium-note.tsx';
export { SmallestGroup } from './offers/smallest-group.tsx';
export { estimateCurrency } from './estimate-currency.ts';
export { fitsOnCard, useReading } from './offers/description.ts';
export { layoutWord } from './layout-word.ts';
export { lengthWords } from './length-words.ts';
export { ListStatus } from './offers/list-status.tsx';
export { MoneyText } from './money-text.tsx';
export { AttendeesField } from './numbers/attendees-field.tsx';
export { OfferAction } from './offers/lazy/offer-action.tsx';
export { missingField } from './offers/missing-field.ts';
export { OfferCard, OfferMore, OfferSplit, OfferTitle } from './offers/offer-card.tsx';
export { type CardPlace, OfferList, OfferSection } from './offers/offer-list.tsx';
export { Alternatives } from './offers/lazy/alternatives.tsx';
export { AlternativesWaiting, type ExpectedAlternatives } from './offers/alternatives-waiting.tsx';
export { OffersNotLoaded } from './offers/offers-not-loaded.tsx';
export {
  ClosedObstacle,
  OpeningWords,
  StartNoticeWords,
  WhenLine,
} from './opening/opening-words.tsx';
export { FreeTimesBar } from './opening/lazy/free-times-bar.tsx';
export { OpenTimes } from './opening/lazy/open-times.tsx';
export { ClosedNote } from './offers/closed-note.tsx';
export { OfferSkeletons } from './offers/offer-skeletons.tsx';
export { OfferPictures } from './offers/offer-pictures.tsx';
export { isViewable, ViewFrame } from './offers/view-frame.tsx';
export { PackageBill } from './offers/lazy/package-bill.tsx';
export { PackageContent, packageTexts } from './offers/lazy/package-content.tsx';
export { PlaceField } from './places/place-field.tsx';
export { type FoundPlace, useNamedPlace } from './places/use-places.ts';
export { PercentOff, PriceLine } from './price-line.tsx';
export { PriceChanged } from './booking/price-changed.tsx';
export { PricePopover } from './offers/lazy/price-popover.tsx';
export { problemWords, type ShownProblem } from './problem-words.ts';
export { isLongerThanCard, RoomDescription } from './offers/lazy/room-description.tsx';
export { RoomDimensions, RoomMeasures } from './offers/lazy/room-dimensions.tsx';
export { RoomFacts } from './offers/room-facts.tsx';
export { RoomReasons } from './offers/room-reasons.tsx';
export { RoomSeats } from './offers/room-seats.tsx';
export { GroupInRoom, type SeatedGroup } from './offers/lazy/group-in-room.tsx';
export { RoomEquipment } from './offers/lazy/room-equipment.tsx';
export { ServiceFee } from './service-fee/service-fee.tsx';
export { sameValues } from './same-values.ts';
export { SelectRadio } from './offers/select-radio.tsx';
export {
  type Reading,
  useVenueNames,
  useVenueTexts,
  VenueText,
  type VenueTexts,
} from './translation/venue-texts.tsx';
export { type Paging, usePaging } from './offers/use-paging.ts';
