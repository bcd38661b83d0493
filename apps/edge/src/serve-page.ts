import { randomBytes } from 'node:crypto';
import { withoutFormFields } from '@foyer/domain';
import { pageHtml } from '@foyer/federation/page';
import { languageOf, type Route, type Site } from '@foyer/sites';
import { earlyHints } from './early-hints.ts';
import { headingOf } from './heading-of.ts';
import { otherOrigins } from './other-origins.ts';
import { headOf, venueHead } from './page-head.ts';
import { nextPageRules } from './next-page-rules.ts';
import { type PageParts, type PageRequest, preparePage } from './prepare-page.ts';
import { securityHeaders } from './security-headers.ts';
import { zoneNoteScript } from './zone-note-script.ts';

export type PageAnswer =
  | { status: number; headers: Readonly<Record<string, string>>; html: string }
  /** It leads to another address, with `Set-Cookie` headers. */
  | { to: string; setCookies: readonly string[] };

/** The page of an address with everything that it needs to start, or the hints for it. */
export async function servePage(request: PageRequest, parts: PageParts): Promise<PageAnswer> {
  const { site, sent } = request;
  const prepared = await preparePage(request, parts);
  const { route, language, rest, host, data, drawing, styles, hints } = prepared;
  if (drawing?.kind === 'leads')
    return { to: drawing.to, setCookies: drawing.cookies.map(setCookie) };
  // Where nothing can be done with a form, its page is shown as before it was sent.
  if (drawing === null && sent !== null)
    return { to: request.path + withoutFormFields(request.search), setCookies: [] };

  const drawn = drawing?.html ?? '';
  const venue = data.venue?.read ?? null;
  const firstPicture = venue?.pictures[0] ?? null;
  // A venue has one address, by whichever name it was opened.
  const about = { site, origin: request.origin, rest: venue?.alias ?? rest, language };
  const nonce = randomBytes(16).toString('base64');
  const html = pageHtml({
    // The joined text replaces the sheets of host and remotes.
    host: { ...host, styles: [] },
    css: styles.css,
    icon: '/favicon.svg',
    entry: host.pages[route.page]?.scripts[0],
    vendor: prepared.vendor,
    language,
    direction: languageOf(language)?.direction ?? 'ltr',
    head: venue
      ? venueHead(about, venue) + zoneNoteScript(venue.timezone, data.start, nonce)
      : headOf(route.page, about, titleOf(site, drawn)) +
        (sent === null ? nextPageRules(route.page, { savesData: request.savesData, nonce }) : ''),
    hints: [...styles.later, ...hints.filter(({ rel }) => rel === 'modulepreload')],
    boot: prepared.boot,
    nonce,
    drawn,
    pictureFirst: drawn !== '' && firstPicture !== null,
    // A session in the browser would begin without what the form has changed.
    scripts: sent === null,
  });
  return {
    status: prepared.isMissing ? 404 : data.status,
    headers: {
      ...securityHeaders(
        nonce,
        otherOrigins(data, parts.configuration, route.page),
        // The lab shows the pages of its own host.
        parts.configuration.lab ? "'self'" : null,
      ),
      ...(personalPages.has(route.page) && { 'x-robots-tag': 'noindex' }),
      ...(firstPicture && { link: earlyHints(firstPicture, drawn) }),
    },
    html,
  };
}

/** What the page is about, and the site; without a drawing, the site alone. */
function titleOf({ name }: Pick<Site, 'name'>, drawn: string): string {
  const heading = headingOf(drawn);
  return heading === null || heading === name ? name : `${heading} | ${name}`;
}

/** Pages of one visitor, whose addresses may hold an id that gives access. */
const personalPages: ReadonlySet<Route['page']> = new Set([
  'checkout',
  'book',
  'payment-failure',
  'confirmation',
  'account',
]);

/** As a browser's script would write it. */
const setCookie = ({
  name,
  value,
  maxAgeSeconds,
}: {
  name: string;
  value: string | null;
  maxAgeSeconds: number | null;
}): string => {
  const life = value === null ? 0 : maxAgeSeconds;
  return `${name}=${encodeURIComponent(value ?? '')}; Path=/; SameSite=Lax${life === null ? '' : `; Max-Age=${life}`}`;
};
