import { accountPage } from '../account/account-page.tsx';
import { startPage } from '../boot/start-page.ts';

void startPage(accountPage);
