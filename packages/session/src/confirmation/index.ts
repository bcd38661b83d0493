export {
  type ConfirmationSessionParts,
  createConfirmationSession,
} from './create-confirmation-session.ts';
