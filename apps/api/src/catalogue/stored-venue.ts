import type {
  ParsedAddOnRecord,
  ParsedPackageRecord,
  ParsedRoomRecord,
  ParsedVenueRecord,
} from '../import/venue-file.ts';

export type DiscountCode = {
  code: string;
  percent: number;
  appliesTo: 'all' | 'rooms' | 'packages';
  from: string | null;
  to: string | null;
  uses: number | null;
};
export type Season = { from: string; to: string; percent: number };

/** A venue's own record as it is stored. */
export type StoredDetails = Omit<
  ParsedVenueRecord,
  'rooms' | 'packages' | 'discountCodes' | 'seasons' | 'addOns'
>;

type Recorded<Record> = { id: string; record: Record };

/** A venue with everything it offers, as it was imported: its texts in all their languages. */
export type StoredVenue = {
  version: number;
  record: StoredDetails;
  rooms: Recorded<ParsedRoomRecord>[];
  packages: Recorded<ParsedPackageRecord>[];
  addOns: Recorded<ParsedAddOnRecord>[];
  codes: DiscountCode[];
  seasons: Season[];
};
