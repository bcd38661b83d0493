import type { LayoutName } from '../query/seating-layouts.ts';
import type { RoomWalls } from '../venue/room-walls.ts';
import type { Picture } from '../venue/venue.ts';

/**
 * The rate that applies according to the server; if absent, the length of the meeting decides (the
 * bands).
 */
export type ChosenPrice =
  'normal' | 'hourly' | 'halfday' | 'fullday' | 'opera' | 'none' | 'smart_space';

/** Source of a price. `disc_price` and `disc_price_percentage` are one category here. */
export type PriceCategory = 'base_price' | 'seasonal_price' | 'disc_price';

/** Capacity of a room in one layout; `null` where the room does not have it. */
export type RoomLayout = {
  name: LayoutName;
  capacity: number | null;
  /** Capacity without a reduction. */
  originalCapacity: number | null;
};

/**
 * Rates for the requested day, in minor units incl. VAT; `null` for one that the venue does not
 * have.
 */
export type Rates = { hourly: number | null; halfDay: number | null; fullDay: number | null };

export type RoomRates = Rates & {
  chosen: ChosenPrice | null;
  category: PriceCategory;
  /** The same rates before a discount or seasonal price. */
  original: Rates;
  /** Per cent, `25.5`. */
  vatPercent: number;
  /** False hides the struck price; if absent, only the comparison decides. */
  showStrikeThrough?: boolean;
  /** Minor units still to be spent at the venue; added to the total. */
  minimumSpend: number;
};

/**
 * The property system's ids of a room or package, sent back unchanged (ROOM-042, PACK-027, A-110).
 */
export type PropertySystemIds = {
  roomId: string;
  queryIds: readonly string[];
  /** Its error for availability; `''` for none. */
  availabilityError: string;
  pmsfa: string;
};

export type Room = {
  id: string;
  title: string;
  code: string;
  rateCode: string;
  min: number;
  max: number;
  /** The venue allows booking this room without a request. */
  instantBookable: boolean;
  /** Free for the whole requested span. */
  available: boolean;
  /** Bookable on the web without a package (`room_online`). */
  webBookable: boolean;
  availabilityId: string;
  /** Only for rooms kept by a property system. */
  propertySystem?: PropertySystemIds;
  pictures: readonly Picture[];
  /** Address of a 360° viewer. */
  view360: string | null;
  description: string;
  /** The language of its texts, where it is not the reader's. */
  spoken?: string;
  layouts: readonly RoomLayout[];
  /** Metres, and square metres for the area. */
  dimensions: {
    area: number | null;
    height: number | null;
    width: number | null;
    length: number | null;
  };
  /** Where its doors, windows and screen are; absent where the venue has not told. */
  walls?: RoomWalls;
  equipment: readonly string[];
  equipmentWithFee: readonly string[];
  rates: RoomRates;
};

const shownFirst = 5;

/**
 * The equipment on a card of the new style: the first five items, in the venue's order (ROOM-021,
 *
 */
export const topEquipment = (room: Pick<Room, 'equipment'>): readonly string[] =>
  room.equipment.slice(0, shownFirst);
