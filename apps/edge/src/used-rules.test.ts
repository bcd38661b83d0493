import { expect, test } from 'vitest';
import { classesIn, readRules, usedRules } from './used-rules.ts';

const html = '<div class="card_a1 open_b2"><p class="price_c3">€12</p></div>';
const used = (css: string) => usedRules(readRules(css), classesIn(html));

test.each([
  ['of a class in the page', '.card_a1{color:red}'],
  ['of one of several selectors', '.gone_x9,.card_a1{color:red}'],
  ['of two classes that are both there', '.card_a1>.price_c3:hover{color:red}'],
  ['of a state that comes later', '.card_a1[data-state=selected]:focus-visible{color:red}'],
  ['without a class', ':root{--accent:#123}'],
  ['of an element', 'h1,h2{margin:0}'],
  ['whose classes are in a choice', ':is(.gone_x9,.card_a1) p{color:red}'],
  ['of what is not there', '.card_a1:not(.gone_x9){color:red}'],
  ['within a condition', '@media (max-width:599px){.card_a1{color:red}}'],
  ['within two conditions', '@supports (gap:1px){@container cards (width>1px){.card_a1{gap:1px}}}'],
  ['of a font', '@font-face{font-family:x;src:url(/x.woff2)}'],
  ['with a brace in a text', '.card_a1:after{content:"}"}'],
])('a rule %s is kept as it is', (_what, css) => {
  expect(used(css)).toBe(css);
});

test.each([
  ['of a class that no element has', '.gone_x9{color:red}'],
  ['of two classes, one of which is missing', '.card_a1 .gone_x9{color:red}'],
  ['within a condition, which goes with it', '@media print{.gone_x9{color:red}}'],
  [
    'of an animation that no kept rule names',
    '.gone_x9{animation:turn}@keyframes turn_q{to{rotate:1turn}}',
  ],
])('a rule %s is left out', (_what, css) => {
  expect(used(css)).toBe('');
});

test('rules keep their order, and the animation of a kept one comes along', () => {
  expect(
    used(
      '@keyframes turn_q{to{rotate:1turn}}.price_c3{color:blue}.gone_x9{top:0}.card_a1{animation:turn_q 1s}',
    ),
  ).toBe('.price_c3{color:blue}.card_a1{animation:turn_q 1s}@keyframes turn_q{to{rotate:1turn}}');
});
