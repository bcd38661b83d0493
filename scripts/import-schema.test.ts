import { readFileSync } from 'node:fs';
import path from 'node:path';
import { venueFileJsonSchema } from '@foyer/api';
import { expect, test } from 'vitest';
import { root } from './root.ts';

test('docs/import.schema.json is the format that the import reads (npm run schema writes it)', () => {
  expect(JSON.parse(readFileSync(path.join(root, 'docs/import.schema.json'), 'utf8'))).toEqual(
    JSON.parse(JSON.stringify(venueFileJsonSchema())),
  );
});
