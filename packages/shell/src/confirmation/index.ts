export { confirmationPage } from './confirmation-page.tsx';
