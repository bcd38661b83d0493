import * as v from 'valibot';
import { footerTitles, type HostApp, providerPages } from '../site.ts';
import { brandOf, hostnamesOf, type Row, siteById } from '../sites.ts';
import { looks, starts } from '../start.ts';
import { brandSchema } from './brand-schema.ts';

/** What of a site's row the studio shows and changes. */
export type StudioRow = Pick<Row, 'hostnames' | 'id' | 'host' | 'name' | 'languages'> &
  Required<Pick<Row, 'brand' | 'start'>> &
  Pick<Row, 'footer'>;

const hosts = {
  marketplace: 'marketplace',
  'white-label': 'white-label',
  'hotel-chain': 'hotel-chain',
  'booking-engine': 'booking-engine',
  corporate: 'corporate',
} as const satisfies { [Host in HostApp]: Host };

const line = (most: number) => v.pipe(v.string(), v.maxLength(most));
const id = v.pipe(v.string(), v.regex(/^[a-z\d][a-z\d-]*$/));

/** Of a page: a link to anything else could run a script. */
const address = v.pipe(v.string(), v.url(), v.startsWith('https://'), v.maxLength(300));

const rowSchema = v.strictObject({
  hostnames: v.pipe(v.array(v.pipe(v.string(), v.regex(/^[a-z\d.-]+$/))), v.minLength(1)),
  id,
  host: v.enum(hosts),
  name: line(60),
  languages: v.pipe(v.array(id), v.minLength(1)),
  brand: brandSchema,
  start: v.strictObject({
    look: v.picklist(looks),
    words: v.record(id, v.strictObject({ headline: line(120), lead: line(240) })),
    pictures: v.array(v.pipe(v.string(), v.regex(/^\/pictures\/[\w-]+$/))),
  }),
  footer: v.exactOptional(
    v.strictObject({
      owner: line(80),
      address: line(160),
      legal: v.exactOptional(
        v.strictObject({
          terms: v.exactOptional(address),
          privacy: v.exactOptional(address),
          dataProcessing: v.exactOptional(address),
        }),
      ),
      columns: v.exactOptional(
        v.array(
          v.strictObject({
            title: v.picklist(footerTitles),
            pages: v.array(v.picklist(providerPages)),
          }),
        ),
      ),
    }),
  ),
}) satisfies v.GenericSchema<unknown, StudioRow>;

/** The row of a site, with the look of the first one where it has none of its own. */
export function studioRow(siteId: string): StudioRow | null {
  const site = siteById(siteId);
  if (site === null) return null;
  return {
    hostnames: hostnamesOf(siteId),
    id: site.id,
    host: site.host,
    name: site.name,
    languages: site.languages,
    brand: brandOf(siteId),
    start: site.start ?? starts.foyer,
    ...(site.footer && { footer: site.footer }),
  };
}

/** The row as it is pasted into `sites.ts`: JSON, which is TypeScript as well. */
export const rowText = (row: StudioRow): string => JSON.stringify(row, null, 2);

/** Reads such a text; `null` where it is not the row of a site. */
export function readRow(text: string): StudioRow | null {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), rowSchema), text);
  return read.success ? read.output : null;
}

/** The row for the fragment of an address, which is never sent to a server. */
export const rowInAddress = (row: StudioRow): string =>
  btoa(String.fromCharCode(...new TextEncoder().encode(JSON.stringify(row))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** The row of such a fragment; `null` for any other. */
export function rowOfAddress(fragment: string): StudioRow | null {
  const text = fragment.replace(/^#/, '').replaceAll('-', '+').replaceAll('_', '/');
  if (!/^[\w+/]+$/.test(text)) return null;
  try {
    const bytes = Uint8Array.from(atob(text), (letter) => letter.codePointAt(0) ?? 0);
    return readRow(new TextDecoder().decode(bytes));
  } catch {
    // Base64 of another length: somebody has cut the address off.
    return null;
  }
}
