import {
  availabilityQuery,
  loadUser,
  loginCookie,
  readOwnCart,
  readPreferences,
  venueWire,
} from '@foyer/contract';
import { type Instant, instantOf, readQuery, type Venue, wallOf } from '@foyer/domain';
import { siteAt, type Site } from '@foyer/sites';
import * as v from 'valibot';
import type { AskForVisitor } from './ask-api.ts';
import { readCookies } from './read-cookies.ts';

/**
 * What the front door asks for so that a page can be drawn, and starts without asking; texts are
 * unchanged answers of the API.
 */
export type PageData = {
  /** Fields of the boot data, each a JSON text. */
  boot: Readonly<Record<string, string>>;
  venue: { answer: string; read: Venue } | null;
  /** The offers of the query with which the page opens, and the query string that asked for them. */
  availability: { search: string; answer: string } | null;
  /** Start of the meeting with which it opens. */
  start: Instant | null;
  status: number;
};

export const noData: PageData = {
  boot: {},
  venue: null,
  availability: null,
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
  ask: AskForVisitor,
  alias: string,
  { site, language, search, cookies, now }: Asked,
): Promise<PageData> {
  const answer = await ask(`/apiv2/venues/${encodeURIComponent(alias)}/${language}`);
  // An alias that cannot be one is unknown, too, and so is one that is too long for a path.
  if (answer && [400, 404, 414].includes(answer.status))
    return { ...noData, boot: { problem: '"venue_not_found"' }, status: 404 };
  if (answer?.status !== 200) return { ...noData, boot: { problem: '"unreachable"' }, status: 503 };
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), venueWire), answer.text);
  if (!read.success) return { ...noData, boot: { problem: '"malformed"' }, status: 502 };
  const venue = read.output;
  const cookie = readCookies(cookies);
  const here = siteAt(site, venue.id);
  const query = readQuery(
    search,
    readPreferences(cookie, language),
    here,
    venue,
    wallOf(now, venue.timezone),
  );
  const asked = new URLSearchParams(
    availabilityQuery(query, venue.timezone, language, readOwnCart(search, cookie)),
  ).toString();
  const offers = await ask(`/apiv2/availability/${encodeURIComponent(venue.id)}?${asked}`);
  return {
    ...noData,
    venue: { answer: answer.text, read: venue },
    availability: offers?.status === 200 ? { search: asked, answer: offers.text } : null,
    start: instantOf(query.start, venue.timezone),
  };
}

/** The language in which a cart was made, where the site offers it. */
export async function languageOfCart(
  ask: AskForVisitor,
  cartId: string,
  offered: readonly string[],
): Promise<string | null> {
  const answer = await ask(`/v2/cart/${encodeURIComponent(cartId)}`);
  if (answer?.status !== 200) return null;
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), cartLanguage), answer.text);
  const language = read.success ? read.output.localization.language : null;
  return language !== null && offered.includes(language) ? language : null;
}

/** The only field of a cart that the front door reads. */
const cartLanguage = v.object({ localization: v.object({ language: v.string() }) });

/**
 * The user, where the browser sends a login cookie; `answer: null` without an answer in time: the
 * page then asks itself.
 */
export async function loginData(
  ask: AskForVisitor,
  cookies: string,
): Promise<{ answer: string | null } | null> {
  if (readCookies(cookies)(loginCookie) === null) return null;
  const answer = await ask(loadUser.path, { method: loadUser.method, cookies });
  return { answer: answer?.status === 200 ? answer.text : null };
}
