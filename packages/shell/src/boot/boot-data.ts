import type { ListedOffers, Venue } from '@foyer/domain';
import type { ChosenRemotes } from '@foyer/federation';
import type { Messages } from '@foyer/session';

/**
 * What the front door writes into the page so that it needs no further question: `<script
 * type="application/json" id="foyer-boot">`. All of it is optional: on a plain static server the
 * host fetches what is not there. Answers of the API are in the wire's shape and read where they
 * are used, by the readers of the contract; the venue has been read by this host's own code at the
 * front door, so that the form waits for no reader.
 */
export type BootData = {
  siteId: string;
  language: string;
  vendor: string;
  remotes: ChosenRemotes;
  /** Words by remote id, and `shell` for this host's own. */
  words: Readonly<Record<string, Messages>>;
  vaultOrigin: string | null;
  /** Where a venue page's map tiles come from; without it the map is a drawing. */
  mapTiles?: { url: string; attribution: string };
  venue?: Venue;
  /** `listed`: how many cards it makes. */
  availability?: { search: string; answer: unknown; listed?: ListedOffers };
  cart?: unknown;
  /** Who visits, in the wire's shape, where somebody is logged in. */
  user?: unknown;
  /** Code of the problem that kept the server from adding the page's own data. */
  problem?: string;
};

/**
 * The page's boot data, or `null` where there is none or it is not whole (then everything is
 * fetched).
 */
export function readBootData(page: Document): BootData | null {
  const text = page.getElementById('foyer-boot')?.textContent;
  if (!text) return null;
  try {
    const boot: BootData = JSON.parse(text);
    if (
      typeof boot.siteId === 'string' &&
      typeof boot.language === 'string' &&
      typeof boot.vendor === 'string' &&
      typeof boot.remotes === 'object' &&
      typeof boot.words === 'object'
    )
      return boot;
  } catch {
    // Said below: what is no JSON is as little use as what is not whole.
  }
  console.warn('the page’s boot data is unreadable');
  return null;
}
