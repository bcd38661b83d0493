import type { PageModule } from '../boot/host-context.ts';
import { Book } from './book.tsx';

/** The page of `/book`. */
export const bookPage: PageModule = {
  first: [],
  open: (context) => ({ session: context.base, tree: <Book context={context} /> }),
};
