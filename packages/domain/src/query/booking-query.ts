import type { WallDateTime } from '../time.ts';
import type { LayoutCode } from './seating-layouts.ts';

/** A room, or a package (a room plus services). Also the form's tabs. */
export type OfferKind = 'room' | 'package';

/** Hours as a number (2.75 is 2:45), or one of the named lengths. */
export type MeetingLength = number | 'overnight' | 'twodays' | 'oneday' | 'overone';

/** The form's "show rates" filter. */
export type RatesFilter = 'all' | 'roomRental' | 'packages';

/** When, how long, for how many, in which layout. Wall times are the venue's. */
export type BookingQuery = {
  kind: OfferKind;
  start: WallDateTime;
  end: WallDateTime;
  meetingLength: MeetingLength;
  delegates: number;
  /** False while the number is a default: only then may an empty list reset it (AVAIL-014). */
  delegatesGiven: boolean;
  layout: LayoutCode | '_none';
  rates: RatesFilter;
  /** `''` for none. */
  discountCode: string;
};
