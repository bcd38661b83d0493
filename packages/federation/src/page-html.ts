import {
  heldTemplates,
  laterTemplate,
  noteHints,
  notePresses,
  pressThroughFade,
  openLanguageTables,
  pressMarks,
  releaseScripts,
} from './head-scripts.ts';
import type { ChosenRemotes, Manifest, RemoteVersion } from './manifest.ts';

/** A host's build as deployed; addresses are absolute. */
export type HostDescription = {
  /** Its folder, which contains `words-<language>.json`. */
  folder: string;
  entry: string;
  /** The file with which the front door draws pages; `null` where the host has none. */
  server: string | null;
  styles: readonly string[];
  preload: readonly string[];
  /**
   * The first script starts the page; `soon` follows after the first paint.
   */
  /** Rules with the tokens of its look, for tags. */
  theme?: string | null;
  /** Hashes of its files, where others' pages load them. */
  integrity?: Readonly<Record<string, string>>;
  pages: Readonly<
    Record<
      string,
      {
        scripts: readonly string[];
        soon: readonly string[];
        styles: readonly string[];
        remotes: readonly string[];
        first: readonly string[];
      }
    >
  >;
};

/** A file to fetch now; `later` files after the others where the connection is slow. */
export type Hint = {
  rel: 'modulepreload' | 'stylesheet';
  href: string;
  integrity?: string;
  later?: boolean;
};

/**
 * What a page loads besides the host's entry: its chunks, and the chosen versions of its remotes.
 */
export function hintsFor(
  host: HostDescription,
  page: string,
  remotes: Readonly<Record<string, RemoteVersion>>,
  vendor: Manifest['vendor'],
): Hint[] {
  const own = host.pages[page];
  const first = own?.first ?? [];
  const inOrder = [...first, ...(own?.remotes ?? []).filter((id) => !first.includes(id))];
  const asModules = inOrder.flatMap((id) =>
    remotes[id]?.vendor === vendor.contract
      ? [{ version: remotes[id], later: !first.includes(id) }]
      : [],
  );
  const checked = (version: RemoteVersion, rel: Hint['rel'], href: string): Hint => ({
    rel,
    href,
    integrity: version.integrity[href] ?? '',
  });
  return [
    ...(own?.styles ?? []).map((href): Hint => ({ rel: 'stylesheet', href })),
    ...asModules.flatMap(({ version }) =>
      version.module.styles.map((href) => checked(version, 'stylesheet', href)),
    ),
    { rel: 'modulepreload', href: vendor.entry, integrity: vendor.integrity },
    ...[...host.preload, ...(own?.scripts ?? [])].map((href): Hint => ({
      rel: 'modulepreload',
      href,
    })),
    ...(own?.soon ?? []).map((href): Hint => ({ rel: 'modulepreload', href, later: true })),
    ...asModules.flatMap(({ version, later }) =>
      [version.module.entry, ...version.module.preload].map((href) => ({
        ...checked(version, 'modulepreload', href),
        later,
      })),
    ),
  ];
}

/**
 * What a page with messages and joined `styles` still needs to know of a remote: the files it may
 * load, with their hashes.
 */
export function neededOf(
  version: RemoteVersion,
  vendor: Manifest['vendor'],
  styles: readonly string[],
): ChosenRemotes[string] {
  const { module, federation, integrity } = version;
  const ownStyles = module.styles.filter((href) => !styles.includes(href));
  const isModule = version.vendor === vendor.contract;
  const files = isModule ? [module.entry, ...module.preload, ...ownStyles] : [federation.entry];
  return {
    ...version,
    module: { ...module, styles: ownStyles },
    words: {},
    server: null,
    lazyStyles: [],
    embedded: null,
    federation: isModule ? null : federation,
    integrity: Object.fromEntries(
      files.flatMap((file) => (integrity[file] ? [[file, integrity[file]]] : [])),
    ),
  };
}

type Page = {
  host: HostDescription;
  /** The script that starts the page; without it the host's own, which routes by the address. */
  entry?: string | undefined;
  vendor: Manifest['vendor'];
  language: string;
  direction: string;
  /** Title and meta elements, already escaped. */
  head: string;
  hints: readonly Hint[];
  /** JSON text for the page's boot data. */
  boot: string | null;
  nonce: string | null;
  /** The page's style sheets as one text, where they are inlined. */
  css?: string;
  /** Address of the picture in a browser's tab; else there is none, and none is asked for. */
  icon?: string;
  /** The HTML of the page as rendered by its host. */
  drawn?: string;
  /**
   * The rendered page begins with a picture: on a slow line it is loaded before all scripts but the
   * entry.
   */
  pictureFirst?: boolean;
  /** Without scripts the page works by links and forms alone. */
  scripts?: boolean;
};

