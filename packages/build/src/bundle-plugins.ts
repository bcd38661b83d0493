import path from 'node:path';
import type { Plugin, Rolldown } from 'vite';

/**
 * Chromium compiles all functions of such a file while it downloads, off the main thread, instead
 * of one by one at their first calls, which delays the form on a slow phone. Other browsers see a
 * comment.
 */
export const compiledWhileLoading = '//# allFunctionsCalledOnLoad';

/**
 * Libraries mark modules with "use client" for rendering servers; a browser build needs neither the
 * mark nor the warning.
 */
export function quietDirectives(
  level: Rolldown.LogLevel,
  log: Rolldown.RollupLog,
  pass: (level: Rolldown.LogLevel, log: Rolldown.RollupLog) => void,
): void {
  if (log.code !== 'MODULE_LEVEL_DIRECTIVE') pass(level, log);
}

const helper = /preload-helper(\.js)?$/;

/**
 * Vite wraps each dynamic import in a helper that fetches the chunk's style sheets first. Our
 * builds have one style sheet that is there before any script, and the front door writes the hints,
 * so the helper would be 600 useless bytes in every remote.
 */
export function plainDynamicImports(): Plugin {
  return {
    name: 'foyer-plain-dynamic-imports',
    enforce: 'pre',
    load: (id) =>
      id.startsWith('\0vite') && helper.test(id)
        ? 'export const __vitePreload = (load) => load();'
        : null,
  };
}

/**
 * A lazily imported module always loads after its remote's entry. Declaring that dependency in each
 * such module keeps shared code in the entry; otherwise the bundler moves some of it into common
 * chunks, and the first screen waits for them.
 */
export function lazyImportsEntry(entry: string): Plugin {
  const later = new Set<string>();
  return {
    name: 'foyer-later-stands-on-first',
    enforce: 'pre',
    resolveId: {
      order: 'pre',
      async handler(source, importer, options) {
        if (options.kind !== 'dynamic-import') return null;
        const found = await this.resolve(source, importer, { ...options, skipSelf: true });
        if (found && /\.tsx?$/.test(found.id)) later.add(found.id);
        return found;
      },
    },
    transform: {
      order: 'pre',
      handler: (code, id) => (later.has(id) ? `import ${JSON.stringify(entry)};\n${code}` : null),
    },
  };
}

/**
 * A script that a lazily imported one imports itself would be asked for only when that one has come,
 * a round trip later. It is asked for at the same time; if it does not come, the import says so.
 */
export function lazyImportsTogether(): Plugin {
  return {
    name: 'foyer-later-comes-together',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const entry = Object.values(bundle).find((file) => file.type === 'chunk' && file.isEntry);
        const present = entry?.type === 'chunk' ? importsWith(entry, bundle) : new Set<string>();
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk') continue;
          const here = new Set([...present, ...importsWith(chunk, bundle)]);
          chunk.code = chunk.code.replace(dynamicImport, (call: string, name: string) => {
            const wanted = bundle[path.posix.join(path.posix.dirname(chunk.fileName), name)];
            if (wanted?.type !== 'chunk') return call;
            const others = [...importsWith(wanted, bundle)].filter(
              (file) => file !== wanted.fileName && !here.has(file),
            );
            const asked = others.map(
              (file) =>
                `import(${JSON.stringify(`./${path.posix.relative(path.posix.dirname(chunk.fileName), file)}`)}).catch(()=>{}),`,
            );
            return asked.length === 0 ? call : `(${asked.join('')}${call})`;
          });
        }
      },
    },
  };
}

const dynamicImport = /\bimport\(["'`](\.[^"'`$]+)["'`]\)/g;

/** A script and all that it imports statically, itself first. */
export function importsWith(
  chunk: Rolldown.OutputChunk,
  bundle: Rolldown.OutputBundle,
  seen = new Set<string>(),
): Set<string> {
  if (seen.has(chunk.fileName)) return seen;
  seen.add(chunk.fileName);
  for (const name of chunk.imports) {
    const imported = bundle[name];
    if (imported?.type === 'chunk') importsWith(imported, bundle, seen);
  }
  return seen;
}

/** Folder of the rules that lazily imported modules bring along. */
export const lazyStylesFolder = 'lazy-styles/';

/**
 * The first screen has one style sheet, which is there before any script. A lazily imported module
 * carries its rules as text and adopts them when it runs: a dynamic import stays a plain import,
 * and the page is not sent rules that most visitors never need. The same rules are a file as well,
 * for the front door, which may have drawn the part.
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
          if (rules !== '') {
            chunk.code = adopted(rules) + chunk.code;
            const fileName = `${lazyStylesFolder}${path.basename(chunk.fileName, '.js')}.css`;
            this.emitFile({ type: 'asset', fileName, source: rules });
          }
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
