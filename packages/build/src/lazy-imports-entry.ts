import type { Plugin } from 'vite';

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
