import {
  availabilityQuery,
  loadUser,
  loginCookie,
  readOwnCart,
  readPreferences,
  venueWire,
} from '@foyer/contract';
import {
  addressAsksForWrongTime,
  cookies as named,
  editContext,
  type FirstSight,
  firstSight,
  type Instant,
  instantOf,
  type ListedOffers,
  readQuery,
  startNoticeOf,
  type Venue,
  wallOf,
} from '@foyer/domain';
import { siteAt, type Site } from '@foyer/sites';
import * as v from 'valibot';
import type { AskApi } from './ask-api.ts';
import { countListed } from './count-listed.ts';
import { readCookies } from './read-cookies.ts';

/**
 * What the front door adds to a page so that it need not ask; JSON texts are unchanged answers of
 * the API.
 */
export type PageData = {
  /** Fields of the boot data, each a JSON text. */
  boot: Readonly<Record<string, string>>;
  venue: Venue | null;
  /** The venue as the API answered it. */
  answered: unknown;
  /** What the venue page shows first. */
  sight: FirstSight | null;
  /** How many cards its lists will have, where counted. */
  listed: ListedOffers | null;
  /** Start of the meeting with which it opens. */
  start: Instant | null;
  status: number;
};

export const noData: PageData = {
  boot: {},
  venue: null,
  answered: null,
  sight: null,
  listed: null,
  start: null,
  status: 200,
};

type Asked = {
  site: Site;
  language: string;
  search: URLSearchParams;
  cookies: string;
  now: number;
};

/** The venue of an alias, with the offers for the page's query. */
export async function venueData(
  ask: AskApi,
  alias: string,
  { site, language, search, cookies, now }: Asked,
): Promise<PageData> {
  const answer = await ask(`/apiv2/venues/${encodeURIComponent(alias)}/${language}`);
  if (answer?.status === 404 || answer?.status === 400)
    return { ...noData, boot: { problem: '"venue_not_found"' }, status: 404 };
  if (answer?.status !== 200) return { ...noData, boot: { problem: '"unreachable"' }, status: 503 };
  const answered = v.safeParse(v.pipe(v.string(), v.parseJson()), answer.text).output;
  const read = v.safeParse(venueWire, answered);
  if (!read.success) return { ...noData, boot: { problem: '"malformed"' }, status: 502 };
  const venue = read.output;
  const cookie = readCookies(cookies);
  const here = siteAt(site, venue.id);
  const clock = wallOf(now, venue.timezone);
  const query = readQuery(search, readPreferences(cookie, language), here, venue, clock);
  const asked = new URLSearchParams(
    availabilityQuery(query, venue.timezone, language, readOwnCart(search, cookie)),
  ).toString();
  const offers = await ask(`/apiv2/availability/${encodeURIComponent(venue.id)}?${asked}`);
  const listed = offers?.status === 200 ? countListed(offers.text, query, venue, here) : null;
  const inlined: Record<string, string> =
    offers?.status === 200
      ? {
          availability: `{"search":${JSON.stringify(asked)},"answer":${offers.text}${listed ? `,"listed":${JSON.stringify(listed)}` : ''}}`,
        }
      : {};
  const said = {
    notice: startNoticeOf(query, editContext(here, venue, clock)),
    timeRefused: addressAsksForWrongTime(search, here),
    asksToKeep: here.asksBeforeKeeping && cookie(named.keeping.name) === null,
  };
  return {
    boot: inlined,
    venue,
    answered,
    sight: firstSight(query, venue, here, said),
    listed,
    start: instantOf(query.start, venue.timezone),
    status: 200,
  };
}

/**
 * The user, where the browser sends a login cookie; nothing without an answer in time: the page
 * then asks itself.
 */
export async function userData(
  ask: AskApi,
  cookies: string,
): Promise<Readonly<Record<string, string>>> {
  if (readCookies(cookies)(loginCookie) === null) return {};
  const answer = await ask(loadUser.path, { method: loadUser.method, cookies });
  return { user: answer?.status === 200 ? answer.text : 'null' };
}

/** A cart for its checkout; what is missing the page requests itself. */
export async function cartData(ask: AskApi, cartId: string): Promise<PageData> {
  const answer = await ask(`/v2/cart/${encodeURIComponent(cartId)}`);
  if (answer?.status === 200) return { ...noData, boot: { cart: answer.text } };
  return { ...noData, status: answer?.status === 404 ? 404 : 200 };
}
