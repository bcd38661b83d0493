import {
  exponentOf,
  layoutCodes,
  type LayoutName,
  type Money,
  type OfficeRoom,
  officeSearch,
  toMinor,
} from '@foyer/domain';
import * as v from 'valibot';
import { currency } from '../fields.ts';

const layoutNames = Object.keys(layoutCodes) as LayoutName[];

/** REGUS-009; `room_id` is the room's own, prices are in major units. */
const officeRoomWire = v.object({
  id: v.string(),
  room_id: v.string(),
  min: v.number(),
  max: v.number(),
  title: v.string(),
  room_layout: v.record(v.string(), v.nullable(v.number())),
  vat_price: v.number(),
  no_vat_price: v.number(),
});

/** POST regus/search (API-041): an empty list is the search without a room (REGUS-053, A-132). */
export const officeSearchWire = v.pipe(
  v.object({
    results: v.array(officeRoomWire),
    attributes: v.object({ currency_code: currency, centre_id: v.string() }),
  }),
  v.transform(({ results, attributes: { currency_code } }) => {
    const money = (major: number): Money => ({
      minor: toMinor(major, currency_code),
      currency: currency_code,
    });
    return officeSearch(
      results.map((wire): OfficeRoom => ({
        id: wire.id,
        roomId: wire.room_id,
        title: wire.title,
        min: wire.min,
        max: wire.max,
        layouts: layoutNames.map((name) => ({
          name,
          capacity: wire.room_layout[name] ?? null,
          originalCapacity: wire.room_layout[name] ?? null,
        })),
        total: money(wire.vat_price),
        totalExclVat: money(wire.no_vat_price),
      })),
    );
  }),
);

export const writeOfficeRoom = (room: OfficeRoom): v.InferInput<typeof officeRoomWire> => ({
  id: room.id,
  room_id: room.roomId,
  min: room.min,
  max: room.max,
  title: room.title,
  room_layout: Object.fromEntries(room.layouts.map(({ name, capacity }) => [name, capacity])),
  vat_price: inMajor(room.total),
  no_vat_price: inMajor(room.totalExclVat),
});

/** Major units, as the office's payloads carry them. */
export const inMajor = ({ minor, currency: code }: Money): number => minor / 10 ** exponentOf(code);
