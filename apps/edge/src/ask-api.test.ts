import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { createAskApi } from './ask-api.ts';

/** The first offers of a page were judged by the rules of no site, the later ones by those of the visitor's. */
it('tells the API at which site the visitor is', async () => {
  const api = createServer((request, answer) => answer.end(String(request.headers['x-forwarded-host'])));
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  const ask = createAskApi(`http://127.0.0.1:${(api.address() as AddressInfo).port}`);
  expect(await ask('/apiv2/availability/v_1', 'some.site.example')).toEqual({ status: 200, text: 'some.site.example' });
  expect((await ask('/readyz'))?.text).toBe('undefined');
  api.close();
});
