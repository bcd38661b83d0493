import { drawingOf } from '@foyer/shell/server';
import { venue } from './venue.ts';

/** The pages that the front door draws. */
export const draw = drawingOf({ venue });
