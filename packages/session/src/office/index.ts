export { createOfficeSession, type OfficeSessionParts } from './create-office-session.ts';
