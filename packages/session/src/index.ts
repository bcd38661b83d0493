export { type BaseSession, type CallProblem, type Messages, sessionContract } from './base-session.ts';
export type { CartState, CheckoutSession, OrderState } from './checkout-session.ts';
export type { ConfirmationSession, ConfirmationState, PlainSession } from './confirmation-session.ts';
export { type BaseSessionParts, createBaseSession } from './create-base-session.ts';
export { createBrowserPage, type Page } from './page.ts';
export type { Readable } from './readable.ts';
export { type BrowserStorage, createBrowserStorage } from './storage/browser-storage.ts';
export type { BookingState, FormFacts, OffersState, Selection, VenueSession } from './venue-session.ts';
