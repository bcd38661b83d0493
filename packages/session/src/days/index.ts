export { createDaysSession } from './create-days-session.ts';
