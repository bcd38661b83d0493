export type { AccountSession, OrdersState, Registration } from './account-session.ts';
export {
  type BaseSession,
  type CallProblem,
  type Messages,
  sessionContract,
} from './base-session.ts';
export type {
  AddOnChange,
  CartSession,
  CartCode,
  CheckoutExtras,
  ChosenAddOn,
  ChosenBedroom,
  Payment,
} from './cart-session.ts';
export type {
  CheckoutActions,
  CheckoutSession,
  CheckoutState,
  OrderState,
} from './checkout-session.ts';
export type {
  ConfirmationSession,
  ConfirmationState,
  PlainSession,
} from './confirmation-session.ts';
export type { ChangeState } from './confirmation/create-change.ts';
export { type BaseSessionParts, createBaseSession } from './create-base-session.ts';
export type { DaysBooking, KeptChoice, PlanSum, RefusedDay, ShownDay } from './days-session.ts';
export type { EmailCheckState } from './checkout/email-check.ts';
export type { OfficeBooked, OfficeSession, OfficeState } from './office-session.ts';
export { createBrowserPage, type Page } from './page.ts';
export type { AddOnAt, AddOnsLoad, PropertySession } from './property-session.ts';
export { beginPage, type Readable } from './readable.ts';
export { type BrowserStorage, createBrowserStorage, isNoted } from './storage/browser-storage.ts';
export { createMemoryStorage } from './storage/memory-storage.ts';
export type {
  AskedMeeting,
  SearchChange,
  SearchFormSession,
  SearchMapTiles,
  SearchSession,
  SearchStartSession,
  SearchState,
  WaysOn,
} from './search-session.ts';
export type {
  DaysSession,
  BookingState,
  EnquiryDetails,
  EnquiryState,
  FormFacts,
  OffersState,
  PreferencesState,
  Selection,
  VenueSession,
} from './venue-session.ts';
