import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterEach, describe, expect, it } from 'vitest';
import {
  createSignal,
  createTestSite,
  hashOf,
  hostCode,
  jobOf,
  remoteCode,
  htmlOf,
} from './testing/test-site.ts';

let site: ReturnType<typeof createTestSite>;
afterEach(() => site.end());

it('draws a page with its remotes, their messages and the host’s session', async () => {
  site = createTestSite();
  const list = site.remote(
    'list',
    remoteCode('list', { html: '`${session.greet()} ${words.welcome} ${part}`' }),
  );
  expect(await site.pool.draw(jobOf(['list', 'unknown'], { list }))).toEqual({
    kind: 'drawn',
    html: '[hello Welcome undefined][-]',
    boot: { venue: '2' },
    undrawn: [],
  });
  expect(site.reports).toEqual([]);
});

it.each([
  ['throws', remoteCode('bad', { draw: `throw new TypeError('for Ada')` }), /^TypeError at /],
  ['rejects with no error', remoteCode('bad', { draw: `throw 'for Ada'` }), /not an error/],
  ['cannot be loaded', remoteCode('bad', { load: `throw new Error('x')` }), /^Error at /],
  ['exports nothing', 'export {};', /does not export/],
  ['is another remote', remoteCode('other'), /another remote/],
  ['draws no text', remoteCode('bad', { html: '5' }), /another shape/],
])('leaves a remote out that %s', async (_what, code, reason) => {
  site = createTestSite();
  const remotes = { good: site.remote('good'), bad: site.remote('bad', code) };
  const drawn = await site.pool.draw(jobOf(['bad', 'good'], remotes));
  expect(drawn).toMatchObject({
    html: '[-][good]',
    undrawn: [{ remote: 'bad', reason: expect.stringMatching(reason) }],
  });
  expect(site.reports).toEqual([
    {
      kind: 'undrawn',
      remote: 'bad',
      file: remotes.bad.file,
      reason: expect.stringMatching(reason),
    },
  ]);
  expect(JSON.stringify([drawn, site.reports])).not.toContain('Ada');
});

it('runs no code of a file that differs from its hash', async () => {
  site = createTestSite();
  const altered = site.remote('list', remoteCode('list', { load: `console.log('loaded')` }));
  const remotes = { list: { ...altered, integrity: hashOf('as it was built') } };
  const job = jobOf(['list'], remotes);
  expect((await site.pool.draw(job))?.undrawn).toEqual([
    { remote: 'list', reason: 'the file differs from its hash' },
  ]);
  const altogether = { ...job, host: { ...job.host, integrity: hashOf('as it was built') } };
  expect(await site.pool.draw(altogether)).toBeNull();
  expect(site.reports.map(({ kind }) => kind)).toEqual(['undrawn', 'undrawn']);
  const sound = { ...job, host: { ...job.host, integrity: hashOf(hostCode()) } };
  expect(htmlOf(await site.pool.draw(sound))).toBe('[-]');
});

it('tries files again that were still being copied', async () => {
  site = createTestSite();
  const list = { ...site.remote('list'), words: '/late.json' };
  const host = { file: '/late/server.js', integrity: null };
  const reasonNow = async () => {
    const drawn = await site.pool.draw(jobOf(['list'], { list }, { host }));
    return drawn && (drawn.undrawn[0]?.reason ?? htmlOf(drawn));
  };
  site.place(host.file, 'export const draw = {');
  expect(await reasonNow()).toBeNull();
  site.place(host.file, hostCode());
  site.place(list.file, 'export');
  expect(await reasonNow()).toBe('the file differs from its hash');
  site.place(list.file, remoteCode('list'));
  expect(await reasonNow()).toBe('its messages are missing');
  site.place('/late.json', '{');
  expect(await reasonNow()).toMatch(/^SyntaxError/);
  site.place('/late.json', '{}');
  expect(await reasonNow()).toBe('[list]');
});

