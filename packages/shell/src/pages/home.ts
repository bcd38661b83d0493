import { startPage } from '../boot/start-page.ts';
import { homePage } from '../plain/home-page.tsx';

void startPage(homePage);
