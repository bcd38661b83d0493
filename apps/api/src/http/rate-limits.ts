import type { Configuration } from '../configuration.ts';

/** Calls that create something count against their caller's address. */
export const creatingLimit = ({ rateLimit }: Pick<Configuration, 'rateLimit'>): object =>
  rateLimit === 0 ? {} : { rateLimit: { max: rateLimit, timeWindow: '1 minute' } };
