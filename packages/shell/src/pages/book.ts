import { bookPage } from '../book/book-page.tsx';
import { startPage } from '../boot/start-page.ts';

void startPage(bookPage);
