import { languageOf, pathOf, type Route } from '@foyer/sites';
import { type PageParts, type PageRequest, preparePage } from '../prepare-page.ts';

/** What a tag asks for: a step as the tag has it in its address, or the page of a venue. */
export type AskedStep = { step: string | null; venue: string; language: string; query: string };

/** The address of the asked step; `null` where it is no path of a site. */
export function stepAddress(
  { step, venue, language, query }: AskedStep,
  languages: readonly string[],
): { pathname: string; search: URLSearchParams } | null {
  const own = closest(language, languages);
  const address = step ?? `${pathOf(own, encodeURIComponent(venue))}?${query}`;
  if (!isSitePath(address) || (step === null && venue === '')) return null;
  const { pathname, searchParams } = new URL(address, 'http://site');
  return { pathname, search: searchParams };
}

/** Only paths of the site: `//host` and `/\host` are other hosts. */
const isSitePath = (text: string): boolean => /^\/(?![/\\])/.test(text);

/** The offered language of `de-AT` is `de`; without one, the site’s first. */
export function closest(wanted: string, offered: readonly string[]): string {
  const asked = wanted.toLowerCase();
  return (
    offered.find((one) => one === asked) ??
    offered.find((one) => one === asked.split('-')[0]) ??
    offered[0] ??
    'en'
  );
}

/** The pages that a tag shows; all others are opened as pages of the site. */
const shown: ReadonlySet<Route['page']> = new Set([
  'venue',
  'checkout',
  'book',
  'confirmation',
  'payment-failure',
]);

export type StepAnswer = { status: number; body: string };

/** A page as the front door draws it, for a tag: everything that it needs to be shown, in one answer. */
export async function serveStep(request: PageRequest, parts: PageParts): Promise<StepAnswer> {
  const prepared = await preparePage({ ...request, embedded: true }, parts);
  const { route, language, host, data, drawing, hints, styles, remotes, vendor } = prepared;
  if (drawing?.kind === 'leads')
    return serveStep({ ...request, ...addressIn(drawing.to, request.origin) }, parts);
  const page = host.pages[route.page];
  if (!shown.has(route.page) || !page)
    return { status: 404, body: JSON.stringify({ code: 'no_step' }) };
  const modules = hints.filter(({ rel, later }) => rel === 'modulepreload' && !later);
  const entry = host.entry;
  const preload = [
    ...new Set(
      [...modules.map(({ href }) => href), ...page.scripts].filter((one) => one !== entry),
    ),
  ];
  const hashes: Readonly<Record<string, string | undefined>> = {
    ...host.integrity,
    ...Object.fromEntries(modules.map(({ href, integrity }) => [href, integrity])),
    [vendor.entry]: vendor.integrity,
  };
  const lists = [host.integrity ?? {}, ...Object.values(remotes).map(({ integrity }) => integrity)]
    .flatMap((one) => Object.entries(one))
    .filter(([file]) => file.endsWith(listName));
  const answer = {
    origin: request.origin,
    language,
    direction: languageOf(language)?.direction ?? 'ltr',
    // Steps after the venue’s page keep its name.
    title: data.venue?.read.title ?? '',
    commerce: request.site.commerceEvents,
    step: request.path + (request.search.size > 0 ? `?${request.search}` : ''),
    html: drawing?.html ?? '',
    css: styles.css,
    laterStyles: styles.later.map(({ href, integrity = hashes[href] ?? '' }) => ({
      href,
      integrity,
    })),
    entry,
    preload,
    integrity: Object.fromEntries([entry, ...preload].map((file) => [file, hashes[file]])),
    lists: Object.fromEntries(lists),
  };
  // The boot data is a JSON text already.
  const body = `${JSON.stringify(answer).slice(0, -1)},"boot":${prepared.boot}}`;
  return { status: prepared.isMissing ? 404 : data.status, body };
}

/** Beside the files of a build for pages of others: the hashes of all of them. */
const listName = '/hashes.json';

function addressIn(to: string, origin: string): Pick<PageRequest, 'path' | 'search'> {
  const { pathname, searchParams } = new URL(to, origin);
  return { path: pathname, search: searchParams };
}
