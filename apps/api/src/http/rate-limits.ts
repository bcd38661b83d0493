import type { Configuration } from '../configuration.ts';

/** Limit per address for calls that create something. */
export const creatingLimit = ({ rateLimit }: Pick<Configuration, 'rateLimit'>): object =>
  rateLimit === 0 ? {} : { rateLimit: { max: rateLimit, timeWindow: '1 minute' } };
