/** The script with which a venue page asks; `null` where it did not come. */
export const loadVenueCalls = () => import('./soon.ts').catch(() => null);
