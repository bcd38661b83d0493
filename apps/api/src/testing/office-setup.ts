import {
  bookOffice,
  holdOffice,
  type OfficeBookingBody,
  searchOffice,
  writeOfficeBooking,
} from '@foyer/contract';
import { officeCountry, type OfficeRoom, officeOrder, type OfficeService } from '@foyer/domain';
import type { FastifyInstance } from 'fastify';
import type { VenueRecord } from '../import/venue-file.ts';
import { aRoomRecord, aVenueRecord } from './a-venue-record.ts';
import { aContact, aDay, valueOf, visitor } from './visitor.ts';

/**
 * A venue whose rooms the sandbox's office operator keeps; one of the operator's rooms is unknown
 * to us.
 */
export const officeSetup = (over: Partial<VenueRecord> = {}): VenueRecord =>
  aVenueRecord({
    alias: 'office-house',
    office: { centreId: 'HEL-QUAY' },
    rooms: [
      aRoomRecord({
        code: 'perch',
        title: 'Perch',
        min: 1,
        max: 8,
        layouts: { boardroom: { capacity: 8 } },
        providerRoom: 'R-901',
      }),
      aRoomRecord({
        code: 'pike',
        title: 'Pike',
        min: 2,
        max: 16,
        layouts: { ushape: { capacity: 12 } },
        providerRoom: 'R-902',
      }),
    ],
    packages: [],
    ...over,
  });

/** Sends the calls of the office flow, with the same schemas, rules and writers as its pages. */
export function officeVisitor(app: FastifyInstance, host = 'localhost', alias = 'office-house') {
  const guest = visitor(app, alias, host);
  const keyed = (key?: string): Record<string, string> =>
    key === undefined ? {} : { 'idempotency-key': key };
  const [year, month, day] = aDay().split('-');
  const searchBody = {
    venue_id: alias,
    centre_id: 'HEL-QUAY',
    booking_date: `${day}-${month}-${year}`,
    delegates: 6,
    start_time: '09:00',
    end_time: '12:00',
  };
  const search = (over: object = {}) =>
    guest.call('POST', searchOffice.path, searchOffice.answer, { ...searchBody, ...over });
  const found = async (title: string): Promise<OfficeRoom> => {
    const answer = valueOf(await search());
    const room =
      answer.kind === 'rooms'
        ? answer.rooms.find((candidate) => candidate.title === title)
        : undefined;
    if (room === undefined) throw new Error(`no room is called ${title}`);
    return room;
  };
  const hold = (searchResultId: string, key?: string, length = '3') =>
    guest.call(
      'POST',
      holdOffice.path,
      holdOffice.answer,
      { search_result_id: searchResultId, mt_length: length },
      keyed(key),
    );

  type Extra = { services?: readonly OfficeService[]; cardHolder?: string; zip?: string };
  function bookingBody(
    room: OfficeRoom,
    reservationId: string,
    cardToken: string,
    { services = [], cardHolder = '', zip = '00160' }: Extra = {},
  ): OfficeBookingBody {
    const country = officeCountry('fi');
    if (country === null) throw new Error('Finland is gone');
    const booking = {
      venueId: alias,
      venueTitle: 'Office House',
      roomTitle: room.title,
      roomCode: '',
      packageTitle: '',
      start: `${aDay()}T09:00`,
      end: `${aDay()}T12:00`,
      delegates: 6,
      layout: '_none',
      price: room.total,
      priceExclVat: room.totalExclVat,
      priceTotal: room.total,
      photos: [],
      reservationId,
    } as const;
    return writeOfficeBooking(
      officeOrder(
        booking,
        { ...aContact, address: 'Satamakatu 1', city: 'Helsinki', zip, country: 'fi' },
        country,
        services,
        { token: cardToken, holder: cardHolder },
      ),
    );
  }
  const book = (body: unknown, key?: string) =>
    guest.call('POST', bookOffice.path, bookOffice.answer, body, keyed(key));
  return { ...guest, searchBody, search, found, hold, bookingBody, book };
}
