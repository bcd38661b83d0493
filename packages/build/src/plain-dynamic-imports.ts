import type { Plugin } from 'vite';

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
