import { createHash } from 'node:crypto';
import type { Plugin, Rolldown } from 'vite';
import { importsWith, lazyStylesFolder } from './bundle-plugins.ts';

type Bundle = Rolldown.OutputBundle;

/** What a build consists of, for deploying and loading; paths are relative to the description. */
export type BuildDescription = {
  entry: string;
  styles: readonly string[];
  /** Rules of lazily imported modules, in the order of the bundle. */
  lazyStyles: readonly string[];
  /** Chunks the entry imports statically: preloading them saves a round trip each. */
  preload: readonly string[];
  /**
   * A host's pages (`src/pages/<name>.tsx`): the script that starts each and its imports, modules
   * needed after its first remotes (named `soon.ts` or `….soon.ts`), its remotes, and which of them
   * are loaded first.
   */
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
  /** Language to the chunk with its messages. */
  words: Readonly<Record<string, string>>;
  integrity: Readonly<Record<string, string>>;
};

/** Writes `file` next to the build, from the bundle itself and `more`. */
export function describeBuild(file: string, more: Readonly<Record<string, unknown>>): Plugin {
  return {
    name: 'foyer-describe-build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        this.emitFile({
          type: 'asset',
          fileName: file,
          source: JSON.stringify({ ...more, ...descriptionOf(bundle) }, null, 2),
        });
      },
    },
  };
}

function descriptionOf(bundle: Bundle): BuildDescription {
  const files = Object.values(bundle);
  const entry = files.find(
    (item): item is Rolldown.OutputChunk => item.type === 'chunk' && item.isEntry,
  );
  if (!entry) throw new Error('the build has no entry');
  const reached = staticImportsOf(entry, bundle);
  const sheets = files.flatMap(({ fileName }) => (fileName.endsWith('.css') ? [fileName] : []));
  const words: Record<string, string> = {};
  const integrity: Record<string, string> = {};
  for (const item of files) {
    integrity[item.fileName] = integrityOf(item.type === 'chunk' ? item.code : item.source);
    const language =
      item.type === 'chunk'
        ? /^\0foyer:words\/(?:first|all)\/([\w-]+)$/.exec(item.facadeModuleId ?? '')?.[1]
        : undefined;
    if (language) words[language] = item.fileName;
  }
  return {
    entry: entry.fileName,
    styles: sheets.filter((name) => !name.startsWith(lazyStylesFolder)),
    lazyStyles: sheets.filter((name) => name.startsWith(lazyStylesFolder)),
    preload: reached,
    pages: pagesOf(entry, reached, bundle),
    words,
    integrity,
  };
}

const staticImportsOf = (chunk: Rolldown.OutputChunk, bundle: Bundle): string[] =>
  [...importsWith(chunk, bundle)].slice(1);

function pagesOf(
  entry: Rolldown.OutputChunk,
  reached: readonly string[],
  bundle: Bundle,
): BuildDescription['pages'] {
  const pages: Record<string, BuildDescription['pages'][string]> = {};
  const present = [entry.fileName, ...reached];
  for (const item of Object.values(bundle)) {
    const name =
      item.type === 'chunk' && item.isDynamicEntry
        ? /\/src\/pages\/([\w-]+)\.tsx?$/.exec(item.facadeModuleId ?? '')?.[1]
        : undefined;
    if (item.type !== 'chunk' || !name) continue;
    const scripts = [item.fileName, ...staticImportsOf(item, bundle)].filter(
      (file) => !present.includes(file),
    );
    const chunks = chunksOf(scripts, bundle);
    const soon = soonOf([...chunksOf(present, bundle), ...chunks], bundle).filter(
      (file) => ![...present, ...scripts].includes(file),
    );
    const whole = [...chunksOf([...present, ...soon], bundle), ...chunks];
    pages[name] = {
      scripts,
      soon,
      styles: [...new Set(chunks.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]))],
      remotes: [
        ...new Set(
          whole.flatMap((chunk) =>
            [...chunk.code.matchAll(/\bremote:\s*["'`]([a-z][a-z-]+)["'`]/g)].map(
              (match) => match[1] ?? '',
            ),
          ),
        ),
      ],
      first: namesIn(/\bfirst:\s*\[([^\]]*)\]/.exec(item.code)?.[1] ?? ''),
    };
  }
  return pages;
}

function soonOf(chunks: readonly Rolldown.OutputChunk[], bundle: Bundle): string[] {
  const wanted = chunksOf(
    chunks.flatMap((chunk) => chunk.dynamicImports),
    bundle,
  ).filter((chunk) => /\bsoon\.tsx?$/.test(chunk.facadeModuleId ?? ''));
  return [
    ...new Set(wanted.flatMap((chunk) => [chunk.fileName, ...staticImportsOf(chunk, bundle)])),
  ];
}

const namesIn = (list: string): string[] =>
  [...list.matchAll(/[a-z][a-z-]+/g)].map(([name]) => name);

const chunksOf = (files: readonly string[], bundle: Bundle): Rolldown.OutputChunk[] =>
  files.flatMap((file) => (bundle[file]?.type === 'chunk' ? [bundle[file]] : []));

/** Subresource integrity of a file's bytes. */
export const integrityOf = (bytes: string | Uint8Array): string =>
  `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
