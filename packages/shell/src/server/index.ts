export { drawVenue, type VenueToDraw } from './draw-venue.tsx';
