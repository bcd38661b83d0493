import { expect, test } from 'vitest';
import { stylesForEmbed } from './styles-for-embed.ts';
import { themeIn } from './theme-in.ts';

const size = 'var(--foyer-rem, 16px)';

test.each([
  [
    'root and body become the tag’s element',
    ':root,html{a:b}body p{c:d}',
    '.foyer,.foyer{a:b}.foyer p{c:d}',
  ],
  ['attributes of the root stay', ":root[data-x='1'] .y{a:b}", ".foyer[data-x='1'] .y{a:b}"],
  ['a rem is the reader’s size', '.a{gap:1.5rem 2px}', `.a{gap:calc(1.5 * ${size}) 2px}`],
  ['in tokens too', ':root{--s:.5rem}', `.foyer{--s:calc(.5 * ${size})}`],
  [
    'within functions',
    '.a{inline-size:min(20rem,100vw - 2rem)}',
    `.a{inline-size:min(calc(20 * ${size}),100vw - calc(2 * ${size}))}`,
  ],
  [
    'the tag’s width takes the place of the window’s',
    '@media (min-width:1024px){.a{b:c}}',
    '@container foyer-window (min-width:1024px){.a{b:c}}',
  ],
  [
    'also in the syntax of ranges, and both at once',
    '@media (width>=734px) and (width<=71rem){.a{b:c}}',
    '@container foyer-window (width>=734px) and (width<=1136px){.a{b:c}}',
  ],
  ['other questions stay those of the window', '@media print{.a{b:c}}', '@media print{.a{b:c}}'],
  [
    'so does a mixed one',
    '@media screen and (width>1px){.a{b:c}}',
    '@media screen and (width>1px){.a{b:c}}',
  ],
  [
    'containers measure in pixels',
    '@container x (min-width:30rem){.a{b:c}}',
    '@container x (min-width:480px){.a{b:c}}',
  ],
  ['a name that holds one of these stays', '.body-root{a:b}', '.body-root{a:b}'],
  [
    'a transition between documents is the page’s',
    '@view-transition{navigation:auto}.a{b:c}',
    '.a{b:c}',
  ],
])('%s', (_, css, expected) => {
  expect(stylesForEmbed(css)).toBe(expected);
});

test('a theme is the rules of the root and of other looks', () => {
  const css =
    ":root{--a:1}.x{a:b}@media (prefers-contrast:more){:root{--b:2}}[data-scheme='dark']{--a:2}@media print{.y{c:d}}";
  expect(themeIn(css)).toBe(
    ":root{--a:1}\n@media (prefers-contrast:more){:root{--b:2}}\n[data-scheme='dark']{--a:2}",
  );
});
