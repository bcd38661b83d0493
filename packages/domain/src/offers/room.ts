import type { LayoutName } from '../query/seating-layouts.ts';
import type { Picture } from '../venue/venue.ts';

/** Which of a room's rates the server says applies; absent means: by the length of the meeting (the bands). */
export type ChosenPrice = 'normal' | 'hourly' | 'halfday' | 'fullday' | 'opera' | 'none' | 'smart_space';

/** Where a price comes from. `disc_price` and `disc_price_percentage` are one category here. */
export type PriceCategory = 'base_price' | 'seasonal_price' | 'disc_price';

/** A seating order the room can be set in; `null` where it cannot. */
export type RoomLayout = {
  readonly name: LayoutName;
  readonly capacity: number | null;
  /** What it seats when nothing is reduced. */
  readonly originalCapacity: number | null;
};

/** Rates for the day asked for, in minor units incl. VAT; `null` where the venue has none. */
export type Rates = { readonly hourly: number | null; readonly halfDay: number | null; readonly fullDay: number | null };

export type RoomRates = Rates & {
  readonly chosen: ChosenPrice | null;
  readonly category: PriceCategory;
  /** The same rates before a discount or season lowered them. */
  readonly original: Rates;
  /** Per cent, `25.5`. */
  readonly vatPercent: number;
  /** False hides the struck price; absent, the comparison alone decides. */
  readonly showStrikeThrough?: boolean;
  /** Minor units still to be spent at the venue, added to the total. */
  readonly minimumSpend: number;
};

/** What the property system calls a room or package, handed back as it came (ROOM-042, PACK-027, A-110). */
export type PropertySystemIds = {
  readonly roomId: string;
  readonly queryIds: readonly string[];
  /** What it said when it was asked for availability; `''` for nothing. */
  readonly availabilityError: string;
  readonly pmsfa: string;
};

export type Room = {
  readonly id: string;
  readonly title: string;
  readonly code: string;
  readonly rateCode: string;
  readonly min: number;
  readonly max: number;
  /** The venue lets this room be booked without asking. */
  readonly instantBookable: boolean;
  /** Free for the whole span asked for. */
  readonly available: boolean;
  /** Bookable on the web as a bare room (`room_online`). */
  readonly webBookable: boolean;
  readonly availabilityId: string;
  /** Absent outside of the property system. */
  readonly propertySystem?: PropertySystemIds;
  readonly pictures: readonly Picture[];
  /** Address of a 360° viewer. */
  readonly view360: string | null;
  readonly description: string;
  readonly layouts: readonly RoomLayout[];
  /** Metres, and square metres for the area. */
  readonly dimensions: {
    readonly area: number | null;
    readonly height: number | null;
    readonly width: number | null;
    readonly length: number | null;
  };
  readonly equipment: readonly string[];
  readonly equipmentWithFee: readonly string[];
  readonly rates: RoomRates;
};
