import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { deployedVersions, journeyHash, missingIn, testList } from './journeys.ts';
import { type Failure, orFailed, type Outcome, type RunReport, sumOf } from './outcome.ts';
import { readJourneys, readVitest } from './read-outcome.ts';
import { runPart } from './run-part.ts';
import { summary, table } from './summary.ts';
import { vitestReport, type RunModule } from './vitest-reporter.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'test-run-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const passing: Outcome = { passed: 3, failures: [], secondTries: [] };
const total = ({ files, outside }: RunReport): Outcome => {
  const { failures, ...sum } = sumOf(Object.values(files));
  return { ...sum, failures: [...outside, ...failures] };
};

const kept = (report: unknown): string => {
  const file = path.join(folder, 'report.json');
  writeFileSync(file, typeof report === 'string' ? report : JSON.stringify(report));
  return file;
};

const roomCard = 'apps/remotes/room-list/src/room-card.stories.tsx';
const storyFile = (
  tests: { fullName: string; state: string; message?: string; flaky?: boolean }[],
  unreadable?: string,
): RunModule => ({
  relativeModuleId: roomCard,
  project: { name: 'stories' },
  errors: () => (unreadable === undefined ? [] : [{ name: 'SyntaxError', message: unreadable }]),
  children: {
    allTests: () =>
      tests.map(({ fullName, state, message, flaky = false }) => ({
        fullName,
        diagnostic: () => ({ flaky }),
        result: () => ({
          state,
          errors: message === undefined ? [] : [{ name: 'AssertionError', message }],
        }),
      })),
  },
});

const journeyReport = {
  errors: [],
  suites: [
    {
      title: 'pay.spec.ts',
      specs: [
        {
          title: 'pays with a card',
          file: 'pay.spec.ts',
          tests: [{ status: 'expected', results: [{ errors: [], annotations: [] }] }],
        },
        {
          title: 'pays twice',
          file: 'pay.spec.ts',
          tests: [
            {
              status: 'flaky',
              results: [
                { errors: [{ message: 'Error: too early' }], annotations: [] },
                { errors: [], annotations: [] },
              ],
            },
          ],
        },
      ],
      suites: [
        {
          title: 'with a card that is refused',
          specs: [
            {
              title: 'says why',
              file: 'pay.spec.ts',
              tests: [
                {
                  status: 'unexpected',
                  results: [
                    {
                      annotations: [],
                      errors: [
                        {
                          message:
                            '\u001b[31mError: the sentence is not there\u001b[39m\n\n    at pay.spec.ts:3:1',
                        },
                      ],
                    },
                  ],
                },
              ],
            },
          ],
        },
      ],
    },
  ],
};

describe('the outcome of vitest', () => {
  it('a failed test has its file, its project and its error', () => {
    const file = kept(
      vitestReport(
        [
          storyFile([
            { fullName: 'Room card > Sold out', state: 'failed', message: 'expected 1 to be 2' },
            { fullName: 'Room card > Free', state: 'passed' },
          ]),
        ],
        [],
      ),
    );
    expect(readVitest(file).files[roomCard]).toEqual({
      passed: 1,
      failures: [
        {
          file: 'apps/remotes/room-list/src/room-card.stories.tsx (stories)',
          name: 'Room card > Sold out',
          error: 'AssertionError: expected 1 to be 2',
        },
      ],
      secondTries: [],
    });
  });

  it('a test that passed at the second attempt has passed, with the error of the first', () => {
    expect(
      vitestReport(
        [
          storyFile([
            { fullName: 'Room card > Free', state: 'passed', message: 'too early', flaky: true },
          ]),
        ],
        [],
      ).files[roomCard],
    ).toEqual({
      passed: 1,
      failures: [],
      secondTries: [
        {
          file: 'apps/remotes/room-list/src/room-card.stories.tsx (stories)',
          name: 'Room card > Free',
          error: 'AssertionError: too early',
        },
      ],
    });
  });

  it('a file that cannot be read, and an error outside any test, are failures', () => {
    const { files, outside } = vitestReport(
      [storyFile([], 'Unexpected token')],
      [{ name: 'Error', message: 'lost promise' }],
    );
    const failures = [...(files[roomCard]?.failures ?? []), ...outside];
    expect(failures.map(({ name, error }) => `${name}: ${error}`)).toEqual([
      'could not be run: SyntaxError: Unexpected token',
      'an error outside any test: lost promise',
    ]);
  });
});

describe('the outcome of the journeys', () => {
  it('a failed journey has its file and its groups', () => {
    const { passed, failures, secondTries } = total(readJourneys(kept(journeyReport)));
    expect(passed).toBe(2);
    expect(secondTries).toEqual([
      { file: 'apps/e2e/journeys/pay.spec.ts', name: 'pays twice', error: 'Error: too early' },
    ]);
    expect(failures.map(({ file, name }) => `${file} › ${name}`)).toEqual([
      'apps/e2e/journeys/pay.spec.ts › with a card that is refused › says why',
    ]);
  });

  it('a stack that does not start is a failure, though no journey ran', () => {
    expect(
      readJourneys(
        kept({
          errors: [{ message: 'port 4000 is taken' }],
          suites: [],
        }),
      ).outside,
    ).toHaveLength(1);
  });
});

