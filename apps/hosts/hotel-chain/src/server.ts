import { drawVenue, type VenueToDraw } from '@foyer/shell/server';
import { venue } from './venue.ts';

/** The pages that the front door renders. */
export const draw = { venue: (known: VenueToDraw) => drawVenue(venue, known) };
