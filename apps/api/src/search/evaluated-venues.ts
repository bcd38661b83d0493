import {
  type BookingQuery,
  deriveLength,
  instantOf,
  type OfferRules,
  searchedOffers,
  searchedSpan,
  type SearchedOffers,
  type SearchQuery,
  type WallDateTime,
  type WallTime,
  type Zone,
} from '@foyer/domain';
import type { ApiDependencies } from '../api-dependencies.ts';
import { evaluateOffers } from '../booking/evaluate-offers.ts';
import type { CatalogueEntry } from '../catalogue/catalogue-entry.ts';
import { isKnownCode } from '../catalogue/rates-on-day.ts';
import { busyRoomsOfMany } from '../database/busy-rooms.ts';
import type { VenueAt } from '../database/venue-search.ts';

export type Asked = Pick<SearchQuery, 'span' | 'hours' | 'delegates' | 'discountCode'>;
export type Asking = {
  rules: OfferRules;
  defaultStart: WallTime;
  nowIn: (zone: Zone) => WallDateTime;
};

/** A venue of a search with what it has for the meeting. */
export type EvaluatedVenue = {
  id: string;
  title: string;
  km: number | null;
  row: VenueAt;
  entry: CatalogueEntry;
  searched: SearchedOffers;
  /** Of all its rooms, by the names that filters are made of. */
  equipment: readonly string[];
};

/** The venues with their fitting offers, by the rules of their own pages. */
export async function evaluatedVenues(
  { database, catalogue, clock }: Pick<ApiDependencies, 'database' | 'catalogue' | 'clock'>,
  rows: readonly VenueAt[],
  asked: Asked,
  { rules, defaultStart, nowIn }: Asking,
): Promise<EvaluatedVenue[]> {
  const meetings = rows.map((row) => ({
    row,
    ...searchedSpan(asked, defaultStart, row.timezone, nowIn(row.timezone)),
  }));
  const taken = await busyRoomsOfMany(
    database,
    meetings.map(({ row, start, end }) => ({
      venueId: row.id,
      start: instantOf(start, row.timezone),
      end: instantOf(end, row.timezone),
    })),
    clock.aheadSeconds(),
  );
  return Promise.all(
    meetings.map(async ({ row, start, end }, at) => {
      const now = taken[at];
      if (!now) throw new Error(`venue ${row.id} went while it was searched`);
      const entry = await catalogue.entry(row.id, now.version);
      const named = filterNames(entry);
      const query: BookingQuery = {
        kind: 'room',
        start,
        end,
        meetingLength: deriveLength(start, end),
        delegates: asked.delegates,
        delegatesGiven: true,
        layout: '_none',
        rates: 'all',
        discountCode: asked.discountCode,
      };
      return {
        id: row.id,
        title: row.title,
        km: row.km,
        row,
        entry,
        searched: searchedOffers(
          evaluateOffers(named, now.busy, query, rules, 'shown'),
          entry.details,
          query,
          rules,
          nowIn(row.timezone),
        ),
        equipment: named.rooms.flatMap(({ room }) => room.equipment),
      };
    }),
  );
}

/** Filters are by English names where there are such, so that a link finds the same in each language. */
export const filterNames = (entry: CatalogueEntry): CatalogueEntry => entry.in('en');

/** Whether any of the venues has the code. */
export const knowsCode = (venues: readonly EvaluatedVenue[], code: string): boolean =>
  venues.some(({ entry }) => isKnownCode(entry, code));
