export {
  bookPathOf,
  enterPropertyCheckout,
  type Entered,
  type PropertyEvent,
  type PropertyWish,
} from './property-entrance.ts';
export { createPropertySession, type PropertySessionParts } from './create-property-session.ts';
export { readKeptCheckout } from './kept-checkout.ts';
export { propertyEventOf } from './property-event.ts';
