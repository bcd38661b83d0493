import { venueWire } from '@foyer/contract';
import { formatsFor } from '@foyer/i18n';
import { createBaseSession, type Messages } from '@foyer/session';
import type { FirstSight, ListedOffers } from '@foyer/domain';
import type { Site } from '@foyer/sites';
import { renderToString } from 'react-dom/server';
import * as v from 'valibot';
import { pageRoot } from '../boot/page-root.tsx';
import { pageRemotes } from '../slot/page-remotes.ts';
import { closedNotices } from '../venue/notices/closed-notices.ts';
import type { VenuePageModule } from '../venue/venue-page.tsx';

/**
 * What the front door knows of a venue page; `venue` as the API answered it, `closedNotices` from
 * the visitor’s cookie.
 */
export type VenueToDraw = {
  site: Site;
  language: string;
  pathname: string;
  words: Messages;
  venue: unknown;
  sight: FirstSight;
  listed: ListedOffers | null;
  closedNotices: string | null;
};

/** A rendered page, and the venue for its scripts, as JSON. */
export type DrawnVenue = { html: string; venue: string };

/**
 * The venue page with empty slots; `null` where the venue cannot be parsed (the browser then shows
 * the error).
 */
export function drawVenue(
  page: VenuePageModule,
  { site, language, pathname, words, venue, sight, listed, closedNotices: closed }: VenueToDraw,
): DrawnVenue | null {
  const read = v.safeParse(venueWire, venue);
  if (!read.success) return null;
  const base = createBaseSession({
    site,
    language,
    location: { pathname, search: '' },
    clock: { now: () => 0 },
    formats: formatsFor(language),
  });
  const html = renderToString(
    pageRoot(
      { base, words, remotes: noRemotes },
      page.draw({
        venue: read.output,
        sight,
        listed,
        base,
        closed: closedNotices({ cookie: () => closed, setCookie: () => undefined }),
      }),
    ),
  );
  return { html, venue: JSON.stringify(read.output) };
}

const noRemotes = pageRemotes({ load: () => new Promise(() => undefined) }, [], {
  painted: () => Promise.resolve(),
});
