import type { BrowserContext } from '@playwright/test';

/** The tag itself is a package, and the look of a host is in the answer for a tag. */
const ofNoBuild: ReadonlySet<string> = new Set(['tag', 'themes']);

/**
 * Records of which remotes and hosts the pages of a context load files. `npm test` runs a spec file
 * again when one of those changed (`scripts/test-run/journeys.ts`).
 */
export function recordLoads(context: BrowserContext, loads: Set<string>): void {
  context.on('request', (request) => {
    const [, build] =
      /^\/((?:remotes|hosts)\/[\w-]+)\//.exec(new URL(request.url()).pathname) ?? [];
    if (build !== undefined) loads.add(build);
    // A tag's files are copies of those of the same builds.
    const [, embedded] = /^\/embedded\/([\w-]+)\//.exec(new URL(request.url()).pathname) ?? [];
    if (embedded === 'host') loads.add('hosts/embed');
    else if (embedded !== undefined && !ofNoBuild.has(embedded)) loads.add(`remotes/${embedded}`);
  });
}
