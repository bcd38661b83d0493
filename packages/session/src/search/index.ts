export { createSearchSession, type SearchSessionParts } from './create-search-session.ts';
export { createSearchStart } from './create-search-start.ts';
export { createVenueList, type ListedVenues, type VenueList } from './create-venue-list.ts';
export { followNearby, type NearbyOffers } from './follow-nearby.ts';
