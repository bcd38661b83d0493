import { afterEach, expect, test } from 'vitest';
import { placeFindings } from './place-findings.ts';

const stage = document.createElement('div');

afterEach(() => {
  stage.replaceChildren();
  stage.remove();
});

/** A tag that shows a box, or the button that its mode has, in a page. */
function placed(around: string, mode = 'inline'): readonly string[] {
  stage.innerHTML = around;
  document.body.append(stage);
  const tag = document.createElement('foyer-booking');
  tag.setAttribute('mode', mode);
  tag.style.display = mode === 'inline' ? 'block' : 'inline-block';
  const floats =
    mode === 'popup' ? 'data-floating style="position: fixed; inset: auto 20px 20px auto"' : '';
  tag.attachShadow({ mode: 'open' }).innerHTML =
    mode === 'inline'
      ? '<div style="block-size: 300px">rooms</div>'
      : `<button class="opener" ${floats}>Book</button>`;
  stage.querySelector('slot')?.replaceWith(tag);
  return placeFindings(tag)
    .filter(({ state }) => state !== 'well')
    .map(({ title, detail }) => `${title}: ${detail}`);
}

test.each(['inline', 'button', 'popup'])(
  'a tag with the mode %s in a plain page is well',
  (mode) => {
    expect(placed('<main><slot></slot></main>', mode)).toEqual([]);
  },
);

test('a tag far below is looked at where it is, and the page scrolls back', () => {
  expect(placed('<div style="block-size: 4000px"></div><slot></slot>')).toEqual([]);
  expect(window.scrollY).toBe(0);
});

test.each([
  ['<div class="closed" style="display: none"><slot></slot></div>', 'display: none'],
  ['<div class="closed" style="opacity: 0"><slot></slot></div>', 'opacity: 0'],
  ['<div class="closed" style="inline-size: 0"><slot></slot></div>', 'it has no width'],
])('a tag in %s is not shown', (around, rule) => {
  expect(placed(around)).toEqual([
    `foyer-booking is not shown: It is hidden by div.closed: ${rule}.`,
  ]);
});

test('what covers the button is named', () => {
  expect(
    placed(
      '<slot></slot><div id="bar" style="position: fixed; inset: 0; z-index: 3147483000"></div>',
      'popup',
    ),
  ).toEqual(['foyer-booking is covered: At its place the page shows div#bar.']);
});

test('what cuts the tag off is named', () => {
  expect(
    placed(
      '<div class="box" style="position: relative; block-size: 100px; overflow: hidden">' +
        '<div style="block-size: 200px"></div><slot></slot></div><p style="block-size: 600px">more</p>',
    )[0],
  ).toMatch(/^foyer-booking is (cut off|covered): /);
});

test('a floating button in a transformed element is not at the edge of the window', () => {
  expect(
    placed(
      '<div class="slide" style="transform: translateX(0); block-size: 200px"><slot></slot></div>',
      'popup',
    ),
  ).toEqual([
    'The floating button does not stay at the edge of the window: ' +
      'div.slide has transform, filter or contain: what is fixed is fixed to it.',
  ]);
});