it.each([
  ['torn', '{"passed": 12, "fail'],
  ['of another shape', '{}'],
])('a report that is %s is a failure of its runner', (_how, text) => {
  expect(readVitest(kept(text))).toMatchObject({
    files: {},
    outside: [{ file: 'vitest', name: 'left no report' }],
  });
});

it('a runner that exits with an error is a failure, though its report has none', () => {
  const report: RunReport = { files: { 'a.test.ts': passing }, outside: [] };
  expect(orFailed(report, 'vitest', 'vitest failed (exit 1).').outside).toHaveLength(1);
  expect(orFailed(report, 'vitest', null).outside).toEqual([]);
});

describe('a part', () => {
  const hashes = { 'packages/ui': 'a', 'packages/ui-lab': 'b', '': 'c' };
  const run = async (
    changed: Readonly<Record<string, string>>,
    files: Readonly<Record<string, Outcome>>,
    { force = false, outside = [] }: { force?: boolean; outside?: Failure[] } = {},
  ) => {
    const asked: (readonly string[])[] = [];
    const now: Readonly<Record<string, string>> = { ...hashes, ...changed };
    const result = await runPart({
      name: 'rules',
      file: path.join(folder, 'kept.json'),
      units: Object.keys(now),
      hashOf: (unit) => now[unit] ?? '',
      force,
      run: (folders) => {
        asked.push(folders);
        return Promise.resolve({ files, outside });
      },
    });
    return { result, asked };
  };
  const first = {
    'packages/ui/src/a.test.ts': passing,
    'packages/ui-lab/src/b.test.ts': { ...passing, passed: 4 },
    'scripts/c.test.ts': { ...passing, passed: 5 },
  };
  const broken: Failure = { file: 'packages/ui/src/a.test.ts', name: 'a', error: 'no' };

  it('that passed is not run again, and counts with its stored outcome', async () => {
    await run({}, first);
    const { result, asked } = await run({}, {});
    expect(asked).toEqual([]);
    expect(result).toMatchObject({ outcome: { passed: 12, failures: [] }, kept: 12 });
  });

  it('is run again in the packages that changed, and in CI in all', async () => {
    await run({}, first);
    const again = { 'packages/ui/src/a.test.ts': { ...passing, passed: 2 } };
    const { result, asked } = await run({ 'packages/ui': 'x' }, again);
    expect(asked).toEqual([['packages/ui']]);
    expect(result).toMatchObject({ outcome: { passed: 11 }, kept: 9 });
    const { asked: inCi } = await run({ 'packages/ui': 'x' }, first, { force: true });
    expect(inCi).toEqual([['packages/ui', 'packages/ui-lab', '']]);
  });

  it('is run again where it failed, although nothing changed', async () => {
    const files = {
      ...first,
      'packages/ui/src/a.test.ts': { passed: 2, failures: [broken], secondTries: [] },
    };
    expect((await run({}, files)).result.outcome.failures).toEqual([broken]);
    expect((await run({}, first)).asked).toEqual([['packages/ui']]);
  });

  it('is run again as a whole after an error outside any test', async () => {
    const { result } = await run({}, first, { outside: [broken] });
    expect(result.outcome.failures).toEqual([broken]);
    expect((await run({}, first)).asked).toEqual([['packages/ui', 'packages/ui-lab', '']]);
  });
});

