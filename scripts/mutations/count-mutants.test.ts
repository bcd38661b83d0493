import { expect, test } from 'vitest';
import { chaptersOf, scoreOf } from './count-mutants.ts';

test('mutants are counted by chapter; an endless one is noticed, a left-out one is not counted', () => {
  const chapters = chaptersOf([
    { fileName: 'packages/domain/src/query/tab.ts', status: 'Killed' },
    { fileName: 'packages/domain/src/query/settle.ts', status: 'Timeout' },
    { fileName: 'packages/domain/src/query/settle.ts', status: 'Survived' },
    { fileName: 'packages/domain/src/query/settle.ts', status: 'Ignored' },
    { fileName: 'packages/domain/src/money.ts', status: 'NoCoverage' },
  ]);
  expect(chapters).toEqual([
    { chapter: 'money, time', noticed: 0, survived: 0, untested: 1, leftOut: 0 },
    { chapter: 'query', noticed: 2, survived: 1, untested: 0, leftOut: 1 },
  ]);
  expect(scoreOf(chapters)).toBe(50);
  expect(scoreOf([])).toBe(0);
});
