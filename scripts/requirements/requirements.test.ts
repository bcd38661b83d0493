import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { root } from '../root.ts';
import { exportedNames, reachableExports } from './reachable-exports.ts';
import { idsInTest, idsInTests } from './ids-in-tests.ts';
import { requirementProblems } from './problems.ts';
import { reachedFromEntries } from './reached-from-entries.ts';
import { parseRequirements, readRequirements } from './read-requirements.ts';
import { rulesPage } from './rules-page.ts';

test('every rule has its function and its test, and tests name rules that exist', () => {
  expect(
    requirementProblems({
      requirements: readRequirements(),
      mentions: idsInTests(),
      exportedNames,
      isReached: reachedFromEntries(),
    }).join('\n'),
  ).toBe('');
});

test('docs/rules.md is generated from the requirements and tests (npm run rules writes it)', () => {
  const upToDate =
    readFileSync(path.join(root, 'docs/rules.md'), 'utf8') ===
    rulesPage(readRequirements(), idsInTests());
  expect(upToDate, 'docs/rules.md is out of date: npm run rules').toBe(true);
});

describe('the registry notices', () => {
  const mention = (id: string) => ({
    id,
    file: id === 'FORM-004' ? 'a.test.ts' : 'a.browser.test.tsx',
    title: 'a title',
  });
  const problems = (
    form: string,
    ids: readonly string[],
    more: readonly { name: string; text: string }[] = [],
  ) =>
    requirementProblems({
      requirements: parseRequirements([
        { name: 'form.tsv', text: form },
        { name: 'open.tsv', text: 'FORM-003\tanother rule\tnobody has built it\n' },
        { name: 'examples.tsv', text: 'C-001\tan example\n' },
        ...more,
      ]),
      mentions: ids.map(mention),
      exportedNames: (file) => (file === 'a.ts' ? new Set(['a', 'tested']) : null),
      isReached: (place) => place === 'a.ts#a',
    });
  const good = 'FORM-001\ta rule\ta.ts#a\n';

  it('nothing when all is consistent', () => {
    expect(problems(good, ['FORM-001', 'C-001', 'A-190', 'D-17', 'PRICE-001'])).toEqual([]);
  });
  it.each<[string, string, readonly string[]]>([
    ['FORM-001 is named by no test', good, []],
    [
      'is said to be a.ts#b, which is not exported there',
      'FORM-001\ta rule\ta.ts#b\n',
      ['FORM-001'],
    ],
    [
      'is said to be in b.ts, which does not exist',
      'FORM-001\ta rule\ta.ts#a b.ts#a\n',
      ['FORM-001'],
    ],
    [
      'is said to be a.ts#tested, which nothing but tests uses',
      'FORM-001\ta rule\ta.ts#tested\n',
      ['FORM-001'],
    ],
    ['a.browser.test.tsx names FORM-003, which is listed as open', good, ['FORM-001', 'FORM-003']],
    ['FORM-004 is tried in no browser', 'FORM-004\ta rule\ta.ts#a\n', ['FORM-004']],
    ['says nowhere where it is kept', 'FORM-001\ta rule\t \n', ['FORM-001']],
    ['FORM-001 is listed more than once', good + good, ['FORM-001']],
    ['FORM-072 is no requirement', 'FORM-072\ta rule\ta.ts#a\n', ['FORM-072']],
    ['a.browser.test.tsx names FORM-002, which is not listed', good, ['FORM-001', 'FORM-002']],
    ['a.browser.test.tsx names C-002, which is not listed', good, ['FORM-001', 'C-002']],
    ['a.browser.test.tsx names A-191, which is not listed', good, ['FORM-001', 'A-191']],
    ['form.tsv:1 is not id, line, where', 'FORM-001 a rule a.ts#a\n', []],
    ['form.tsv:1 SITE-001 belongs into another file', 'SITE-001\ta rule\ta.ts#a\n', []],
  ])('%s', (problem, form, ids) => {
    expect(problems(form, ids)).toEqual([expect.stringContaining(problem)]);
  });
  it('a rule listed as tested at its function only that is tested in a browser or does not exist', () => {
    const text = 'FORM-001\tno visitor meets it\nFORM-009\tno visitor meets it\n';
    expect(problems(good, ['FORM-001'], [{ name: 'beside.tsv', text }])).toEqual([
      'FORM-001 is tried where it is met: beside.tsv',
      'beside.tsv names FORM-009, which is no rule that is kept',
    ]);
  });
  it('an id that is listed both as a rule and as drawn', () => {
    expect(
      problems(good, ['FORM-001'], [{ name: 'drawn-form.tsv', text: 'FORM-001\ta width\n' }]),
    ).toEqual(['FORM-001 is listed more than once']);
  });
});

