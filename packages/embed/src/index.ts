export { loadFoyer } from './load-foyer.ts';
export type {
  FoyerBookingAttributes,
  FoyerBookingElement,
  FoyerBookingSettings,
  FoyerEventMap,
} from './element.ts';
export type { OrderDetail, QueryDetail } from './place.ts';