describe('journeys', () => {
  const versions = { 'remotes/search': '1', 'remotes/checkout': '1', 'hosts/chain': '1' };
  const loads: Readonly<Record<string, readonly string[]>> = {
    'pay.spec.ts › pays': ['remotes/checkout', 'hosts/chain'],
    'search.spec.ts › finds': ['remotes/search', 'hosts/chain'],
    'search.spec.ts › in German': ['*'],
  };
  const ids = Object.keys(loads);
  /** Runs what changed, and returns it. */
  const run = async ({ base = 'a', changed = {} }: { base?: string; changed?: object } = {}) => {
    let ran: readonly string[] = [];
    const deployed = new Map(Object.entries({ ...versions, ...changed }));
    await runPart({
      name: 'journeys',
      file: path.join(folder, 'kept.json'),
      units: ids,
      hashOf: journeyHash(folder, base, deployed),
      force: false,
      run: (units) => {
        ran = units;
        return Promise.resolve({
          files: Object.fromEntries(units.map((id) => [id, passing])),
          loads,
          outside: [],
        });
      },
    });
    return ran;
  };
  beforeEach(() => {
    for (const file of ['pay.spec.ts', 'search.spec.ts'])
      writeFileSync(path.join(folder, file), file);
  });

  it('all run first, and none again when nothing changed', async () => {
    expect(await run()).toEqual(ids);
    expect(await run()).toEqual([]);
  });

  it.each([
    ['remotes/checkout', ['pay.spec.ts › pays', 'search.spec.ts › in German']],
    ['remotes/search', ['search.spec.ts › finds', 'search.spec.ts › in German']],
    ['hosts/chain', ids],
    ['remotes/account', ['search.spec.ts › in German']],
  ])('with a new version of %s, those that load it run again', async (build, expected) => {
    await run();
    expect(await run({ changed: { [build]: '2' } })).toEqual(expected);
    expect(await run({ changed: { [build]: '2' } })).toEqual([]);
  });

  it('all run again after a change outside of remotes and hosts', async () => {
    await run();
    expect(await run({ base: 'b' })).toEqual(ids);
  });

  it('all of a changed spec file run again', async () => {
    await run();
    writeFileSync(path.join(folder, 'pay.spec.ts'), 'changed');
    expect(await run()).toEqual(['pay.spec.ts › pays']);
  });

  it('the versions are those that are deployed', () => {
    mkdirSync(path.join(folder, 'hosts'));
    const file = (name: string, content: unknown) =>
      writeFileSync(path.join(folder, name), JSON.stringify(content));
    file('remotes.json', {
      vendor: {},
      remotes: { search: { rules: [{ version: '1.0.0-abc' }], versions: {} } },
    });
    file('hosts/chain.json', { folder: '/hosts/chain/1.0.0-def', pages: {} });
    expect([...deployedVersions(folder)]).toEqual([
      ['remotes/search', '1.0.0-abc'],
      ['hosts/chain', '/hosts/chain/1.0.0-def'],
    ]);
  });

  it('what they loaded is read from all tries; without a record it may be everything', () => {
    const visits = (...builds: string[]) => ({
      errors: [],
      annotations: [
        { type: 'slow' },
        ...builds.map((description) => ({ type: 'loads', description })),
      ],
    });
    const spec = (title: string, ...results: object[]) => ({
      title,
      file: 'pay.spec.ts',
      tests: [{ status: 'expected', results }],
    });
    const { loads } = readJourneys(
      kept({
        errors: [],
        suites: [
          {
            title: 'pay.spec.ts',
            specs: [
              spec('pays', visits('remotes/checkout', 'hosts/chain'), visits('hosts/chain')),
              spec('plain', visits()),
            ],
          },
        ],
      }),
    );
    expect(loads).toEqual({
      'apps/e2e/journeys/pay.spec.ts › pays': ['remotes/checkout', 'hosts/chain'],
      'apps/e2e/journeys/pay.spec.ts › plain': ['*'],
    });
  });

  it('Playwright gets a list of them, and one that it does not run is a failure', () => {
    const asked = [
      'apps/e2e/journeys/sites/us.spec.ts › a group › pays',
      'apps/e2e/journeys/pay.spec.ts › pays',
    ];
    expect(testList(asked)).toBe('sites/us.spec.ts › a group › pays\npay.spec.ts › pays');
    const report = { files: { 'apps/e2e/journeys/pay.spec.ts › pays': passing }, outside: [] };
    expect(missingIn(report, asked).outside).toMatchObject([
      { file: asked[0], name: 'did not run' },
    ]);
  });
});

describe('the end of the run', () => {
  it('lists every runner’s failed tests with the first lines of the error, then counts', () => {
    const types: Failure = {
      file: 'npm test',
      name: 'types',
      error:
        'a.ts(1,1): error TS1\nb.ts(1,1): error TS2\nc.ts(1,1): error TS3\nd.ts(1,1): error TS4',
    };
    expect(
      summary([
        { passed: 0, failures: [types], secondTries: [] },
        { passed: 40, failures: [], secondTries: [] },
        total(readJourneys(kept(journeyReport))),
      ]).split('\n'),
    ).toEqual([
      'Passed only when tried again; each hides a defect, of the test or of Foyer:',
      '✗ apps/e2e/journeys/pay.spec.ts › pays twice',
      '    Error: too early',
      'Failed:',
      '✗ npm test › types',
      '    a.ts(1,1): error TS1',
      '    b.ts(1,1): error TS2',
      '    c.ts(1,1): error TS3',
      '✗ apps/e2e/journeys/pay.spec.ts › with a card that is refused › says why',
      '    Error: the sentence is not there',
      '42 passed, 2 failed',
    ]);
  });

  it('says so when none failed', () => {
    expect(summary([{ passed: 2, failures: [], secondTries: [] }])).toBe(
      'No test failed.\n2 passed, 0 failed',
    );
  });

  it('fits into what CI shows, however many failed', () => {
    const failures = Array.from({ length: 500 }, (_, index) => ({
      file: 'a.test.ts',
      name: `test ${index}`,
      error: 'x'.repeat(9_000).concat('\n').repeat(9),
    }));
    const lines = summary([{ passed: 400, failures, secondTries: failures }]).split('\n');
    expect(lines.length).toBeLessThan(90);
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(200);
    expect(lines.slice(-2)).toEqual(['… and 482 more', '400 passed, 500 failed']);
  });
});

it('a table shows each part’s tests and time, and what was not run again', () => {
  expect(
    table([
      { name: 'rules', outcome: passing, seconds: 61.4, kept: 2 },
      { name: 'api', outcome: { ...passing, passed: 412 }, seconds: 5, kept: 0 },
    ]),
  ).toBe('part   tests  seconds  kept\nrules      3       61     2\napi      412        5     0');
});
