import type { LayoutName } from '../query/seating-layouts.ts';
import type { Picture } from '../venue/venue.ts';

/**
 * Which of a room's rates the server says applies; absent means: by the length of the meeting (the
 * bands).
 */
export type ChosenPrice =
  'normal' | 'hourly' | 'halfday' | 'fullday' | 'opera' | 'none' | 'smart_space';

/**
 * Where a price comes from. `disc_price` and `disc_price_percentage` are one category here.
 */
export type PriceCategory = 'base_price' | 'seasonal_price' | 'disc_price';

/** A seating order the room can be set in; `null` where it cannot. */
export type RoomLayout = {
  name: LayoutName;
  capacity: number | null;
  /** What it seats when nothing is reduced. */
  originalCapacity: number | null;
};

/** Rates for the day asked for, in minor units incl. VAT; `null` where the venue has none. */
export type Rates = { hourly: number | null; halfDay: number | null; fullDay: number | null };

export type RoomRates = Rates & {
  chosen: ChosenPrice | null;
  category: PriceCategory;
  /** The same rates before a discount or season lowered them. */
  original: Rates;
  /** Per cent, `25.5`. */
  vatPercent: number;
  /** False hides the struck price; absent, the comparison alone decides. */
  showStrikeThrough?: boolean;
  /** Minor units still to be spent at the venue, added to the total. */
  minimumSpend: number;
};

/**
 * What the property system calls a room or package, handed back as it came (ROOM-042, PACK-027,
 *
 */
export type PropertySystemIds = {
  roomId: string;
  queryIds: readonly string[];
  /** What it said when it was asked for availability; `''` for nothing. */
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
  /** The venue lets this room be booked without asking. */
  instantBookable: boolean;
  /** Free for the whole span asked for. */
  available: boolean;
  /** Bookable on the web as a bare room (`room_online`). */
  webBookable: boolean;
  availabilityId: string;
  /** Absent outside of the property system. */
  propertySystem?: PropertySystemIds;
  pictures: readonly Picture[];
  /** Address of a 360° viewer. */
  view360: string | null;
  description: string;
  layouts: readonly RoomLayout[];
  /** Metres, and square metres for the area. */
  dimensions: {
    area: number | null;
    height: number | null;
    width: number | null;
    length: number | null;
  };
  equipment: readonly string[];
  equipmentWithFee: readonly string[];
  rates: RoomRates;
};
