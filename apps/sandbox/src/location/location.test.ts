import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSandbox } from '../sandbox.ts';

const sandbox = createSandbox();
let url = '';
beforeAll(async () => {
  ({ url } = await sandbox.start({ http: 0, smtp: 0 }));
});
afterAll(() => sandbox.stop());

test.each([
  ['127.0.0.1', 200, { country: 'FI' }],
  ['198.51.100.7', 200, { country: 'DE' }],
  ['8.8.8.8', 200, { country: null }],
  ['nobody', 400, expect.objectContaining({ field: 'ip' })],
])('the address %s is answered with %i %o', async (ip, status, body) => {
  const response = await fetch(`${url}/location/${ip}`);
  expect([response.status, await response.json()]).toEqual([status, body]);
});
