import { expect, it } from 'vitest';
import { stepsOf } from './read-guide.ts';

const guide = [
  '# A guide with `code` in its title',
  '## Do it',
  'In `a/b.ts`:',
  '```diff',
  ' first',
  '-old',
  '+new',
  '+newer',
  '```',
  'A new file `c.json`:',
  '```json',
  '{}',
  '```',
  '## See it',
  '```sh',
  'npm start    # until Ctrl-C',
  'npm test',
  '```',
].join('\n');

it('a guide is read as commands, edits and new files, by its headings', () => {
  expect([...stepsOf(guide)]).toEqual([
    [
      'Do it',
      [
        { kind: 'edit', file: 'a/b.ts', from: 'first\nold\n', to: 'first\nnew\nnewer\n' },
        { kind: 'write', file: 'c.json', text: '{}\n' },
      ],
    ],
    [
      'See it',
      [
        { kind: 'run', command: 'npm start' },
        { kind: 'run', command: 'npm test' },
      ],
    ],
  ]);
});
