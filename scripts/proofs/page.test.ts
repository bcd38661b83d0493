import { expect, it } from 'vitest';
import { table, withPart } from './page.ts';

const page = '# Proofs\n\nWords.\n\n## One\n\nold\n\n## Two\n\nstays\n\n## Elsewhere\n\nby hand\n';

it('a part of the page is replaced, the others stay', () => {
  expect(withPart(page, 'One', 'new')).toBe(
    '# Proofs\n\nWords.\n\n## One\n\nnew\n\n## Two\n\nstays\n\n## Elsewhere\n\nby hand\n',
  );
});

it('a new part is inserted before the handwritten one', () => {
  expect(withPart(page, 'Three', 'new')).toBe(
    '# Proofs\n\nWords.\n\n## One\n\nold\n\n## Two\n\nstays\n\n## Three\n\nnew\n\n## Elsewhere\n\nby hand\n',
  );
});

it('a table aligns its numbers to the right', () => {
  expect(table(['a', 'b'], [['x', 1]])).toBe('| a | b |\n| --- | --: |\n| x | 1 |');
});
