import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { venueFileJsonSchema } from '@foyer/api';
import { root } from '../root.ts';

/**
 * Writes the import format's JSON Schema for editors and operators; a test checks that it is
 * current.
 */
writeFileSync(
  path.join(root, 'docs/import.schema.json'),
  `${JSON.stringify(venueFileJsonSchema(), null, 2)}\n`,
);
