import type { BrowserContext } from '@playwright/test';

/**
 * Records of which remotes and hosts the pages of a context load files. `npm test` runs a spec file
 * again when one of those changed (`scripts/test-run/journeys.ts`).
 */
export function recordLoads(context: BrowserContext, loads: Set<string>): void {
  context.on('request', (request) => {
    const [, build] =
      /^\/((?:remotes|hosts)\/[\w-]+)\//.exec(new URL(request.url()).pathname) ?? [];
    if (build !== undefined) loads.add(build);
  });
}
