export { venue as page } from '../venue.ts';
