import { type CatalogueEntry, catalogueEntry } from '../catalogue/catalogue-entry.ts';
import { readVenueFile } from '../import/import-problems.ts';
import type { VenueRecord } from '../import/venue-file.ts';
import { addOnIdOf, packageIdOf, roomIdOf } from '../import/venue-ids.ts';

/** A venue of a file as the API has it once it is stored, under its alias as id. */
export function anEntry(record: VenueRecord): CatalogueEntry {
  const read = readVenueFile({ venues: [record] });
  if (!read.ok) throw new Error(`the record is wrong: ${JSON.stringify(read.problems)}`);
  const [venue] = read.venues;
  if (!venue) throw new Error('no venue');
  const { rooms, packages, discountCodes, seasons, addOns, ...details } = venue;
  const id = venue.alias;
  return catalogueEntry(id, {
    version: 1,
    record: details,
    rooms: rooms.map((room) => ({ id: roomIdOf(id, room.code), record: room })),
    packages: packages.map((entry) => ({ id: packageIdOf(id, entry.code), record: entry })),
    addOns: addOns.map((entry) => ({ id: addOnIdOf(id, entry.code), record: entry })),
    codes: discountCodes.map((code) => ({
      ...code,
      from: code.from ?? null,
      to: code.to ?? null,
    })),
    seasons,
  });
}
