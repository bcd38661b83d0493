import { startPage } from '../boot/start-page.ts';
import { confirmationPage } from '../confirmation/confirmation-page.tsx';

void startPage(confirmationPage);
