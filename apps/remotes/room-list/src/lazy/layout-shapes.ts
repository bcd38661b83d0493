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

/** The drawing of each seating layout, in display order: rows, joined tables, separate tables. */
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
