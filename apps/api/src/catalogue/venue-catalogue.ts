import type { Database, Queries } from '../database/database.ts';
import { findVenueId, venueById, venueVersion } from '../database/venues.ts';
import { type CatalogueEntry, catalogueEntry } from './catalogue-entry.ts';

/** Cached venues; an entry is valid while the database has the same version. */
export type VenueCatalogue = {
  /** The venue's id for its id or alias; `null` if neither matches. */
  idOf: (idOrAlias: string) => Promise<string | null>;
  /** The entry of an existing venue at `version`; inside a transaction, pass its `queries`. */
  entry: (id: string, version: number, queries?: Queries) => Promise<CatalogueEntry>;
  /** The current entry; `null` for an unknown venue. */
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
    const id = await findVenueId(database, idOrAlias);
    if (id === null) return null;
    if (ids.size >= keptNames) ids.clear();
    ids.set(idOrAlias, Promise.resolve(id));
    return id;
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
      const version = await venueVersion(database, id);
      return version === null ? null : entry(id, version);
    },
  };
}

async function readEntry(queries: Queries, id: string): Promise<CatalogueEntry> {
  const stored = await venueById(queries, id);
  if (stored === null) throw new Error(`venue ${id} is gone from the database`);
  return catalogueEntry(id, stored);
}
