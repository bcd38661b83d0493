import { availabilityQuery, readOwnCart, readPreferences, venueWire } from '@foyer/contract';
import { type OfferKind, readQuery, shownList, type Venue, wallOf } from '@foyer/domain';
import { siteAt, type Site } from '@foyer/sites';
import * as v from 'valibot';
import type { AskApi } from './ask-api.ts';
import { readCookies } from './read-cookies.ts';

/** What the front door adds to a page so that it need not ask; JSON texts are the API's own. */
export type PageData = {
  /** Fields of the boot data, each a JSON text. */
  readonly boot: Readonly<Record<string, string>>;
  readonly venue: Venue | null;
  /** The list that the venue page opens with. */
  readonly list: OfferKind | null;
  readonly status: number;
};

export const noData: PageData = { boot: {}, venue: null, list: null, status: 200 };

type Asked = { readonly site: Site; readonly language: string; readonly search: URLSearchParams; readonly cookies: string; readonly now: number };

/** The venue of an alias, with the offers of the query that the page will open with. */
export async function venueData(ask: AskApi, alias: string, { site, language, search, cookies, now }: Asked): Promise<PageData> {
  const answer = await ask(`/apiv2/venues/${encodeURIComponent(alias)}/${language}`);
  if (answer?.status === 404 || answer?.status === 400) return { ...noData, boot: { problem: '"venue_not_found"' }, status: 404 };
  if (answer?.status !== 200) return { ...noData, boot: { problem: '"unreachable"' }, status: 503 };
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), venueWire), answer.text);
  if (!read.success) return { ...noData, boot: { problem: '"malformed"' }, status: 502 };
  const venue = read.output;
  const cookie = readCookies(cookies);
  const query = readQuery(search, readPreferences(cookie, language), siteAt(site, venue.id), venue, wallOf(now, venue.timezone));
  const asked = new URLSearchParams(availabilityQuery(query, venue.timezone, language, readOwnCart(search, cookie))).toString();
  const offers = await ask(`/apiv2/availability/${encodeURIComponent(venue.id)}?${asked}`);
  const inlined: Record<string, string> = offers?.status === 200 ? { availability: `{"search":${JSON.stringify(asked)},"answer":${offers.text}}` } : {};
  return { boot: { venue: answer.text, ...inlined }, venue, list: shownList(query), status: 200 };
}

/** A cart for its checkout; what cannot be had the page asks for itself. */
export async function cartData(ask: AskApi, cartId: string): Promise<PageData> {
  const answer = await ask(`/v2/cart/${encodeURIComponent(cartId)}`);
  if (answer?.status === 200) return { ...noData, boot: { cart: answer.text } };
  return { ...noData, status: answer?.status === 404 ? 404 : 200 };
}

