import type { OfferCards } from '@foyer/domain';
import type { ComponentType } from 'react';
import type { CardsProps } from './cards-props.ts';
import { PackageCards } from './package-cards.tsx';

type Cards =
  | { Here: ComponentType<CardsProps>; later?: undefined }
  /** In a script of their own, for the sites that have them. */
  | { Here?: undefined; later: () => Promise<ComponentType<CardsProps>> };

const bookingCards = async () => (await import('./lazy/booking-cards.tsx')).BookingCards;

/** The cards of each kind. A new kind is a component and its entry here. */
export const cards: Readonly<Record<OfferCards, Cards>> = {
  select: { Here: PackageCards },
  // Each card books by itself (PACK-013), those of a plan at times of their own.
  book: { later: bookingCards },
  plan: { later: bookingCards },
};
