import { loadCountry, translateText } from '@foyer/contract';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Database } from '../database/database.ts';
import { type SandboxSetup, startSandbox } from '../testing/sandbox-setup.ts';
import { startTestApp, type TestApp } from '../testing/start-test-app.ts';
import { openFreshPostgres, patience } from '../testing/test-databases.ts';
import { valueOf, visitor } from '../testing/visitor.ts';

let database: Database;
let sandbox: SandboxSetup;
let test: TestApp;
beforeAll(async () => {
  database = await openFreshPostgres();
}, patience);
afterAll(() => database.close());
beforeEach(async () => {
  sandbox = await startSandbox();
  test = await startTestApp({ database, sandboxUrl: sandbox.url });
}, patience);
afterEach(async () => {
  await test.app.close();
  await sandbox.stop();
});

const text = 'Ein stilles Haus am Hafen und ein Garten.';
const translate = (body: object = { text, lang: 'en' }) =>
  visitor(test.app).call('POST', translateText.path, translateText.answer, body);
const country = (ip: string) =>
  visitor(test.app, 'test-house', 'localhost', () => ({}), ip).call(
    'GET',
    loadCountry.path,
    loadCountry.answer,
  );
const faults = [['fail'], ['refuse'], ['slow'], ['lie']];

it('a description is translated, and its own language recognised (API-032, A-029)', async () => {
  expect(valueOf(await translate())).toEqual({ text: `[en] ${text}`, detectedLanguage: 'de' });
  expect(valueOf(await translate({ text, lang: 'de' }))).toEqual({ text, detectedLanguage: 'de' });
  expect(test.troubles).toEqual([]);
});

it.each(faults)(
  'a translator that answers with %s leaves the text unchanged, and a log line without the text (API-032, D-4)',
  async (mode) => {
    await sandbox.tell('translation', mode, 60_000);
    expect(valueOf(await translate())).toEqual({ text, detectedLanguage: null });
    expect(test.troubles).toEqual([expect.stringMatching(/^translation: /)]);
    expect(test.troubles[0]).not.toContain('Hafen');
    await sandbox.tell('translation', 'ok');
    expect(valueOf(await translate())).toMatchObject({ detectedLanguage: 'de' });
    await sandbox.tell('translation', 'fail');
    expect(valueOf(await translate())).toMatchObject({ detectedLanguage: 'de' });
  },
);

it.each([
  [{ text: ' ', lang: 'en' }, 'text'],
  [{ text: 'x'.repeat(8001), lang: 'en' }, 'text'],
  [{ text, lang: 'english' }, 'lang'],
])('an invalid request for a translation is refused, naming the field', async (body, field) => {
  expect((await translate(body)).problem).toMatchObject({ code: 'invalid_field', field });
});

it('the country of the caller’s address is returned, or that it is unknown (API-039, A-149)', async () => {
  expect([
    valueOf(await country('198.51.100.7')),
    valueOf(await country('192.0.2.1')),
    valueOf(await country('8.8.8.8')),
  ]).toEqual([{ country: 'de' }, { country: 'se' }, { country: null }]);
});

it.each(faults)(
  'a geolocation that answers with %s is no country, and a log line without the address (API-039, D-4)',
  async (mode) => {
    await sandbox.tell('location', mode, 60_000);
    expect(valueOf(await country('198.51.100.7'))).toEqual({ country: null });
    expect(test.troubles).toEqual([expect.stringMatching(/^location: /)]);
    expect(test.troubles[0]).not.toContain('198.51');
  },
);
