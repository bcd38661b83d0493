import type { OfferCards } from '@foyer/domain';
import type { ComponentType } from 'react';
import type { CardsProps } from './cards-props.ts';
import { RoomCards } from './room-cards.tsx';

type Cards =
  | { Here: ComponentType<CardsProps>; later?: undefined }
  /** In a script of their own, for the sites that have them. */
  | { Here?: undefined; later: () => Promise<ComponentType<CardsProps>> };

/** The cards of each kind. A new kind is a component and its entry here. */
export const cards: Readonly<Record<OfferCards, Cards>> = {
  select: { Here: RoomCards },
  // Each card books by itself (ROOM-006).
  book: { later: async () => (await import('./lazy/engine/engine-cards.tsx')).EngineCards },
  // Days are planned with packages; a room is selected.
  plan: { Here: RoomCards },
};
