import type { Menu, MiscItem } from '@foyer/domain';
import * as v from 'valibot';
import { wallDate, wallTime } from '../fields.ts';

const addOnId = v.pipe(v.string(), v.nonEmpty(), v.maxLength(64));
const serviceTime = v.union([wallTime, v.literal('')]);
/** Prices are minor units incl. VAT. */
const price = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000_000));
const amount = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(999_999));

/** OPERA-019; `menuItems` has the names of the items in the menu. */
export const menuWire = v.pipe(
  v.object({
    id: addOnId,
    name: v.string(),
    eventType: v.string(),
    amount,
    price,
    service_time: serviceTime,
    menuItems: v.array(v.string()),
  }),
  v.transform((wire): Menu => ({
    id: wire.id,
    name: wire.name,
    eventType: wire.eventType,
    amount: wire.amount,
    price: wire.price,
    time: wire.service_time,
    items: wire.menuItems,
  })),
);
export const writeMenu = (menu: Menu): v.InferInput<typeof menuWire> => ({
  id: menu.id,
  name: menu.name,
  eventType: menu.eventType,
  amount: menu.amount,
  price: menu.price,
  service_time: menu.time,
  menuItems: [...menu.items],
});

/** One item of a menu (OPERA-021). */
export const menuItemWire = v.object({
  id: addOnId,
  menu_id: addOnId,
  name: v.string(),
  amount,
  price,
  service_time: serviceTime,
});
export type MenuItemWire = v.InferOutput<typeof menuItemWire>;

/** OPERA-020; `priceWithCC` is for display only. */
export const miscItemWire = v.pipe(
  v.object({
    id: addOnId,
    name: v.string(),
    price,
    amount,
    service_time: serviceTime,
    isHourlyRate: v.boolean(),
    availability: v.array(v.object({ date: wallDate, amount })),
    priceWithCC: v.string(),
  }),
  v.transform((wire): MiscItem => ({
    id: wire.id,
    name: wire.name,
    price: wire.price,
    amount: wire.amount,
    time: wire.service_time,
    isHourly: wire.isHourlyRate,
    availability: wire.availability,
    priceText: wire.priceWithCC,
  })),
);
export const writeMiscItem = (item: MiscItem): v.InferInput<typeof miscItemWire> => ({
  id: item.id,
  name: item.name,
  price: item.price,
  amount: item.amount,
  service_time: item.time,
  isHourlyRate: item.isHourly,
  availability: item.availability.map((entry) => ({ ...entry })),
  priceWithCC: item.priceText,
});

/**
 * A menu or other add-on in an order: its id, amount and time. Name and price come from the
 * property system.
 */
export const takenAddOnWire = v.pipe(
  v.object({ id: addOnId, amount, service_time: v.optional(serviceTime, '') }),
  v.transform((wire) => ({ id: wire.id, amount: wire.amount, time: wire.service_time })),
);
export type TakenAddOn = v.InferOutput<typeof takenAddOnWire>;
