import * as v from 'valibot';

export const nothing = v.object({});
export const noBody = v.optional(v.unknown());
export const discountCode = v.optional(v.pipe(v.string(), v.maxLength(64)), '');
/** A venue's id or its alias: the page's path has the alias. */
export const venueId = v.pipe(
  v.string(),
  v.regex(/^[A-Za-z0-9][A-Za-z0-9_/-]{0,120}$/, 'a venue id or alias'),
);
/** The answer of a creation: an id as text, with or without quotes. */
export const newId = v.pipe(
  v.string(),
  v.transform((text) => text.replaceAll('"', '').trim()),
  v.nonEmpty(),
);
