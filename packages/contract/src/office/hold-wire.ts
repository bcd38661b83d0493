import { type OfficeService, toMinor } from '@foyer/domain';
import * as v from 'valibot';
import { currency, wallTime } from '../fields.ts';
import { inMajor } from './search-wire.ts';

/** REGUS-023; `service_price` is for display, `service_price_value` the same in major units. */
export const officeServiceWire = v.object({
  service_name: v.string(),
  service_price: v.string(),
  service_price_value: v.number(),
  service_time_type: v.picklist(['NoTime', 'timed']),
  service_time: v.union([wallTime, v.literal('')]),
  amount: v.pipe(v.number(), v.integer(), v.minValue(0)),
});

export type OfficeServiceWire = v.InferInput<typeof officeServiceWire>;

const readService = (service: OfficeServiceWire, code: string): OfficeService => ({
  name: service.service_name,
  price: toMinor(service.service_price_value, code),
  amount: service.amount,
  isTimed: service.service_time_type === 'timed',
  time: service.service_time,
});

/**
 * Local storage key `services` (REGUS-023): what may be taken, and how much of it is, in the
 * currency of its booking.
 */
export const officeServicesWire = (code: string) =>
  v.pipe(
    v.array(officeServiceWire),
    v.transform((wire) => wire.map((service) => readService(service, code))),
  );

/**
 * POST regus/temporarybook (API-040). The hold's end and the server's clock as unix seconds (D-7);
 * `accesstoken` begins the card's frame.
 */
export const officeHoldWire = v.pipe(
  v.object({
    temporaryReservationID: v.string(),
    services: v.array(officeServiceWire),
    currency_code: currency,
    accesstoken: v.string(),
    hold_until: v.number(),
    server_now: v.number(),
  }),
  v.transform((wire) => ({
    reservationId: wire.temporaryReservationID,
    services: wire.services.map((service) => readService(service, wire.currency_code)),
    accessToken: wire.accesstoken,
    heldUntil: wire.hold_until,
    serverNow: wire.server_now,
  })),
);

export function writeOfficeService(service: OfficeService, code: string): OfficeServiceWire {
  const major = inMajor({ minor: service.price, currency: code });
  return {
    service_name: service.name,
    service_price: `${major} ${code}`,
    service_price_value: major,
    service_time_type: service.isTimed ? 'timed' : 'NoTime',
    service_time: service.time,
    amount: service.amount,
  };
}
