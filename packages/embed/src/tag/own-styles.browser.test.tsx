import { afterEach, expect, test } from 'vitest';
import { ownStyles } from './own-styles.ts';
import { sheetOf } from './shared-files.ts';

/** As the site's rules stand in a tag: tokens and font are those of the page's root. */
const siteRules = `
.foyer { --font-text: Site; --font-display: var(--font-text); font: 400 16px/1.5 var(--font-text); }
h1 { font-family: var(--font-display); }`;

let host: HTMLElement;

function fontsWith(style: string): Record<'text' | 'heading', string> {
  host = document.createElement('div');
  host.style.cssText = style;
  document.body.append(host);
  const shadow = host.attachShadow({ mode: 'open' });
  shadow.adoptedStyleSheets = [sheetOf(ownStyles), sheetOf(siteRules)];
  shadow.innerHTML =
    '<div class="window"><div class="foyer"><div class="own"><h1>Rooms</h1><p>Room</p></div></div></div>';
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
