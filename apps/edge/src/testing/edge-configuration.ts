import { testInternalSecret } from '@foyer/api/testing';
import type { Configuration } from '../configuration.ts';

/** A front door's configuration; its API does not answer unless another is given. */
export const edgeConfiguration = (
  own: Pick<Configuration, 'siteFolder'> & Partial<Configuration>,
): Configuration => ({
  port: 0,
  host: '127.0.0.1',
  apiUrl: 'http://127.0.0.1:1',
  vaultOrigin: 'http://localhost:1',
  internalSecret: [testInternalSecret],
  publicUrl: 'http://localhost:4000',
  logLevel: 'silent',
  ...own,
});
