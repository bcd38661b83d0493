import { afterEach, expect, it } from 'vitest';
import { busy, createTestSite, hostCode, jobOf, remoteCode, htmlOf } from './testing/test-site.ts';

let site: ReturnType<typeof createTestSite>;
afterEach(() => site.end());

const forEver = 'for (;;) ;';

it('draws pages without a remote that loops for ever, and tries it again after a while', async () => {
  let time = 0;
  site = createTestSite({ limits: { firstCpu: 200, bar: 60_000 }, now: () => time });
  const loop = site.remote('loop', remoteCode('loop', { draw: forEver }));
  const job = jobOf(['good', 'loop'], { good: site.remote('good'), loop });
  const without = { html: '[good][-]', undrawn: [{ remote: 'loop', reason: 'barred' }] };
  expect(await site.pool.draw(job)).toMatchObject(without);
  expect(site.reports).toEqual([
    { kind: 'stopped', file: loop.file, reason: 'cpu' },
    { kind: 'barred', file: loop.file, until: 60_000 },
  ]);
  time = 59_999;
  expect(await site.pool.draw(job)).toMatchObject(without);
  expect(site.reports).toHaveLength(2);
  time = 60_000;
  expect(await site.pool.draw(job)).toMatchObject(without);
  expect(site.reports).toHaveLength(4);
});

it('lets another version of a barred remote draw', async () => {
  site = createTestSite({ limits: { firstCpu: 200 } });
  const bad = site.remote('list', remoteCode('list', { draw: forEver }), '1');
  expect(htmlOf(await site.pool.draw(jobOf(['list'], { list: bad })))).toBe('[-]');
  const mended = site.remote('list', remoteCode('list'), '2');
  expect(htmlOf(await site.pool.draw(jobOf(['list'], { list: mended })))).toBe('[list]');
});

it('does not let others wait for a page whose remote loops', async () => {
  site = createTestSite({ workers: 2, limits: { firstCpu: 1000 } });
  const loop = site.remote('loop', remoteCode('loop', { draw: forEver }));
  const good = site.remote('good');
  const order: string[] = [];
  const looping = site.pool.draw(jobOf(['loop'], { loop })).then(() => order.push('looping'));
  for (const place of ['second', 'third'])
    await site.pool.draw(jobOf(['good'], { good })).then(() => order.push(place));
  await looping;
  expect(order).toEqual(['second', 'third', 'looping']);
});

it('draws without each of several remotes that loop', async () => {
  site = createTestSite({ limits: { firstCpu: 200 } });
  const looping = (id: string) => site.remote(id, remoteCode(id, { draw: forEver }));
  const remotes = { a: looping('a'), b: looping('b'), good: site.remote('good') };
  expect(htmlOf(await site.pool.draw(jobOf(['a', 'b', 'good'], remotes)))).toBe('[-][-][good]');
});

it('gives up a page on which one remote after another loops', async () => {
  site = createTestSite({ limits: { firstCpu: 100 } });
  const ids = ['a', 'b', 'c', 'd', 'e'];
  const remotes = Object.fromEntries(
    ids.map((id) => [id, site.remote(id, remoteCode(id, { draw: forEver }))]),
  );
  expect(await site.pool.draw(jobOf(ids, remotes))).toBeNull();
  expect(site.stopped()).toHaveLength(4);
});

it.each([
  ['never answers', 'await new Promise(() => {})', { idle: 1000 }, 'idle'],
  [
    'sleeps',
    'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)',
    { step: 1000 },
    'stuck',
  ],
  ['ends its thread', 'process.exit()', {}, 'crash'],
  [
    'takes all memory',
    'let all = null; for (;;) all = { all, more: [1, 2, 3] }',
    { memory: 100, firstCpu: Infinity },
    'memory',
  ],
  [
    'takes all memory in one list',
    'const all = []; for (;;) all.push(all.length)',
    { memory: 100, firstCpu: Infinity },
    'memory',
  ],
  [
    'takes all memory outside of the heap',
    'const all = []; for (;;) all.push(Buffer.alloc(1e6, 1))',
    { memory: 100, firstCpu: Infinity },
    'memory',
  ],
  [
    'is ended by V8 for its memory',
    'let all = null; for (;;) all = { all, more: [1, 2, 3] }',
    { memory: Infinity, heap: 64, firstCpu: Infinity },
    'memory',
  ],
] as const)('draws pages without a remote that %s', async (_what, draw, limits, reason) => {
  site = createTestSite({ limits });
  const bad = site.remote('bad', remoteCode('bad', { draw }));
  const remotes = { good: site.remote('good'), bad };
  const job = jobOf(['good', 'bad', 'good'], remotes);
  expect(await site.pool.draw(job)).toMatchObject({ html: '[good][-][good]' });
  expect(site.stopped()).toEqual([[bad.file, reason]]);
  expect(await site.pool.draw(job)).toMatchObject({ html: '[good][-][good]' });
  expect(site.stopped()).toHaveLength(1);
});

