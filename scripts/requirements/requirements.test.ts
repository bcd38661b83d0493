import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { root } from '../root.ts';
import { exportedNames } from './exported-names.ts';
import { idsInTest, idsInTests } from './ids-in-tests.ts';
import { requirementProblems } from './problems.ts';
import { parseRequirements, readRequirements } from './read-requirements.ts';
import { rulesPage } from './rules-page.ts';

test('every rule has its function and its test, and tests name rules that exist', () => {
  expect(
    requirementProblems({
      requirements: readRequirements(),
      mentions: idsInTests(),
      exportedNames,
    }).join('\n'),
  ).toBe('');
});

test('docs/rules.md is what the requirements and tests say (npm run rules writes it)', () => {
  const upToDate =
    readFileSync(path.join(root, 'docs/rules.md'), 'utf8') ===
    rulesPage(readRequirements(), idsInTests());
  expect(upToDate, 'docs/rules.md is out of date: npm run rules').toBe(true);
});

describe('the registry notices', () => {
  const mention = (id: string) => ({ id, file: 'a.test.ts', title: 'a title' });
  const problems = (
    form: string,
    ids: readonly string[],
    more: readonly { name: string; text: string }[] = [],
  ) =>
    requirementProblems({
      requirements: parseRequirements([
        { name: 'form.tsv', text: form },
        { name: 'examples.tsv', text: 'C-001\tan example\n' },
        ...more,
      ]),
      mentions: ids.map(mention),
      exportedNames: (file) => (file === 'a.ts' ? new Set(['a']) : null),
    });
  const good = 'FORM-001\ta rule\ta.ts#a\n';

  it('nothing where all is well', () => {
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
    ['says nowhere where it is kept', 'FORM-001\ta rule\t \n', ['FORM-001']],
    ['FORM-001 is listed more than once', good + good, ['FORM-001']],
    ['FORM-072 is no requirement', 'FORM-072\ta rule\ta.ts#a\n', ['FORM-072']],
    ['a.test.ts names FORM-002, which is not listed', good, ['FORM-001', 'FORM-002']],
    ['a.test.ts names C-002, which is not listed', good, ['FORM-001', 'C-002']],
    ['a.test.ts names A-191, which is not listed', good, ['FORM-001', 'A-191']],
    ['form.tsv:1 is not id, line, where', 'FORM-001 a rule a.ts#a\n', []],
    ['form.tsv:1 SITE-001 belongs into another file', 'SITE-001\ta rule\ta.ts#a\n', []],
  ])('%s', (problem, form, ids) => {
    expect(problems(form, ids)).toEqual([expect.stringContaining(problem)]);
  });
  it('an id that is both a rule and drawn', () => {
    expect(
      problems(good, ['FORM-001'], [{ name: 'drawn-form.tsv', text: 'FORM-001\ta width\n' }]),
    ).toEqual(['FORM-001 is listed more than once']);
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
