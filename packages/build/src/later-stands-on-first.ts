import type { Plugin } from 'vite';

/**
 * What a remote imports later always comes after its entry. Saying so in each such module keeps
 * what both need in the entry: left to itself the bundler puts some of it into common chunks, and
 * the first screen waits for each of them.
 */
export function laterStandsOnFirst(entry: string): Plugin {
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
