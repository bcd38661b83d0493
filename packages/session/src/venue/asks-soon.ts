/** The script with which a venue page asks; `null` where it did not come. */
export const asksSoon = () => import('./soon.ts').catch(() => null);
