import { expect, it } from 'vitest';
import { headingOf } from './heading-of.ts';

it.each([
  ['<main><h1 class="a">Complete your booking</h1><h1>Second</h1></main>', 'Complete your booking'],
  [
    '<h1><span>Rooms</span> &amp; <b>packages</b>\n in &quot;Oslo&quot;</h1>',
    'Rooms & packages in "Oslo"',
  ],
  ['<h1>1 &lt; 2 &amp;amp; it&#x27;s</h1>', "1 < 2 &amp; it's"],
  ['<h1><svg></svg></h1>', null],
  ['<h2>No title</h2>', null],
  ['', null],
])('the heading of %s', (html, text) => {
  expect(headingOf(html)).toBe(text);
});
