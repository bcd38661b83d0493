import { startPage } from '../boot/start-page.tsx';
import { homePage } from '../plain/home-page.tsx';

void startPage(homePage);