/** Id of the first script element after the rendered page. */
const afterDrawingId = 'foyer-drawn';

/**
 * The document of a host: the same for a static server (no hints, no boot data, no nonce) and for
 * the front door.
 */
export function pageHtml({
  host,
  entry = host.entry,
  vendor,
  language,
  direction,
  head,
  hints,
  boot,
  nonce,
  css = '',
  icon = 'data:,',
  drawn = '',
  pictureFirst = false,
  scripts = true,
}: Page): string {
  const withNonce = nonce === null ? '' : ` nonce="${nonce}"`;
  const importMap = JSON.stringify({
    imports: Object.fromEntries(vendor.specifiers.map((name) => [name, vendor.entry])),
  });
  if (!scripts) {
    const sheets = hints.filter(({ rel }) => rel === 'stylesheet').map(linkFor);
    return `<!doctype html>
<html lang="${language}" dir="${direction}" data-${pressMarks.unscripted}><head>${metaElements}<link rel="icon" href="${icon}">${head}
${styleElement(css, withNonce)}${sheets.join('')}</head>
<body><div id="page">${drawn}</div></body></html>`;
  }
  const modules = hints.filter(({ rel }) => rel === 'modulepreload');
  const held = {
    [heldTemplates.hints]: pictureFirst ? modules.filter(({ later }) => !later) : [],
    [laterTemplate]: drawn ? hints.filter(({ later }) => later) : [],
  };
  const waiting = Object.values(held).flat();
  const styles = [
    ...host.styles.map((href): Hint => ({ rel: 'stylesheet', href })),
    ...hints.filter((hint) => hint.rel === 'stylesheet' && !waiting.includes(hint)),
  ];
  const atOnce = modules.filter((hint) => !waiting.includes(hint));
  const data =
    boot === null
      ? ''
      : `<script type="application/json" id="foyer-boot">${scriptSafe(boot)}</script>`;
  // A browser that paints while the page still arrives would show half a line, and move what wraps.
  const inOnePiece = drawn && `<link rel="expect" href="#${afterDrawingId}" blocking="render">`;
  // Script elements follow the rendered page: the first picture is then requested a little earlier.
  const entryScript = (id: string) =>
    `<script type="module"${id}${withNonce} src="${entry}" crossorigin="anonymous"></script>`;
  const templates = Object.entries(held)
    .map(([id, links]) =>
      links.length > 0 ? `<template id="${id}">${links.map(linkFor).join('')}</template>` : '',
    )
    .join('');
  const headScript =
    `${noteHints}${pressThroughFade}${drawn && notePresses}${openLanguageTables}` +
    (pictureFirst ? releaseScripts.inHead : '');
  const ending = pictureFirst
    ? `<template id="${heldTemplates.entry}">${entryScript('')}</template>` +
      `<script id="${afterDrawingId}"${withNonce}>${releaseScripts.afterDrawing}</script>`
    : `${atOnce.map(linkFor).join('')}\n${entryScript(` id="${afterDrawingId}"`)}`;
  return `<!doctype html>
<html lang="${language}" dir="${direction}"><head>${metaElements}<link rel="icon" href="${icon}">${inOnePiece}${head}
<script type="importmap"${withNonce}>${importMap}</script>${templates}<script${withNonce}>${headScript}</script>
${styleElement(css, withNonce)}${styles.map(linkFor).join('')}</head>
<body><div id="page"${drawn && ` data-${pressMarks.drawn}`}>${drawn}</div>${ending}${data}</body></html>`;
}

const metaElements =
  '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">';

/**
 * The document in two parts. When the first one has arrived, the browser knows the screen and
 * requests the first picture, which the answer's header names. A secure line delivers up to 16 KB
 * at once, for which a slow one needs 90 ms.
 */
export function inTwoParts(html: string): [string, string] {
  const end = html.indexOf(metaElements) + metaElements.length;
  return [html.slice(0, end), html.slice(end)];
}

const styleElement = (css: string, withNonce: string): string =>
  css && `<style${withNonce}>${css.replaceAll('</', '<\\/')}</style>`;

function linkFor({ rel, href, integrity, later }: Hint): string {
  const hash = `${integrity ? ` integrity="${integrity}"` : ''}${later ? ' fetchpriority="low"' : ''}`;
  return `<link rel="${rel}" href="${href}" crossorigin="anonymous"${hash}>`;
}

/** JSON inside a script element must not end it, nor start a comment. */
export const scriptSafe = (json: string): string => json.replaceAll('<', '\\u003c');
