import { readFileSync } from 'node:fs';
import path from 'node:path';
import { zipSync } from 'fflate';
import { filesBelow } from './place-version.ts';

/** A folder as a ZIP with that folder in it. The same files are the same bytes. */
export const zipOf = (folder: string): Uint8Array =>
  zipSync(
    Object.fromEntries(
      filesBelow(folder).map((file) => [
        `${path.basename(folder)}/${file}`,
        readFileSync(path.join(folder, file)),
      ]),
    ),
    // A ZIP knows no time zone and no year before 1980.
    { level: 9, mtime: new Date(1980, 0, 1) },
  );
