import { writeOfficeRoom, writeOfficeService } from '@foyer/contract';
import type { OfficeRoom } from '@foyer/domain';
import { euros, someOfficeServices } from '@foyer/fixtures';
import { afterEach, expect, it, vi } from 'vitest';
import { readOffice } from './kept-office.ts';
import { createBrowserStorage } from '../../storage/browser-storage.ts';
import { keepingWindow } from '../../testing/blocked-window.ts';
import { type Handlers, problem } from '../../testing/fake-api.ts';
import { harbour, openVenue } from '../../testing/open-venue.ts';

const ends: (() => void)[] = [];
afterEach(() => ends.splice(0).forEach((end) => end()));

async function enter(handlers: (room: OfficeRoom) => Handlers) {
  const window = keepingWindow();
  const venue = await openVenue({
    site: { checkout: 'office' },
    venue: { office: { centreId: 'HEL-QUAY' } },
    window,
    handlers: {
      searchOffice: (call) => current.searchOffice?.(call, 1) ?? problem(500, 'internal'),
      holdOffice: (call, attempt) =>
        current.holdOffice?.(call, attempt) ?? problem(500, 'internal'),
    },
  });
  ends.push(venue.end);
  await venue.settled();
  const price = venue.session.offers
    .get()
    .offers?.rooms.find(({ room }) => room.id === harbour.id)?.price;
  const current: Handlers = handlers({
    id: 'result-1',
    roomId: harbour.id,
    title: harbour.title,
    min: 1,
    max: 40,
    layouts: harbour.layouts,
    total: price?.total ?? euros(0),
    totalExclVat: euros(100),
  });
  venue.session.actions.selectRoom(harbour.id);
  venue.session.actions.book();
  const ended = () =>
    vi.waitFor(
      () =>
        expect(
          venue.session.booking.get().kind === 'processing' && venue.visit.navigations.length === 0,
        ).toBe(false),
      5000,
    );
  await ended();
  return { ...venue, storage: createBrowserStorage(window) };
}

const found = (...rooms: readonly OfficeRoom[]) => ({
  body: {
    results: rooms.map(writeOfficeRoom),
    attributes: { currency_code: 'EUR', centre_id: 'HEL-QUAY' },
  },
});
const held = {
  body: {
    temporaryReservationID: 'c_office',
    services: someOfficeServices.map((service) => writeOfficeService(service, 'EUR')),
    currency_code: 'EUR',
    accesstoken: 'first',
    hold_until: 2200,
    server_now: 1000,
  },
};

it('searches, holds the room, stores what the checkout reads, and opens it (REGUS-010, REGUS-022, REGUS-023, A-127)', async () => {
  const { visit, server, storage } = await enter((room) => ({
    searchOffice: () => found(room),
    holdOffice: () => held,
  }));
  expect(server.callsOf('searchOffice')[0]?.body).toMatchObject({
    centre_id: 'HEL-QUAY',
    booking_date: '08-06-2026',
    start_time: '09:00',
    end_time: '17:00',
    delegates: 12,
  });
  expect(server.callsOf('holdOffice')[0]?.body).toEqual({
    search_result_id: 'result-1',
    mt_length: '8',
    lang: 'en',
  });
  expect(visit.navigations).toEqual(['/book?venue=grand-harbour-hotel&cart=c_office']);
  expect(readOffice(storage)).toMatchObject({
    booking: { roomTitle: harbour.title, reservationId: 'c_office', start: '2026-06-08T09:00' },
    services: someOfficeServices,
    accessToken: 'first',
  });
  expect(storage.cookie('checkout_items_expires')).toMatch(/^\d{13}$/);
});

it('shows that the room is taken where the search does not find it, or none (REGUS-053, ERR-037)', async () => {
  const none = await enter(() => ({ searchOffice: () => found() }));
  expect(none.session.booking.get()).toMatchObject({
    kind: 'failed',
    problem: { problem: { code: 'room_taken' } },
  });
  const another = await enter((room) => ({
    searchOffice: () => found({ ...room, roomId: 'another' }),
  }));
  expect(another.session.booking.get()).toMatchObject({
    kind: 'failed',
    problem: { problem: { code: 'room_taken' } },
  });
  expect(another.server.callsOf('holdOffice')).toEqual([]);
});

it('shows another price than was seen, and holds nothing until it is accepted (D-6)', async () => {
  const { session, server } = await enter((room) => ({
    searchOffice: () => found({ ...room, total: euros(999) }),
    holdOffice: () => held,
  }));
  expect(session.booking.get()).toMatchObject({ kind: 'price-changed', now: euros(999) });
  expect(server.callsOf('holdOffice')).toEqual([]);
  session.actions.acceptPrice();
  await vi.waitFor(() => expect(server.callsOf('holdOffice')).toHaveLength(1), 5000);
});

it('shows a problem where the answer is unusable (ERR-022, B-047)', async () => {
  const { session, storage } = await enter((room) => ({
    searchOffice: () => found(room),
    holdOffice: () => ({ body: {} }),
  }));
  expect(session.booking.get()).toEqual({ kind: 'failed', problem: { kind: 'malformed' } });
  expect(readOffice(storage)).toBeNull();
});

it('a hold whose answer was lost is requested again with its key, without another search (D-3)', async () => {
  let silent = true;
  const { session, server, visit } = await enter((room) => ({
    searchOffice: () => found(room),
    holdOffice: () => (silent ? 'hang up' : held),
  }));
  expect(session.booking.get()).toMatchObject({ kind: 'failed' });
  silent = false;
  session.actions.book();
  await vi.waitFor(() => expect(visit.navigations).toHaveLength(1), 5000);
  expect(server.callsOf('searchOffice')).toHaveLength(1);
  expect(new Set(server.callsOf('holdOffice').map(({ key }) => key)).size).toBe(1);
});
