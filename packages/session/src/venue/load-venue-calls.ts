/** The script with a venue page's calls; `null` where it failed to load. */
export const loadVenueCalls = () => import('./soon.ts').catch(() => null);
