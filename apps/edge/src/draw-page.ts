import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FirstSight, ListedOffers } from '@foyer/domain';
import type { Site } from '@foyer/sites';
import * as v from 'valibot';

/**
 * What a host needs to render a venue page; `venue` as the API answered it, `closedNotices` from
 * the visitor’s cookie.
 */
type Known = {
  site: Site;
  language: string;
  pathname: string;
  words: unknown;
  venue: unknown;
  sight: FirstSight;
  listed: ListedOffers | null;
  closedNotices: string | null;
};

/** The page as HTML, and the venue as JSON for its scripts. */
const drawnPage = v.object({ html: v.string(), venue: v.string() });
export type DrawnPage = v.InferOutput<typeof drawnPage>;

/** `null` where the host cannot render the page: then the browser does. */
export type DrawPage = (
  serverFile: string | null,
  page: string,
  known: Known,
) => Promise<DrawnPage | null>;

const drawing = v.object({ draw: v.record(v.string(), v.function()) });

/**
 * Renders pages with a host's own code. A failure delays the visitor, but never breaks the page.
 */
export function createDrawPage(siteFolder: string, failed: (error: unknown) => void): DrawPage {
  const loaded = new Map<string, Promise<v.InferOutput<typeof drawing>>>();
  const load = (file: string) => {
    const present = loaded.get(file);
    if (present) return present;
    // A version's folder never changes, so its code is loaded once.
    const loading = import(pathToFileURL(path.join(siteFolder, file)).href).then(
      (module: unknown) => v.parse(drawing, module),
    );
    loaded.set(file, loading);
    // The files may still be being copied: the next page tries again.
    loading.catch(() => loaded.delete(file));
    return loading;
  };
  return async (serverFile, page, known) => {
    if (serverFile === null) return null;
    try {
      const drawn = v.safeParse(drawnPage, (await load(serverFile)).draw[page]?.(known));
      return drawn.success ? drawn.output : null;
    } catch (error) {
      failed(error);
      return null;
    }
  };
}
