import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSandbox } from '../sandbox.ts';

const sandbox = createSandbox();
let url = '';
beforeAll(async () => {
  ({ url } = await sandbox.start({ http: 0, smtp: 0 }));
});
afterAll(() => sandbox.stop());

const translate = async (body: object): Promise<[number, unknown]> => {
  const response = await fetch(`${url}/translation`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return [response.status, await response.json()];
};

test('a text is marked with the wanted language, and its own is recognised', async () => {
  expect(await translate({ text: 'Ein Haus am Meer und ein Garten', to: 'en' })).toEqual([
    200,
    { translation: '[en] Ein Haus am Meer und ein Garten', from: 'de' },
  ]);
  expect(await translate({ text: 'A house by the sea', to: 'en' })).toEqual([
    200,
    { translation: 'A house by the sea', from: 'en' },
  ]);
  expect(await translate({ text: '', to: 'en' })).toEqual([
    400,
    expect.objectContaining({ field: 'text' }),
  ]);
});
