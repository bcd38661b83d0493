import { startPage } from '../boot/start-page.tsx';
import { legalPage } from '../plain/legal-page.tsx';

void startPage(legalPage);
