import { init, parse } from 'es-module-lexer';
import { stylesForEmbed } from './styles-for-embed.ts';

/** The file of shared libraries, and the specifiers that it stands for. */
export type SharedFile = { entry: string; specifiers: readonly string[] };

/**
 * Property of the global object behind which the tag keeps what the embedded modules of a page need:
 * `load` imports a module after checking its hash, `adopt` gives a text of rules to all tags.
 */
const embedKey = 'globalThis[Symbol.for("foyer.embed")]';

/**
 * A module of a remote or host as a page of somebody else can load it. Such a page has no import map
 * of ours, so shared libraries are imported by the address of their file. A lazily imported module
 * is checked by its hash before it is imported, and its rules go to the tags instead of the page.
 */
export async function moduleForEmbed(
  code: string,
  { entry, specifiers }: SharedFile,
): Promise<string> {
  await init;
  const [imports] = parse(code);
  let result = '';
  let at = 0;
  const replace = (from: number, to: number, text: string) => {
    result += code.slice(at, from) + text;
    at = to;
  };
  for (const { n: name, s: start, e: end, d: dynamic, ss: statement, se: after } of imports) {
    if (dynamic === -1 && name !== undefined && specifiers.includes(name))
      replace(start, end, entry);
    if (dynamic < 0) continue;
    const literal = /^(["'`])(\.[^"'`$]+)\1$/.exec(code.slice(start, end).trim())?.[2];
    if (literal !== undefined)
      replace(
        statement,
        after,
        `${embedKey}.load(new URL(${JSON.stringify(literal)},import.meta.url).href)`,
      );
  }
  return withStylesForEmbed(result + code.slice(at));
}

/** What `lazyStyles` puts at the beginning of a module. */
const adopted =
  /^\{const s=new CSSStyleSheet;s\.replaceSync\(("(?:[^"\\]|\\.)*")\);document\.adoptedStyleSheets\.push\(s\)\}/;

const withStylesForEmbed = (code: string): string =>
  code.replace(
    adopted,
    (_, rules: string) =>
      `${embedKey}.adopt(${JSON.stringify(stylesForEmbed(String(JSON.parse(rules))))});`,
  );
