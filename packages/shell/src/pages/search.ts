import { startPage } from '../boot/start-page.tsx';
import { searchPage } from '../search/search-page.tsx';

void startPage(searchPage);
