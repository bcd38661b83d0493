export { createSearchSession, type SearchSessionParts } from './create-search-session.ts';
