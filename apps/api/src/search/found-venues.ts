import type { SearchAnswerWire } from '@foyer/contract';
import {
  type BookingQuery,
  deriveLength,
  foundAt,
  instantOf,
  neverOpens,
  type OfferRules,
  searchedSpan,
  type SearchQuery,
  type WallDateTime,
  type WallTime,
  type Zone,
} from '@foyer/domain';
import type { ApiDependencies } from '../api-dependencies.ts';
import { evaluateOffers } from '../booking/evaluate-offers.ts';
import { nameIn } from '../catalogue/venue-of.ts';
import { isKnownCode } from '../catalogue/rates-on-day.ts';
import { busyRoomsOfMany } from '../database/busy-rooms.ts';
import type { VenueAt } from '../database/venue-search.ts';

type Asked = Pick<SearchQuery, 'span' | 'hours' | 'delegates' | 'discountCode'>;
type Asking = {
  language: string;
  rules: OfferRules;
  defaultStart: WallTime;
  nowIn: (zone: Zone) => WallDateTime;
};

/**
 * The venues with their fitting offers, by the rules of their own pages; and whether any of them
 * has the code.
 */
export async function foundVenues(
  { database, catalogue, clock }: Pick<ApiDependencies, 'database' | 'catalogue' | 'clock'>,
  rows: readonly VenueAt[],
  asked: Asked,
  { language, rules, defaultStart, nowIn }: Asking,
): Promise<{ venues: SearchAnswerWire['venues']; knowsCode: boolean }> {
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
  const entries = await Promise.all(
    meetings.map(async ({ row, start, end }, at) => {
      const now = taken[at];
      if (!now) throw new Error(`venue ${row.id} went while it was searched`);
      const entry = await catalogue.entry(row.id, now.version);
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
        entry,
        venue: {
          ...written(row),
          venue_type: nameIn(entry.details.venueType, language, entry.details.defaultLanguage),
          rooms: entry.rooms.length,
          never_opens: neverOpens(entry.details),
          ...foundAt(
            evaluateOffers(entry, now.busy, query, rules),
            entry.details,
            query,
            rules,
            nowIn(row.timezone),
          ),
        },
      };
    }),
  );
  return {
    venues: entries.map(({ venue }) => venue),
    knowsCode: entries.some(({ entry }) => isKnownCode(entry, asked.discountCode)),
  };
}

const written = ({ alias, title, city, country_code, picture, km }: VenueAt) => ({
  alias,
  title,
  city,
  country_code,
  image: { url: picture?.src ?? '', alt: picture?.alt ?? '' },
  distance: km === null ? null : Math.round(km * 10) / 10,
});
