import { questionFrom } from '../tag/question.ts';
import type { Named } from './named.ts';
import { attributesOf, lookOf, type TagSetup } from './tag-setup.ts';

export const snippetKinds = ['html', 'react', 'wordpress', 'tag-manager'] as const;
export type SnippetKind = (typeof snippetKinds)[number];

/** What is pasted: into a page, a React app, an article of WordPress, or a tag manager. */
export function snippetOf(kind: SnippetKind, setup: TagSetup): string {
  switch (kind) {
    case 'html':
      return htmlSnippet(setup);
    case 'react':
      return reactSnippet(setup);
    case 'wordpress':
      return `[foyer_booking${oneLine(attributesOf(setup), shortcodeValue)}]${styleRule(setup)}`;
    case 'tag-manager':
      return tagManagerSnippet(setup);
    default:
      return kind satisfies never;
  }
}

function htmlSnippet(setup: TagSetup): string {
  const look = lookOf(setup).map(([name, value]) => `${name}: ${value}`);
  const attributes: Named = [
    ...attributesOf(setup),
    ...(look.length > 0 ? [['style', look.join('; ')] as const] : []),
  ];
  return [
    ...scriptsOf(setup),
    opening('foyer-booking', attributes, (value) => `"${escaped(value)}"`),
    `  <a href="${escaped(setup.link.href)}">${escaped(setup.link.text)}</a>`,
    '</foyer-booking>',
  ].join('\n');
}

/**
 * A form that stands in the page is asked for while its script is on its way, where its language is
 * known before the page is.
 */
function scriptsOf(setup: TagSetup): readonly string[] {
  if (setup.mode !== 'inline' || setup.language === '')
    return [`<script async src="${setup.host}/embed.js"></script>`];
  const attributes = new Map(attributesOf(setup));
  const question = questionFrom((name) => attributes.get(name), setup.language, setup.host);
  return [
    `<link rel="preload" as="fetch" crossorigin href="${escaped(question)}">`,
    `<script async src="${setup.host}/embed/1/form.js"></script>`,
  ];
}

function reactSnippet(setup: TagSetup): string {
  const properties: Named = [['host', setup.host], ...attributesOf(setup)];
  const tag = opening('FoyerBooking', properties, (value, name) =>
    name === 'delegates' ? `{${Number(value)}}` : reactValue(value),
  );
  return `import { FoyerBooking } from '@foyer/react';\n\n${tag.replace(/\n?>$/, (end) =>
    end === '>' ? ' />' : '\n/>',
  )}${styleRule(setup)}`;
}

/** A tag manager’s script builds the tag: what such a tool inserts by itself is hidden. */
function tagManagerSnippet(setup: TagSetup): string {
  const attributes = attributesOf(setup).map(
    ([name, value]) => `  tag.setAttribute(${inScript(name)}, ${inScript(value)});`,
  );
  const look = lookOf(setup).map(
    ([name, value]) => `  tag.style.setProperty(${inScript(name)}, ${inScript(value)});`,
  );
  const place =
    setup.mode === 'popup'
      ? ['  document.body.appendChild(tag);']
      : [
          `  var place = document.querySelector('#booking');`,
          '  if (place) place.appendChild(tag);',
        ];
  return [
    '<script>',
    '(function () {',
    `  var script = document.createElement('script');`,
    '  script.async = true;',
    `  script.src = ${inScript(`${setup.host}/embed.js`)};`,
    '  document.head.appendChild(script);',
    `  var tag = document.createElement('foyer-booking');`,
    ...attributes,
    ...look,
    ...place,
    '})();',
    '</script>',
  ].join('\n');
}

/** The look as a rule for the page’s own style sheet. */
function styleRule(setup: TagSetup): string {
  const look = lookOf(setup).map(([name, value]) => `  ${name}: ${value};`);
  return look.length === 0 ? '' : `\n\n/* CSS */\nfoyer-booking {\n${look.join('\n')}\n}`;
}

type WriteValue = (value: string, name: string) => string;

/** On one line where that is short, else one attribute a line. */
function opening(name: string, attributes: Named, write: WriteValue): string {
  const line = `<${name}${oneLine(attributes, write)}>`;
  if (line.length <= 80) return line;
  const lines = attributes.map(([attribute, value]) => `  ${attribute}=${write(value, attribute)}`);
  return `<${name}\n${lines.join('\n')}\n>`;
}

const oneLine = (attributes: Named, write: WriteValue): string =>
  attributes.map(([name, value]) => ` ${name}=${write(value, name)}`).join('');

const escaped = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

/** JSX knows no backslashes in attributes, but expressions. */
const reactValue = (value: string): string =>
  /["&{}<>\\]/.test(value) ? `{${JSON.stringify(value)}}` : `"${value}"`;

/** A shortcode ends at a bracket, and its quotation marks cannot be escaped. */
const shortcodeValue = (value: string): string =>
  `"${value.replaceAll('"', '”').replaceAll('[', '(').replaceAll(']', ')')}"`;

/** Within a script element, `</script>` would end it. */
const inScript = (value: string): string => JSON.stringify(value).replaceAll('<', '\\u003c');