it('draws each page with the version that was chosen for it', async () => {
  site = createTestSite();
  const draw = async (list: ReturnType<typeof site.remote>) =>
    htmlOf(await site.pool.draw(jobOf(['list'], { list })));
  const old = site.remote('list', remoteCode('list', { html: `'old'` }), '1');
  expect(await draw(old)).toBe('[old]');
  const fresh = site.remote('list', remoteCode('list', { html: `'new'` }), '2');
  expect(await draw(fresh)).toBe('[new]');
  expect(await draw(old)).toBe('[old]');
});

describe('a sent form', () => {
  const acting = `export const draw = { venue: async (known, drawRemote, actRemote) => {
    const session = { told: [] };
    let acted = await actRemote('form', session, known.sent);
    while (acted?.after) acted = await acted.after();
    return { kind: 'leads', to: acted === null ? 'failed' : session.told.join(), cookies: [] };
  } };`;
  const remote = (act: string) =>
    site.remote(
      'form',
      `export default { id: 'form', contract: 1, draw: async () => ({ html: '', lazy: [] }), ${act} };`,
    );
  const leadsTo = async (act: string) => {
    site = createTestSite({ limits: { firstCpu: 200 } });
    site.place('/host/server.js', acting);
    const form = remote(act);
    const drawing = await site.pool.draw(jobOf([], { form }, { known: { sent: 'fields' } }));
    return drawing?.kind === 'leads' ? drawing.to : null;
  };

  it('is acted on by its remote, step by step', async () => {
    expect(
      await leadsTo(`act: async ({ told }, sent) => {
        told.push(sent);
        return () => { told.push('then'); return () => void told.push('last'); };
      }`),
    ).toBe('fields,then,last');
  });

  it.each([
    ['takes none', ''],
    ['throws', `act: async () => { throw new Error('broken') }`],
  ])('fails for its page alone where the remote %s', async (_, act) => {
    expect(await leadsTo(act)).toBe('failed');
  });

  it('that never ends stops its thread, and nobody else', async () => {
    expect(await leadsTo(`act: async () => { for (;;); }`)).toBe('failed');
    expect(site.stopped()).toHaveLength(1);
  });
});

it('draws two pages at once', async () => {
  site = createTestSite({ workers: 2 });
  site.place(
    '/host/server.js',
    hostCode({
      before: `Atomics.add(known.begun, 0, 1);
        while (Atomics.load(known.begun, 0) < 2) await new Promise((next) => setTimeout(next, 1))`,
    }),
  );
  const begun = createSignal();
  const job = jobOf([], {}, { known: { begun } });
  const drawn = await Promise.all([site.pool.draw(job), site.pool.draw(job)]);
  expect(drawn).toMatchObject([{ html: '' }, { html: '' }]);
});

it('draws one remote at a time, whatever the host waits for', async () => {
  site = createTestSite();
  site.place(
    '/host/server.js',
    `export const draw = { venue: async ({ slots }, drawRemote) => {
      const all = slots.map((id) => drawRemote(id, { greet: () => '' }, undefined));
      await all[0];
      setTimeout(() => drawRemote('late', { greet: () => '' }, undefined), 1);
      return { kind: 'drawn', html: '', boot: {} };
    } };`,
  );
  const code = (id: string) =>
    remoteCode(id, {
      load: 'const pause = () => new Promise((next) => setTimeout(next, 20))',
      draw: `console.log('${id} begins'); await pause(); console.log('${id} ends')`,
    });
  const remotes = Object.fromEntries(
    ['a', 'b', 'late'].map((id) => [id, site.remote(id, code(id))]),
  );
  const inTurn = ['a begins', 'a ends', 'b begins', 'b ends'];
  const lines = () => site.reports.map((event) => event.kind === 'output' && event.line);
  expect(await site.pool.draw(jobOf(['a', 'b'], remotes))).not.toBeNull();
  expect(lines()).toEqual(inTurn);
  // During the next page, the host asks again for the one before.
  expect(await site.pool.draw(jobOf(['a', 'b'], remotes))).not.toBeNull();
  expect(lines()).toEqual([...inTurn, ...inTurn]);
});

