import { expect, it } from 'vitest';
import { explainSurvivors, readWords, type Survivor } from './survivors.ts';

const survivor = (over: Partial<Survivor> = {}): Survivor => ({
  file: 'query/tab.ts',
  line: 3,
  mutator: 'EqualityOperator',
  change: 'a > b → a >= b',
  ...over,
});

it('survivors are grouped by their explanation, by change or by mutator', () => {
  const words = readWords(
    'query/tab.ts\ta > b → a >= b\tequal\nquery/settle.ts\tStringLiteral\tequal\nquery/tab.ts\ttrue → false\tgone\n',
  );
  const other = survivor({
    file: 'query/settle.ts',
    mutator: 'StringLiteral',
    change: '\'\' → "x"',
  });
  const unexplained = survivor({ file: 'query/settle.ts' });
  expect(explainSurvivors([survivor(), other, unexplained], words)).toEqual({
    groups: [{ why: 'equal', survivors: [survivor(), other] }],
    unexplained: [unexplained],
    idle: [words[2]],
  });
});

it('a row without a reason is refused', () => {
  expect(() =>
    readWords('query/tab.ts\ta > b → a >= b\tequal\nquery/tab.ts\ttrue → false\n'),
  ).toThrow('survivors.tsv:2');
});
