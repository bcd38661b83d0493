import type { LayoutName } from '@foyer/domain';
import {
  layoutBanquet,
  layoutBoardroom,
  layoutCabaret,
  layoutClassroom,
  layoutCocktail,
  layoutIsland,
  type LayoutShape,
  layoutTheatre,
  layoutUshape,
} from '@foyer/ui';

/**
 * The picture of each seating order, in the order in which they are shown: rows, tables together,
 * tables apart.
 */
export const layoutShapes: Readonly<Record<LayoutName, LayoutShape>> = {
  theater: layoutTheatre,
  classroom: layoutClassroom,
  ushape: layoutUshape,
  boardroom: layoutBoardroom,
  cabaret: layoutCabaret,
  banquet: layoutBanquet,
  cocktail: layoutCocktail,
  island: layoutIsland,
};
