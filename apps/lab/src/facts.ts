import * as v from 'valibot';

const pages = v.strictObject({
  start: v.string(),
  venue: v.string(),
  search: v.string(),
  checkout: v.string(),
  thanks: v.string(),
  mail: v.string(),
  plain: v.string(),
  login: v.string(),
});
const factsSchema = v.strictObject({
  siteId: v.string(),
  language: v.picklist(['en', 'de']),
  /** Addresses of the pages that are shown. */
  pages,
});
export type StudioPages = v.InferOutput<typeof pages>;

/** What the front door has written into the page. */
export const readFacts = (document: Document): v.InferOutput<typeof factsSchema> =>
  v.parse(
    v.pipe(v.string(), v.parseJson(), factsSchema),
    document.getElementById('facts')?.textContent,
  );