describe('an export', () => {
  const files: Readonly<Record<string, string>> = {
    'apps/shop/src/main.ts': `
      import { price as priceOf } from '@foyer/sums';
      import * as whole from './whole.ts';
      import './at-once.ts';
      const View = lazy(() => import('./later.tsx'));
      start(priceOf(whole.all), View);
      type Loaded = ReturnType<typeof import('@foyer/sums').onlyTyped>;`,
    'apps/shop/src/whole.ts': `export const all = 1; export { passedOn } from './passed-on.ts';`,
    'apps/shop/src/passed-on.ts': `export const passedOn = 1;`,
    'apps/shop/src/at-once.ts': `import { side } from '@foyer/sums'; side(); export const idle = 1;`,
    'apps/shop/src/later.tsx': `
      import { Card } from '@foyer/sums';
      export default function Later() { return <Card price={1} />; }`,
    'apps/shop/src/sums.test.ts': `import { tested } from '@foyer/sums'; tested();`,
    'packages/sums/src/index.ts': `
      export { price, tested, listed } from './price.ts';
      export * from './others.ts';`,
    'packages/sums/src/price.ts': `
      export const rate = 2;
      export const price = (count: number) => count * rate;
      export const tested = () => ({ price: 1 }).price;
      export const listed = () => rate;`,
    'packages/sums/src/others.ts': `
      export const side = () => {};
      export const onlyTyped = () => {};
      export function Card({ price }: { price: number }) { return null; }`,
  };
  const isReached = reachableExports({
    entries: ['apps/shop/src/main.ts'],
    packages: { '@foyer/sums': 'packages/sums/src/index.ts' },
    read: (file) => files[file] ?? null,
  });
  it.each([
    ['is reached under another name', 'packages/sums/src/price.ts', 'price', true],
    ['is reached through the index', 'packages/sums/src/index.ts', 'price', true],
    ['is used within its file', 'packages/sums/src/price.ts', 'rate', true],
    ['is used by a test alone', 'packages/sums/src/price.ts', 'tested', false],
    ['is passed on and never imported', 'packages/sums/src/price.ts', 'listed', false],
    ['is reached as part of a whole', 'apps/shop/src/whole.ts', 'all', true],
    ['is passed on as part of a whole', 'apps/shop/src/passed-on.ts', 'passedOn', true],
    ['is loaded later', 'apps/shop/src/later.tsx', 'default', true],
    ['is an element of what is loaded later', 'packages/sums/src/others.ts', 'Card', true],
    ['is used by a file that runs by itself', 'packages/sums/src/others.ts', 'side', true],
    ['stands in a file that runs, unused', 'apps/shop/src/at-once.ts', 'idle', false],
    ['is named in a type alone', 'packages/sums/src/others.ts', 'onlyTyped', false],
    ['of a file that is not there', 'packages/sums/src/none.ts', 'price', false],
  ])('%s: %s#%s, %s', (_how, file, name, reached) => {
    expect(isReached({ file, name })).toBe(reached);
  });
});

test('ids count in titles and rows of a test, not in its comments', () => {
  const text = `
    // FORM-009
    describe('the form', () => {
      it.each([['one (C-001)', 1], ['C-002, B-001', 2]])('is %s (FORM-001)', () => {}); /* C-003 */
      test(\`it's FORM-0010 and \${1} D-6\`, () => {});
    });`;
  expect(idsInTest('a.test.ts', text).map(({ id, title }) => [id, title])).toEqual([
    ['C-001', 'one (C-001)'],
    ['C-002', 'is %s (FORM-001)'],
    ['B-001', 'is %s (FORM-001)'],
    ['FORM-001', 'is %s (FORM-001)'],
    ['D-6', 'the form'],
  ]);
});
