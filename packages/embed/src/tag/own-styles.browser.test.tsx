import { afterEach, expect, test } from 'vitest';
import { ownStyles } from './own-styles.ts';
import { sheetOf } from './shared-files.ts';

/** As the site's rules stand in a tag: tokens and font are those of the page's root. */
const siteRules = `
.foyer { --font-text: Site; --font-display: var(--font-text); font: 400 16px/1.5 var(--font-text); }
h1 { font-family: var(--font-display); }`;

const drawn =
  '<div class="window"><div class="foyer"><div class="own"><h1>Rooms</h1><p>Room</p></div></div></div>';

let host: HTMLElement;

function tagWith(style: string, content: string): ShadowRoot {
  host = document.createElement('div');
  host.style.cssText = style;
  document.body.append(host);
  const shadow = host.attachShadow({ mode: 'open' });
  shadow.adoptedStyleSheets = [sheetOf(ownStyles), sheetOf(siteRules)];
  shadow.innerHTML = content;
  return shadow;
}

function fontsWith(style: string): Record<'text' | 'heading', string> {
  const shadow = tagWith(style, drawn);
  const fontOf = (selector: string) => {
    const element = shadow.querySelector(selector);
    return element ? getComputedStyle(element).fontFamily : '';
  };
  return { text: fontOf('p'), heading: fontOf('h1') };
}

afterEach(() => host.remove());

test.each([
  ['', { text: 'Site', heading: 'Site' }],
  ['--foyer-font: Hotel', { text: 'Hotel', heading: 'Hotel' }],
  ['--foyer-font-display: Sign', { text: 'Site', heading: 'Sign' }],
  ['--foyer-font: Hotel; --foyer-font-display: Sign', { text: 'Hotel', heading: 'Sign' }],
])('fonts of a tag with "%s"', (style, fonts) => {
  expect(fontsWith(style)).toEqual(fonts);
});

const inDialog = `<dialog open><div class="scroller">${drawn}</div></dialog>`;

// A bar at the top of the page does not cover the dialog, which is above everything.
test.each([
  ['', drawn, '16px'],
  ['--foyer-top: 72px', drawn, '88px'],
  ['--foyer-top: 72px', inDialog, '16px'],
])('what stays in view of a tag with "%s", in %s', (style, content, top) => {
  const text = tagWith(style, content).querySelector('p');
  if (text) text.style.cssText = 'position: relative; inset-block-start: var(--panel-top)';
  expect(text && getComputedStyle(text).insetBlockStart).toBe(top);
});
