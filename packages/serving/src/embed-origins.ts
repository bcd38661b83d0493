import * as v from 'valibot';

const isOrigin = (text: string): boolean =>
  text === 'null' || (URL.canParse(text) && new URL(text).origin === text);

/**
 * `EMBED_ORIGINS`: websites that may show tags besides those of the sites’ data, for development;
 * `null` is that of a file.
 */
export const embedOrigins = v.pipe(
  v.optional(v.string(), ''),
  v.transform((text) => text.split(',').flatMap((one) => one.trim() || [])),
  v.check(
    (origins) => origins.every(isOrigin),
    'origins with commas between them: https://www.hotel.example',
  ),
);
