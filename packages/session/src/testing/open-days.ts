import { type loadPropertyRooms, writePackage, writeRoom } from '@foyer/contract';
import type { Package, PropertyItem, Room } from '@foyer/domain';
import { aPackage, aRoom, aSite, aVenue, fakeBaseSession } from '@foyer/fixtures';
import { expect, vi } from 'vitest';
import type * as v from 'valibot';
import { createBaseSession } from '../create-base-session.ts';
import type { EnterWithDays } from '../days/enter-with-days.ts';
import { createDaysSession } from '../days/create-days-session.ts';
import { createBrowserStorage } from '../storage/browser-storage.ts';
import { createVenueSession } from '../venue/index.ts';
import { keepingWindow } from './blocked-window.ts';
import { availabilityOf, type Call, fakeApi, type Handlers } from './fake-api.ts';
import { fakePage } from './fake-page.ts';

const given = (total: number) => ({
  rates: {
    ...aRoom().rates,
    hourly: total,
    halfDay: null,
    fullDay: null,
    original: { hourly: total, halfDay: null, fullDay: null },
    chosen: 'opera' as const,
  },
});
export const lantern = aRoom({ id: 'lantern', title: 'Lantern', ...given(72_000) });
export const captain = aRoom({
  id: 'captain',
  title: 'Captain',
  instantBookable: false,
  ...given(168_000),
});
export const dayDelegate = aPackage({
  id: 'ddr',
  title: 'Day delegate',
  min: 8,
  roomIds: ['lantern'],
});

const propertyRooms = (rooms: readonly Room[], day = 1) => ({
  body: {
    roomList: rooms.map((room) => writeRoom(room, 'EUR', { kind: 'fits' }, null)),
    day,
    currency_code: 'EUR',
  },
});
const propertyPackages = (packages: readonly Package[]) => ({
  body: { packageList: packages.map(writePackage), day: 1 },
});
/** The date in a day's request. */
export const dateAsked = ({ body }: Call): string =>
  (body as v.InferInput<typeof loadPropertyRooms.body>).events[0]?.start_date ?? '';

/** Monday 8 June 2026, 09:00 to Tuesday 17:00 in Helsinki: more than one day. */
const overone =
  'type=room&meeting-length=overone&datetime=1780898400&end-datetime=1781013600&delegates=12';

export type Given = {
  search?: string;
  handlers?: Handlers;
  rooms?: readonly Room[];
  packages?: readonly Package[];
  enter?: EnterWithDays;
  venue?: Parameters<typeof aVenue>[0];
};

/** The builder on the page of a venue whose rooms a property system keeps. `end` closes it. */
export async function openDays({
  search = overone,
  handlers = {},
  rooms = [lantern, captain],
  packages = [dayDelegate],
  enter = async () => 'entered',
  venue,
}: Given = {}) {
  const server = await fakeApi({
    loadAvailability: () => ({ body: availabilityOf([]) }),
    checkLeadTimes: () => ({ body: { allow: true } }),
    loadPropertyRooms: () => propertyRooms(rooms),
    loadPropertyPackages: () => propertyPackages(packages),
    ...handlers,
  });
  const visit = fakePage(`/harbour-opera?${search}`);
  const hotel = {
    ...aVenue(venue),
    propertySystem: { server: 'north', chainCode: 'HARB', hotelCode: 'HEL01' },
  };
  const base = createBaseSession({
    formats: fakeBaseSession().formats,
    site: aSite({ checkout: 'property', offerCards: 'plan' }),
    language: 'en',
    location: visit.page.address(),
    clock: visit.clock,
  });
  const venueSession = createVenueSession({
    base,
    venue: hotel,
    api: server.api,
    storage: createBrowserStorage(keepingWindow()),
    page: visit.page,
  });
  const entered: (readonly PropertyItem[])[] = [];
  const days = createDaysSession({
    venueSession,
    venue: hotel,
    api: server.api,
    page: visit.page,
    ownCart: () => null,
    enter: (events) => {
      entered.push(events);
      return enter(events);
    },
  });
  const { lists } = days;
  const settled = () => vi.waitFor(() => expect(lists.offers.get().loading).toBe(false), 5000);
  const book = async (room: string) => {
    await settled();
    lists.actions.selectRoom(room);
    lists.actions.book();
  };
  const chosen = () => days.plan.get().days.map(({ choice }) => choice?.title ?? null);
  const end = () => {
    days.stop();
    venueSession.stop();
    server.close();
  };
  return { days, lists, venueSession, visit, server, entered, settled, book, chosen, end };
}

export { propertyPackages, propertyRooms };
