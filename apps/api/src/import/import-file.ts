import type { Database } from '../database/database.ts';
import { unstorablePlace } from '../http/storable-text.ts';
import { readVenueFile, writeProblem } from './import-problems.ts';
import { type Stored, storeVenues } from './store-venues.ts';

const largestBytes = 200 * 1024 * 1024;

export type FileAccess = { size: () => number; read: () => Buffer };
export type CheckedFile =
  { ok: true; store: (database: Database) => Promise<Stored> } | { ok: false; message: string };

/**
 * Reads and checks a venue file without a database; the message lists every problem, one per line.
 */
export function importFile(file: FileAccess): CheckedFile {
  const text = readText(file);
  if (!text.ok) return text;
  const content = parse(text.text);
  if (!content.ok) return content;
  const unstorable = unstorablePlace(content.value);
  if (unstorable !== null)
    return {
      ok: false,
      message: `Nothing was imported: ${unstorable} holds a NUL character, broken Unicode or too deep a nesting.`,
    };
  const read = readVenueFile(content.value);
  if (!read.ok)
    return {
      ok: false,
      message: [
        `Nothing was imported: ${read.problems.length} ${read.problems.length === 1 ? 'problem' : 'problems'}.`,
        ...read.problems.map(writeProblem),
      ].join('\n'),
    };
  return { ok: true, store: (database) => storeVenues(database, read.venues) };
}

type Text = { ok: true; text: string } | { ok: false; message: string };

function readText(file: FileAccess): Text {
  try {
    const size = file.size();
    if (size > largestBytes)
      return {
        ok: false,
        message: `Nothing was imported: the file has ${Math.ceil(size / 1024 / 1024)} MB; at most 200 MB are read. Split it.`,
      };
    return { ok: true, text: new TextDecoder('utf-8', { fatal: true }).decode(file.read()) };
  } catch (error) {
    return {
      ok: false,
      message: `Nothing was imported: the file cannot be read as UTF-8 text (${error instanceof Error ? error.message : String(error)}).`,
    };
  }
}

function parse(text: string): { ok: true; value: unknown } | { ok: false; message: string } {
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch (error) {
    return {
      ok: false,
      message: `Nothing was imported: the file is not JSON (${error instanceof Error ? error.message : String(error)}).`,
    };
  }
}
