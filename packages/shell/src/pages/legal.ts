import { startPage } from '../boot/start-page.ts';
import { legalPage } from '../plain/legal-page.tsx';

void startPage(legalPage);
