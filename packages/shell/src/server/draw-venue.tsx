import { venueWire } from '@foyer/contract';
import { formatsFor } from '@foyer/i18n';
import { createBaseSession, type Messages } from '@foyer/session';
import type { OfferKind } from '@foyer/domain';
import type { Site } from '@foyer/sites';
import { renderToString } from 'react-dom/server';
import * as v from 'valibot';
import { pageRoot } from '../boot/page-root.tsx';
import { pageRemotes } from '../slot/page-remotes.ts';
import type { VenuePageModule } from '../venue/venue-page.tsx';

/** What the front door knows of a venue page; `venue` as the API answered it. */
export type VenueToDraw = { readonly site: Site; readonly language: string; readonly pathname: string; readonly words: Messages; readonly venue: unknown; readonly list: OfferKind };

/** The venue page as HTML, its slots waiting; `null` where the venue is unreadable (the browser then says so itself). */
export function drawVenue(page: VenuePageModule, { site, language, pathname, words, venue, list }: VenueToDraw): string | null {
  const read = v.safeParse(venueWire, venue);
  if (!read.success) return null;
  const base = createBaseSession({ site, language, location: { pathname, search: '' }, clock: { now: () => 0 }, formats: formatsFor(language) });
  return renderToString(pageRoot({ base, words, remotes: noRemotes }, page.draw(read.output, list, base)));
}

const noRemotes = pageRemotes({ load: () => new Promise(() => undefined) }, [], { painted: () => Promise.resolve() });
