export { createDaysSession, type DaysSessionParts } from './create-days-session.ts';
export { openDays, type OpenDaysParts } from './open-days.ts';
