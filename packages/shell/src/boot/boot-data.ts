import type { BroughtAnswer } from '@foyer/api-client';
import type { Instant, Venue } from '@foyer/domain';
import type { ChosenRemotes } from '@foyer/federation';
import type { Messages } from '@foyer/session';
import type { FirstAvailability } from '@foyer/session/venue';
import type { Site } from '@foyer/sites';

/**
 * What the front door writes into the page to avoid further calls: `<script type="application/json"
 * id="foyer-boot">`. All of it is optional: on a plain static server the host fetches what is
 * missing. Answers of the API are in wire shape and parsed where they are used; a venue and its
 * offers were parsed by this host's own code at the front door, so that the form needs no parser.
 */
export type BootData = {
  /** Its row of the table of sites, which a page with a front door does not load. */
  site: Site;
  language: string;
  /** When the page was made, by the server's clock. */
  now: Instant;
  vendor: string;
  remotes: ChosenRemotes;
  /** Messages by remote id, and `shell` for this host's own. */
  words: Readonly<Record<string, Messages>>;
  vaultOrigin: string | null;
  /** The map tiles of a venue page; without them the map is a drawing. */
  mapTiles?: { url: string; attribution: string };
  venue?: Venue;
  availability?: FirstAvailability;
  /** Answers to the calls with which the page begins. */
  answers?: readonly BroughtAnswer[];
  /** The logged-in user, in wire shape. */
  user?: unknown;
  /** Code of the problem that kept the server from adding the page's data. */
  problem?: string;
};

/**
 * The page's boot data, or `null` where there is none or it is incomplete (then everything is
 * fetched). A page's script may run while its last part, which has them, is still on the line.
 */
export async function readBootData(page: Document): Promise<BootData | null> {
  if (page.readyState === 'loading')
    await new Promise((resolve) =>
      page.addEventListener('DOMContentLoaded', resolve, { once: true }),
    );
  const text = page.getElementById('foyer-boot')?.textContent;
  if (!text) return null;
  let data: unknown = null;
  try {
    data = JSON.parse(text);
  } catch {
    // Invalid JSON is handled like incomplete data.
  }
  const boot = readBoot(data);
  if (boot === null) console.warn('the page’s boot data is unreadable');
  return boot;
}

/** Boot data as this build of a host knows it; `null` where something is missing. */
export function readBoot(data: unknown): BootData | null {
  const boot = data as Partial<BootData> | null;
  return typeof boot === 'object' &&
    typeof boot?.site === 'object' &&
    typeof boot.language === 'string' &&
    typeof boot.now === 'number' &&
    typeof boot.vendor === 'string' &&
    typeof boot.remotes === 'object' &&
    typeof boot.words === 'object'
    ? (boot as BootData)
    : null;
}
