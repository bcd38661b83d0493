import type { PageModule } from '../boot/host-context.ts';
import { drawPage, type DrawnPage, type DrawRemote, type PageToDraw } from './draw-page.ts';

/** The pages of a host that the front door draws, by their names. */
export const drawingOf = (
  pages: Readonly<Record<string, PageModule>>,
): Readonly<
  Record<string, (known: PageToDraw, drawRemote: DrawRemote) => Promise<DrawnPage | null>>
> =>
  Object.fromEntries(
    Object.entries(pages).map(([name, page]) => [
      name,
      (known, drawRemote) => drawPage(page, known, drawRemote),
    ]),
  );
