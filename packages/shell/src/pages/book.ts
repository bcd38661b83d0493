import { bookPage } from '../book/book-page.tsx';
import { startPage } from '../boot/start-page.tsx';

void startPage(bookPage);
