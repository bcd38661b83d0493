import type { Plugin, Rolldown } from 'vite';

/**
 * The first screen has one style sheet, which is there before any script. A lazily imported module
 * carries its rules as text and adopts them when it runs: a dynamic import stays a plain import,
 * and the page is not sent rules that most visitors never need.
 */
export function lazyStyles(): Plugin {
  return {
    name: 'foyer-later-brings-styles',
    generateBundle: {
      // Before Vite records the style sheets that a dynamic import waits for: none.
      order: 'pre',
      handler(_options, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk') continue;
          const sheets = chunk.isEntry ? [] : [...(chunk.viteMetadata?.importedCss ?? [])];
          const rules = sheets
            .map((name) => textOf(bundle[name]))
            .join('')
            .trim();
          if (rules !== '') chunk.code = adopted(rules) + chunk.code;
          for (const name of sheets) delete bundle[name];
          chunk.viteMetadata?.importedCss.clear();
        }
      },
    },
  };
}

const textOf = (file: Rolldown.OutputAsset | Rolldown.OutputChunk | undefined): string =>
  file?.type === 'asset' ? String(file.source) : '';

/**
 * Content security policies do not restrict constructed style sheets, and they need no element in
 * the page.
 */
const adopted = (rules: string): string =>
  `{const s=new CSSStyleSheet;s.replaceSync(${JSON.stringify(rules)});document.adoptedStyleSheets.push(s)}`;
