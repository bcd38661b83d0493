import { toJsonSchema } from '@valibot/to-json-schema';
import { venueFile } from './venue-file.ts';

/**
 * The format of a venue file as a JSON Schema, for editors and other programs. Rules between rows
 * are not part of it.
 */
export function venueFileJsonSchema(): object {
  return {
    ...toJsonSchema(venueFile, { typeMode: 'input', errorMode: 'ignore' }),
    title: 'Venues for npm run import',
  };
}
