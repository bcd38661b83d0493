import { readFileSync, statSync } from 'node:fs';
import { readConfiguration } from '../configuration.ts';
import { CannotStart } from '../database/data-folder.ts';
import { openDatabase } from '../database/open-database.ts';
import { importFile } from './import-file.ts';

/** `npm run import -- FILE.json`: stores an operator's venues in the configured database. */
const [path] = process.argv.slice(2);
const read = readConfiguration(process.env);

async function run(): Promise<string> {
  if (!read.ok) throw new CannotStart(read.message);
  if (path === undefined)
    throw new CannotStart('Name the file to import: npm run import -- FILE.json');
  const file = importFile({ read: () => readFileSync(path), size: () => statSync(path).size });
  if (!file.ok) throw new CannotStart(file.message);
  const database = await openDatabase(read.configuration, () => undefined);
  try {
    const stored = await file.store(database);
    if (!stored.ok) throw new CannotStart(`Nothing was imported: ${stored.message}.`);
    const { venues, rooms, packages } = stored.counts;
    return `Imported ${venues} venues with ${rooms} rooms and ${packages} packages.`;
  } finally {
    await database.close();
  }
}

try {
  console.log(await run());
} catch (error) {
  if (!(error instanceof CannotStart)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
