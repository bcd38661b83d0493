import { startPage } from '../boot/start-page.ts';
import { searchPage } from '../search/search-page.tsx';

void startPage(searchPage);
