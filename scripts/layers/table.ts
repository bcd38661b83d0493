/**
 * Which workspace packages each part may import; `types` means: type imports only. The design's
 * table, enforced by the test run.
 */
export type Layer = {
  may: readonly string[];
  typesOnly?: readonly string[];
  /** Further packages that its tests may import. */
  inTests?: readonly string[];
  /** Folders outside of the part that its files may import by path. */
  reaches?: readonly string[];
};

const remote: Layer = {
  may: ['federation', 'booking-ui', 'ui', 'domain', 'i18n', 'fixtures'],
  typesOnly: ['session', 'sites'],
};
const host: Layer = { may: ['shell', 'sites', 'ui'], typesOnly: ['embed'] };

/**
 * Longest matching folder wins. Fixtures serve stories and tests only (see `stories-and-tests`).
 */
export const layers: Readonly<Record<string, Layer>> = {
  'packages/domain': { may: [] },
  'packages/sites': { may: ['domain'] },
  'packages/contract': { may: ['domain'] },
  'packages/api-client': { may: ['contract'] },
  'packages/session': { may: ['domain', 'sites', 'contract', 'api-client'], typesOnly: ['i18n'] },
  'packages/i18n': { may: ['domain', 'sites'] },
  'packages/ui': { may: [] },
  'packages/booking-ui': { may: ['ui', 'domain', 'i18n'], typesOnly: ['session'] },
  'packages/federation': { may: ['i18n', 'ui', 'session'] },
  'packages/shell': {
    may: [
      'domain',
      'sites',
      'contract',
      'api-client',
      'session',
      'i18n',
      'ui',
      'booking-ui',
      'federation',
    ],
    typesOnly: ['embed'],
  },
  // Loads the rest of the site at run time; its tests hold what a tag takes to what an address takes.
  'packages/embed': { may: [], inTests: ['domain'] },
  'packages/react': { may: ['embed'] },
  'packages/build': { may: ['i18n'] },
  'packages/serving': { may: [] },
  'packages/fixtures': { may: ['domain', 'contract', 'session', 'sites', 'i18n'] },
  'apps/remotes': remote,
  'apps/hosts': host,
  'apps/lab': { may: ['sites', 'ui'] },
  'apps/vendor': { may: [] },
  // Its tests use the sandbox over real HTTP.
  'apps/api': { may: ['contract', 'domain', 'i18n', 'sites', 'serving'], inTests: ['sandbox'] },
  // Its tests run in front of the real API.
  'apps/edge': {
    may: ['contract', 'domain', 'i18n', 'sites', 'federation', 'serving'],
    inTests: ['api'],
  },
  // Its pages use the design tokens.
  // Its vault keeps a look for each merchant, as others' vaults do.
  'apps/sandbox': { may: ['i18n', 'sites', 'ui'] },
  // Knows Foyer by its tag alone, as any hotel does.
  'apps/hotel-website': { may: [] },
  // Starts the stack as `npm start` does.
  'apps/e2e': {
    may: ['fixtures', 'domain', 'i18n', 'sites', 'hotel-website'],
    reaches: ['scripts'],
  },
};
