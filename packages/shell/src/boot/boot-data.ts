import { chosenRemotesSchema } from '@foyer/federation';
import * as v from 'valibot';

/**
 * What the front door writes into the page so that it needs no further question: `<script type="application/json"
 * id="foyer-boot">`. All of it is optional: on a plain static server the host fetches what is not there. Wire shapes
 * (venue, availability, cart) are read where they are used, by the readers of the contract.
 */
const bootSchema = v.object({
  siteId: v.string(),
  language: v.string(),
  vendor: v.string(),
  remotes: chosenRemotesSchema,
  /** Words by remote id, and `shell` for this host's own. */
  words: v.optional(v.record(v.string(), v.record(v.string(), v.unknown())), {}),
  vaultOrigin: v.optional(v.nullable(v.string()), null),
  venue: v.optional(v.unknown()),
  availability: v.optional(v.object({ search: v.string(), answer: v.unknown() })),
  cart: v.optional(v.unknown()),
  /** Code of the problem that kept the server from adding the page's own data. */
  problem: v.optional(v.string()),
});
export type BootData = v.InferOutput<typeof bootSchema>;

/** The page's boot data, or `null` where there is none or it is unreadable (then everything is fetched). */
export function readBootData(page: Document): BootData | null {
  const text = page.getElementById('foyer-boot')?.textContent;
  if (!text) return null;
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), bootSchema), text);
  if (!read.success) console.warn('the page’s boot data is unreadable:', v.getDotPath(read.issues[0]) ?? read.issues[0].message);
  return read.success ? read.output : null;
}
