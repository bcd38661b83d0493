export type { FirstAvailability } from './availability.ts';
export { createVenueSession, type VenueSessionParts } from './create-venue-session.ts';