it('allows a drawing little time once its code is compiled', async () => {
  site = createTestSite({ limits: { remoteCpu: 50, firstCpu: 20_000 } });
  const slow = site.remote('slow', remoteCode('slow', { draw: busy(150) }));
  const job = jobOf(['slow'], { slow });
  for (const html of ['[slow]', '[slow]', '[slow]', '[-]'])
    expect(htmlOf(await site.pool.draw(job))).toBe(html);
  expect(site.stopped()).toEqual([[slow.file, 'cpu']]);
});

it('blames nobody for what a remote before it took to load and to draw', async () => {
  site = createTestSite({ limits: { remoteCpu: 100, firstCpu: 20_000 } });
  const good = site.remote('good', remoteCode('good', { draw: busy(60) }));
  const draw = async (version: string) => {
    const code = remoteCode('slow', { load: busy(200) });
    const remotes = { good, slow: site.remote('slow', code, version) };
    return htmlOf(await site.pool.draw(jobOf(['slow', 'good', 'good'], remotes)));
  };
  for (const version of ['1', '2', '3', '4'])
    expect(await draw(version)).toBe('[slow][good][good]');
  expect(site.reports).toEqual([]);
});

it('ends what a drawing leaves behind with it', async () => {
  site = createTestSite({ limits: { hostCpu: 200, firstCpu: 200 } });
  const later = `for (const start of [setTimeout, setInterval]) start(() => { ${forEver} }, 1);
    setImmediate(() => { ${forEver} })`;
  site.place(
    '/host/server.js',
    hostCode({ after: 'await new Promise((next) => setTimeout(next, 20))' }),
  );
  const list = site.remote('list', remoteCode('list', { draw: later }));
  expect(htmlOf(await site.pool.draw(jobOf(['list'], { list })))).toBe('[list]');
  expect(site.stopped()).toEqual([]);
});

it('outlives errors that nobody catches', async () => {
  site = createTestSite();
  const draw = `void Promise.reject(new Error('for Ada'));
    await new Promise((next) => setTimeout(() => { next(); throw new TypeError('for Ada'); }, 1))`;
  const list = site.remote('list', remoteCode('list', { draw }));
  expect(htmlOf(await site.pool.draw(jobOf(['list'], { list })))).toBe('[list]');
  expect(htmlOf(await site.pool.draw(jobOf([], {})))).toBe('');
  expect(site.reports).toMatchObject([
    { kind: 'output', line: expect.stringMatching(/^unhandled: Error at /) },
    { kind: 'output', line: expect.stringMatching(/^uncaught: TypeError at /) },
  ]);
});

it('replaces a thread that has grown over many pages', async () => {
  site = createTestSite({ limits: { memoryBetweenPages: 100 } });
  const leak = site.remote(
    'leak',
    remoteCode('leak', {
      load: 'const kept = []',
      draw: 'kept.push(Buffer.alloc(3e7, 1))',
      html: 'String(kept.length)',
    }),
  );
  const seen: (string | undefined)[] = [];
  for (let page = 0; page < 8; page += 1)
    seen.push(htmlOf(await site.pool.draw(jobOf(['leak'], { leak }))));
  expect(seen[0]).toBe('[1]');
  expect(seen.indexOf('[1]', 1)).toBeGreaterThan(1);
  expect(new Set(site.stopped().map(String))).toEqual(new Set([',grown']));
});

it.each([
  ['loops', forEver, {}, 'cpu'],
  ['never answers', 'await new Promise(() => {})', { idle: 1000 }, 'idle'],
  ['asks for ever', `for (;;) await drawRemote('good', { greet: () => '' }, undefined)`, {}, 'cpu'],
])(
  'leaves the pages of a host that %s to the browser for a while',
  async (_what, before, limits, reason) => {
    let time = 0;
    site = createTestSite({ limits: { firstCpu: 300, ...limits }, now: () => time });
    const host = { file: '/bad/server.js', integrity: null };
    site.place(host.file, hostCode({ before }));
    const job = jobOf([], { good: site.remote('good') }, { host });
    expect(await site.pool.draw(job)).toBeNull();
    expect(site.stopped()).toEqual([[host.file, reason]]);
    expect(await site.pool.draw(job)).toBeNull();
    expect(site.stopped()).toHaveLength(1);
    expect(htmlOf(await site.pool.draw(jobOf(['good'], job.remotes)))).toBe('[good]');
    time = 60_000;
    site.place(host.file, hostCode());
    expect(await site.pool.draw(job)).not.toBeNull();
  },
);

it('does not begin pages of a host that was barred while they waited', async () => {
  site = createTestSite({ limits: { firstCpu: 200 } });
  site.place('/host/server.js', hostCode({ before: forEver }));
  const pages = [1, 2, 3].map(() => site.pool.draw(jobOf([], {})));
  expect(await Promise.all(pages)).toEqual([null, null, null]);
  expect(site.stopped()).toHaveLength(1);
});
