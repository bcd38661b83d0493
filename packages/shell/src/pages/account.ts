import { accountPage } from '../account/account-page.tsx';
import { startPage } from '../boot/start-page.tsx';

void startPage(accountPage);
