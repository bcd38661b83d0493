import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readTokens } from './read-tokens.ts';

it('a token has its group, its value and the comment after it', () => {
  const groups = readTokens(
    '/* ---------------------- knobs: what one sets */\n:root {\n  --accent: light-dark(#000, ' +
      '#fff); /* the one accent */\n  --text-s: .875rem;  --lead-s: 1.25rem; /* second line ' +
      '*/\n}\n',
  );
  expect(groups).toEqual([
    {
      title: 'knobs: what one sets',
      tokens: [
        { name: '--accent', value: 'light-dark(#000, #fff)', note: 'the one accent' },
        { name: '--text-s', value: '.875rem', note: 'second line' },
        { name: '--lead-s', value: '1.25rem', note: 'second line' },
      ],
    },
  ]);
});

it('the pages of tokens leave none out', () => {
  const css = readFileSync(new URL('../../packages/ui/src/tokens.css', import.meta.url), 'utf8');
  const shown = readTokens(css).filter(({ title }) =>
    ['knobs', 'neutral ramp', 'roles', 'type', 'spacing', 'controls'].some((words) =>
      title.startsWith(words),
    ),
  );
  expect(readTokens(css).map(({ title }) => title)).toEqual(shown.map(({ title }) => title));
});
