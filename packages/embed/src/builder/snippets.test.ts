import { expect, test } from 'vitest';
import { snippetOf } from './snippets.ts';
import type { TagSetup } from './tag-setup.ts';

const setup = (own: Partial<TagSetup> = {}): TagSetup => ({
  host: 'https://rooms.example',
  venue: 'old-mill',
  mode: 'inline',
  label: '',
  type: '',
  delegates: '',
  language: '',
  checkout: 'here',
  scheme: '',
  accent: '',
  radius: '',
  link: { href: 'https://rooms.example/old-mill', text: 'Book a meeting room' },
  ...own,
});

const everything = setup({
  mode: 'button',
  label: 'Book "Salon" <now>',
  type: 'package',
  delegates: '12',
  language: 'de',
  checkout: 'tab',
  scheme: 'dark',
  accent: '#7a1230',
  radius: '4px',
});

test('the tag of a page is two elements, with the link of visitors without scripts', () => {
  expect(snippetOf('html', setup()))
    .toBe(`<script async src="https://rooms.example/embed.js"></script>
<foyer-booking venue="old-mill">
  <a href="https://rooms.example/old-mill">Book a meeting room</a>
</foyer-booking>`);
});

test('a form in the page is asked for before its script has come, where its language is chosen', () => {
  const inGerman = { ...setup(), language: 'de', type: 'room', delegates: '12' };
  const link =
    '<link rel="preload" as="fetch" crossorigin href="https://rooms.example/embed/1/start';
  expect(snippetOf('html', inGerman).split('\n').slice(0, 2)).toEqual([
    `${link}?type=room&amp;delegates=12&amp;venue=old-mill&amp;language=de">`,
    '<script async src="https://rooms.example/embed/1/form.js"></script>',
  ]);
  expect(snippetOf('html', { ...inGerman, mode: 'popup' })).toContain('/embed.js');
});

test('what is chosen is an attribute or a custom property, escaped', () => {
  const style = [
    '--foyer-accent: #7a1230',
    '--foyer-accent-strong: color-mix(in oklab, #7a1230 82%, black)',
    '--foyer-on-accent: #ffffff',
    '--foyer-radius: 4px',
  ].join('; ');
  expect(snippetOf('html', everything))
    .toBe(`<script async src="https://rooms.example/embed.js"></script>
<foyer-booking
  venue="old-mill"
  mode="button"
  label="Book &quot;Salon&quot; &lt;now&gt;"
  type="package"
  delegates="12"
  language="de"
  scheme="dark"
  checkout="tab"
  style="${style}"
>
  <a href="https://rooms.example/old-mill">Book a meeting room</a>
</foyer-booking>`);
});

test('React gets a component, and the look as a rule', () => {
  expect(snippetOf('react', setup({ mode: 'popup' })))
    .toBe(`import { FoyerBooking } from '@foyer/react';

<FoyerBooking host="https://rooms.example" venue="old-mill" mode="popup" />`);
  expect(snippetOf('react', everything)).toBe(`import { FoyerBooking } from '@foyer/react';

<FoyerBooking
  host="https://rooms.example"
  venue="old-mill"
  mode="button"
  label={"Book \\"Salon\\" <now>"}
  type="package"
  delegates={12}
  language="de"
  scheme="dark"
  checkout="tab"
/>

/* CSS */
foyer-booking {
  --foyer-accent: #7a1230;
  --foyer-accent-strong: color-mix(in oklab, #7a1230 82%, black);
  --foyer-on-accent: #ffffff;
  --foyer-radius: 4px;
}`);
});

test('WordPress gets a shortcode that its label cannot end', () => {
  expect(snippetOf('wordpress', setup({ mode: 'button' }))).toBe(
    '[foyer_booking venue="old-mill" mode="button"]',
  );
  expect(snippetOf('wordpress', setup({ mode: 'button', label: 'Book "it" [now]' }))).toBe(
    '[foyer_booking venue="old-mill" mode="button" label="Book ”it” (now)"]',
  );
});

test('a tag manager gets a script that builds the tag, in its place or at the end of the page', () => {
  expect(snippetOf('tag-manager', setup({ mode: 'popup', label: '</script>' }))).toBe(`<script>
(function () {
  var script = document.createElement('script');
  script.async = true;
  script.src = "https://rooms.example/embed.js";
  document.head.appendChild(script);
  var tag = document.createElement('foyer-booking');
  tag.setAttribute("venue", "old-mill");
  tag.setAttribute("mode", "popup");
  tag.setAttribute("label", "\\u003c/script>");
  document.body.appendChild(tag);
})();
</script>`);
  expect(snippetOf('tag-manager', setup())).toContain(`document.querySelector('#booking')`);
});

test('a label is left out where there is no button', () => {
  expect(snippetOf('html', setup({ label: 'Book' }))).not.toContain('label');
});
