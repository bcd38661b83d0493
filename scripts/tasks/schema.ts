import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { venueFileJsonSchema } from '@foyer/api';
import { root } from '../root.ts';

/**
 * Writes the import format's JSON Schema where editors and operators find it; a test holds the two
 * together.
 */
writeFileSync(
  path.join(root, 'docs/import.schema.json'),
  `${JSON.stringify(venueFileJsonSchema(), null, 2)}\n`,
);
