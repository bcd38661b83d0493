export { type AccountSessionParts, createAccountSession } from './create-account-session.ts';
