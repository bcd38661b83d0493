import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { orFailed, type Failure } from './outcome.ts';
import { readJourneys, readVitest } from './read-outcome.ts';
import { summary } from './summary.ts';
import { vitestOutcome, type RunModule } from './vitest-reporter.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'test-run-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const kept = (report: unknown): string => {
  const file = path.join(folder, 'report.json');
  writeFileSync(file, typeof report === 'string' ? report : JSON.stringify(report));
  return file;
};

const storyFile = (
  tests: { fullName: string; state: string; message?: string; flaky?: boolean }[],
  unreadable?: string,
): RunModule => ({
  relativeModuleId: 'apps/remotes/room-list/src/room-card.stories.tsx',
  project: { name: 'stories in German' },
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
  stats: { expected: 2, flaky: 1 },
  suites: [
    {
      title: 'pay.spec.ts',
      specs: [
        {
          title: 'pays with a card',
          file: 'pay.spec.ts',
          tests: [{ status: 'expected', results: [{ errors: [] }] }],
        },
        {
          title: 'pays twice',
          file: 'pay.spec.ts',
          tests: [
            {
              status: 'flaky',
              results: [{ errors: [{ message: 'Error: too early' }] }, { errors: [] }],
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

describe('what vitest came to', () => {
  it('a failed test says its file, its look and its error', () => {
    const file = kept(
      vitestOutcome(
        [
          storyFile([
            { fullName: 'Room card > Sold out', state: 'failed', message: 'expected 1 to be 2' },
            { fullName: 'Room card > Free', state: 'passed' },
          ]),
        ],
        [],
      ),
    );
    expect(readVitest(file)).toEqual({
      passed: 1,
      failures: [
        {
          file: 'apps/remotes/room-list/src/room-card.stories.tsx (stories in German)',
          name: 'Room card > Sold out',
          error: 'AssertionError: expected 1 to be 2',
        },
      ],
      secondTries: [],
    });
  });

  it('a test that passed only when tried again has passed, and says what went wrong at first', () => {
    expect(
      vitestOutcome(
        [
          storyFile([
            { fullName: 'Room card > Free', state: 'passed', message: 'too early', flaky: true },
          ]),
        ],
        [],
      ),
    ).toEqual({
      passed: 1,
      failures: [],
      secondTries: [
        {
          file: 'apps/remotes/room-list/src/room-card.stories.tsx (stories in German)',
          name: 'Room card > Free',
          error: 'AssertionError: too early',
        },
      ],
    });
  });

  it('a file that cannot be read, and an error outside any test, are failures', () => {
    const { failures } = vitestOutcome(
      [storyFile([], 'Unexpected token')],
      [{ name: 'Error', message: 'lost promise' }],
    );
    expect(failures.map(({ name, error }) => `${name}: ${error}`)).toEqual([
      'could not be run: SyntaxError: Unexpected token',
      'an error outside any test: lost promise',
    ]);
  });
});

describe('what the journeys came to', () => {
  it('a failed journey says its file and the groups it stands in', () => {
    const { passed, failures, secondTries } = readJourneys(kept(journeyReport));
    expect(passed).toBe(3);
    expect(secondTries).toEqual([
      { file: 'apps/e2e/journeys/pay.spec.ts', name: 'pays twice', error: 'Error: too early' },
    ]);
    expect(failures.map(({ file, name }) => `${file} › ${name}`)).toEqual([
      'apps/e2e/journeys/pay.spec.ts › with a card that is refused › says why',
    ]);
  });

  it('a stack that does not come up is a failure, though no journey ran', () => {
    expect(
      readJourneys(
        kept({
          errors: [{ message: 'port 4000 is taken' }],
          suites: [],
          stats: { expected: 0, flaky: 0 },
        }),
      ).failures,
    ).toHaveLength(1);
  });
});

it.each([
  ['torn', '{"passed": 12, "fail'],
  ['of another shape', '{}'],
])('a report that is %s is a failure of its runner', (_how, text) => {
  expect(readVitest(kept(text))).toMatchObject({
    passed: 0,
    failures: [{ file: 'vitest', name: 'left no report' }],
  });
});

it('a runner that ended badly is a failure, though its report knows of none', () => {
  expect(
    orFailed({ passed: 3, failures: [], secondTries: [] }, 'vitest', 'vitest failed (exit 1).')
      .failures,
  ).toHaveLength(1);
  expect(orFailed({ passed: 3, failures: [], secondTries: [] }, 'vitest', null).failures).toEqual(
    [],
  );
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
        readJourneys(kept(journeyReport)),
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
      '43 passed, 2 failed',
    ]);
  });

  it('says so when none failed', () => {
    expect(summary([{ passed: 2, failures: [], secondTries: [] }])).toBe(
      'No test failed.\n2 passed, 0 failed',
    );
  });

  it('keeps within what CI shows, however many failed', () => {
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