it('waits for a drawing that the host does not wait for', async () => {
  site = createTestSite();
  site.place(
    '/host/server.js',
    `export const draw = { venue: async (known, drawRemote) => {
      void drawRemote('a', { greet: () => '' }, undefined);
      await new Promise((next) => setTimeout(next, 10));
      return { kind: 'drawn', html: '', boot: {} };
    } };`,
  );
  const draw = `await new Promise((next) => setTimeout(next, 50)); console.log('drawn')`;
  const a = site.remote('a', remoteCode('a', { load: `console.log('loaded')`, draw }));
  expect(await site.pool.draw(jobOf([], { a }))).not.toBeNull();
  expect(site.reports).toMatchObject([{ line: 'loaded' }, { line: 'drawn' }]);
});

it.each([
  ['throws', hostCode({ before: `throw new RangeError('for Ada')` }), /^RangeError at /],
  ['answers something else', 'export const draw = { venue: () => ({}) };', /another shape/],
  ['is missing', null, /ERR_MODULE_NOT_FOUND/],
])('leaves the page to the browser where its host %s', async (_what, code, reason) => {
  site = createTestSite();
  const host = { file: '/bad/server.js', integrity: null };
  if (code !== null) site.place(host.file, code);
  expect(await site.pool.draw(jobOf([], {}, { host }))).toBeNull();
  expect(site.reports).toEqual([
    { kind: 'undrawn', remote: null, file: host.file, reason: expect.stringMatching(reason) },
  ]);
  expect(JSON.stringify(site.reports)).not.toContain('Ada');
  expect(await site.pool.draw(jobOf([], {}))).not.toBeNull();
});

it('leaves a page to the browser that its host does not draw', async () => {
  site = createTestSite();
  site.place('/host/server.js', 'export const draw = { venue: () => null };');
  expect(await site.pool.draw(jobOf([], {}))).toBeNull();
  expect(await site.pool.draw(jobOf([], {}, { page: 'checkout' }))).toBeNull();
  expect(await site.pool.draw(jobOf([], {}, { page: 'constructor' }))).toBeNull();
  expect(site.reports).toEqual([]);
});

it('answers a job that is not plain data, and draws the next', async () => {
  site = createTestSite();
  expect(await site.pool.draw(jobOf([], {}, { known: { ask: () => 'Ada' } }))).toBeNull();
  expect(site.reports).toEqual([
    { kind: 'undrawn', remote: null, file: '/host/server.js', reason: 'not plain data' },
  ]);
  expect(await site.pool.draw(jobOf([], {}))).not.toBeNull();
});

it('does not keep a process alive that forgot to stop it', async () => {
  site = createTestSite();
  const pool = new URL('./draw-pool.ts', import.meta.url).href;
  const code = `import { createDrawPool } from '${pool}';
    const pool = createDrawPool({
      siteFolder: '${site.folder}', report: console.log, limits: { start: 20_000 }, workers: 1 });
    console.log((await pool.draw(${JSON.stringify(jobOf(['none'], {}))})).html);`;
  const ended = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', code], {
    timeout: 25_000,
  });
  expect(ended.stdout).toBe('[-]\n');
});

it('gives drawn code no environment, and forwards what it writes', async () => {
  site = createTestSite();
  const list = site.remote(
    'list',
    remoteCode('list', {
      draw: `console.log('one\\ntwo'); console.error('x'.repeat(9999))`,
      html: 'JSON.stringify(process.env)',
    }),
  );
  expect(htmlOf(await site.pool.draw(jobOf(['list'], { list })))).toBe('[{}]');
  expect(site.reports).toEqual([
    { kind: 'output', stream: 'stdout', line: 'one' },
    { kind: 'output', stream: 'stdout', line: 'two' },
    { kind: 'output', stream: 'stderr', line: 'x'.repeat(500) },
  ]);
});
