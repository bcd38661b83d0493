import { startPage } from '../boot/start-page.tsx';
import { confirmationPage } from '../confirmation/confirmation-page.tsx';

void startPage(confirmationPage);
