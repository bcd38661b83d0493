export { createAnsweredClient } from '@foyer/api-client/answered';
