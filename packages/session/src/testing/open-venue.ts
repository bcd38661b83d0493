import type { UserInfo } from '@foyer/contract';
import { aPackage, aRoom, aSite, aVenue, fakeBaseSession } from '@foyer/fixtures';
import { expect, vi } from 'vitest';
import type { BaseSession } from '../base-session.ts';
import { createBaseSession } from '../create-base-session.ts';
import { createBrowserStorage } from '../storage/browser-storage.ts';
import { createVenueSession, type FirstAvailability } from '../venue/index.ts';
import { keepingWindow } from './blocked-window.ts';
import { availabilityOf, fakeApi, type Handlers } from './fake-api.ts';
import { fakePage } from './fake-page.ts';

export const harbour = aRoom();
export const library = aRoom({ id: 'library', title: 'Library', min: 2, max: 8 });
export const both = { body: availabilityOf([harbour, library], [aPackage()]) };
/** Monday 8 June 2026, 09:00 to 17:00 in Helsinki. */
export const monday = 'type=room&datetime=1780898400&end-datetime=1780927200';

export type Given = {
  search?: string;
  handlers?: Handlers;
  window?: Parameters<typeof createBrowserStorage>[0];
  first?: FirstAvailability;
  venue?: Parameters<typeof aVenue>[0];
  site?: Parameters<typeof aSite>[0];
  log?: BaseSession['log'];
  prefix?: `/${string}`;
  user?: Promise<UserInfo>;
  /** Of the visitor's clock. */
  zone?: string;
};

/** Opens a venue page over an API with two rooms and a package. `end` closes it. */
export async function openVenue({
  search = `${monday}&delegates=12`,
  handlers = {},
  window = keepingWindow(),
  first,
  venue,
  site,
  log,
  prefix,
  user,
  zone,
}: Given = {}) {
  const server = await fakeApi({
    loadAvailability: () => both,
    checkLeadTimes: () => ({ body: { allow: true } }),
    ...handlers,
  });
  const visit = fakePage(`${prefix ?? ''}/grand-harbour-hotel${search && `?${search}`}`);
  const base = createBaseSession({
    formats: fakeBaseSession().formats,
    site: aSite(site),
    language: 'en',
    location: visit.page.address(),
    clock: visit.clock,
    ...(log && { log }),
    ...(user && { user }),
  });
  const session = createVenueSession({
    base,
    venue: aVenue(venue),
    api: server.api,
    storage: createBrowserStorage(window),
    page: { ...visit.page, ...(zone && { zone: () => zone }) },
    firstAvailability: first ?? null,
  });
  const settled = () => vi.waitFor(() => expect(session.offers.get().loading).toBe(false), 5000);
  const reasonOf = (id: string) =>
    session.offers.get().offers?.rooms.find((offer) => offer.room.id === id)?.fit.kind;
  const end = () => {
    session.stop();
    server.close();
  };
  return { session, visit, server, settled, reasonOf, end };
}
