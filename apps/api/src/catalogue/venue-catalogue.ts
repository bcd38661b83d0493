import type { Database, Queries } from '../database/database.ts';
import type {
  ParsedAddOnRecord,
  ParsedPackageRecord,
  ParsedRoomRecord,
} from '../import/venue-file.ts';
import {
  catalogueAddOn,
  type CatalogueEntry,
  cataloguePackage,
  catalogueRoom,
  type DiscountCode,
  type Season,
  type VenueDetails,
} from './catalogue-entry.ts';

/** What of a venue was read before; it holds as long as the database names the same version. */
export type VenueCatalogue = {
  /** The venue's id for its id or alias; `null` for neither. */
  idOf: (idOrAlias: string) => Promise<string | null>;
  /**
   * The entry of a venue that exists, at `version`; inside a transaction it has to be read through
   * that.
   */
  entry: (id: string, version: number, queries?: Queries) => Promise<CatalogueEntry>;
  /** The entry as it is now; `null` for an unknown venue. */
  current: (idOrAlias: string) => Promise<CatalogueEntry | null>;
};

const keptEntries = 500;
const keptNames = 20_000;

export function createVenueCatalogue(database: Database): VenueCatalogue {
  const entries = new Map<string, CatalogueEntry>();
  const ids = new Map<string, Promise<string>>();

  const idOf = (idOrAlias: string): Promise<string | null> =>
    ids.get(idOrAlias) ?? findId(idOrAlias);

  async function findId(idOrAlias: string): Promise<string | null> {
    const [row] = await database.query<{ id: string }>(
      'SELECT id FROM venue WHERE id = $1 OR alias = $1 ORDER BY (id = $1) DESC LIMIT 1',
      [idOrAlias],
    );
    if (!row) return null;
    if (ids.size >= keptNames) ids.clear();
    ids.set(idOrAlias, Promise.resolve(row.id));
    return row.id;
  }

  async function entry(
    id: string,
    version: number,
    queries: Queries = database,
  ): Promise<CatalogueEntry> {
    const known = entries.get(id);
    if (known?.version === version) return known;
    const read = await readEntry(queries, id);
    entries.delete(id);
    entries.set(id, read);
    const [oldest] = entries.keys();
    if (entries.size > keptEntries && oldest !== undefined) entries.delete(oldest);
    return read;
  }

  return {
    idOf,
    entry,
    current: async (idOrAlias) => {
      const id = await idOf(idOrAlias);
      if (id === null) return null;
      const [row] = await database.query<{ version: number }>(
        'SELECT version FROM venue WHERE id = $1',
        [id],
        'venue-version',
      );
      return row ? entry(id, row.version) : null;
    },
  };
}

type VenueRow = {
  version: number;
  record: VenueDetails;
  rooms: { id: string; record: ParsedRoomRecord }[];
  packages: { id: string; record: ParsedPackageRecord }[];
  add_ons: { id: string; record: ParsedAddOnRecord }[];
  codes: DiscountCode[];
  seasons: Season[];
};

/** One statement, so that an import in between cannot mix two versions. */
const readVenue = `
  SELECT v.version, v.record,
    (SELECT coalesce(json_agg(json_build_object('id', r.id, 'record', r.record) ORDER BY r.position), '[]') FROM room r WHERE r.venue_id = v.id AND r.offered) AS rooms,
    (SELECT coalesce(json_agg(json_build_object('id', p.id, 'record', p.record) ORDER BY p.position), '[]') FROM package p WHERE p.venue_id = v.id) AS packages,
    (SELECT coalesce(json_agg(json_build_object('id', a.id, 'record', a.record) ORDER BY a.position), '[]') FROM add_on a WHERE a.venue_id = v.id AND a.offered) AS add_ons,
    (SELECT coalesce(json_agg(json_build_object('code', d.code, 'percent', d.percent, 'appliesTo', d.applies_to, 'from', d.from_day, 'to', d.to_day, 'uses', d.uses)), '[]') FROM discount_code d WHERE d.venue_id = v.id) AS codes,
    (SELECT coalesce(json_agg(json_build_object('from', s.from_day, 'to', s.to_day, 'percent', s.percent) ORDER BY s.position), '[]') FROM season s WHERE s.venue_id = v.id) AS seasons
  FROM venue v WHERE v.id = $1`;

async function readEntry(database: Queries, id: string): Promise<CatalogueEntry> {
  const [row] = await database.query<VenueRow>(readVenue, [id]);
  if (!row) throw new Error(`venue ${id} is gone from the database`);
  const rooms = row.rooms.map((room) => catalogueRoom(room.id, room.record, row.record));
  const roomIdOf = new Map(rooms.map(({ room }) => [room.code, room.id]));
  return {
    id,
    version: row.version,
    details: row.record,
    rooms,
    packages: row.packages.map((entry) =>
      cataloguePackage(entry.id, entry.record, row.record, roomIdOf),
    ),
    addOns: row.add_ons.map((entry) =>
      catalogueAddOn(entry.id, entry.record, row.record, roomIdOf),
    ),
    discountCodes: row.codes,
    seasons: row.seasons,
  };
}
