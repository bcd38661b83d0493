import { expect, test } from 'vitest';
import { moduleForEmbed } from './module-for-embed.ts';

const shared = { entry: '/vendor/1/vendor.js', specifiers: ['react', 'react/jsx-runtime'] };
const behind = 'globalThis[Symbol.for("foyer.embed")]';

test.each([
  [
    'a shared library has an address',
    'import{a as b}from"react";',
    'import{a as b}from"/vendor/1/vendor.js";',
  ],
  ['a file beside it keeps its own', 'import"./common.js";', 'import"./common.js";'],
  [
    'a lazy module is loaded by the tag, which knows its hash',
    'const a=()=>import(`./later.js`);',
    `const a=()=>${behind}.load(new URL("./later.js",import.meta.url).href);`,
  ],
  ['an address that is made at run time is checked by who made it', 'import(x)', 'import(x)'],
  [
    'a text that looks like one stays',
    'const a="import(`./x.js`)";',
    'const a="import(`./x.js`)";',
  ],
  [
    'rules of a lazy module go to the tags',
    '{const s=new CSSStyleSheet;s.replaceSync("body{gap:1rem}");document.adoptedStyleSheets.push(s)}import"./a.js";',
    `${behind}.adopt(".foyer{gap:calc(1 * var(--foyer-rem, 16px))}");import"./a.js";`,
  ],
])('%s', async (_, code, expected) => {
  expect(await moduleForEmbed(code, shared)).toBe(expected);
});
