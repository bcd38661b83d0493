import type { PageModule } from '../boot/host-context.ts';
import { Book } from './book.tsx';
import { openBook } from './open-book.tsx';

/** The page of `/book`. */
export const bookPage: PageModule = {
  first: [],
  open: (context) =>
    context.remotes.drawn
      ? openBook(context, context.base.reload)
      : { session: context.base, tree: <Book context={context} /> },
};
