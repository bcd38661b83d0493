import { type MailColours, type MailLook, textFamilies } from './mail-look.ts';

/**
 * Classes for what inline styles cannot say: a dark screen and a narrow one. `data-ogsc` and
 * `data-ogsb` stand on the mail in the dark Outlook of phones and the web.
 */
const painted: readonly (readonly [name: string, property: string, colour: keyof MailColours])[] = [
  ['ground', 'background-color', 'ground'],
  ['sheet', 'background-color', 'sheet'],
  ['button', 'background-color', 'accent'],
  ['text', 'color', 'text'],
  ['muted', 'color', 'muted'],
  ['accent', 'color', 'accent'],
  ['on', 'color', 'onAccent'],
  ['line', 'border-color', 'line'],
];

export function mailStyle({ dark }: MailLook): string {
  const rules = (before: (property: string) => string) =>
    painted
      .map(
        ([name, property, colour]) =>
          `${before(property)}.m-${name}{${property}:${dark[colour]} !important}`,
      )
      .join('\n');
  return [
    ':root{color-scheme:light dark;supported-color-schemes:light dark}',
    `@media (prefers-color-scheme:dark){\n${rules(() => '')}\n}`,
    rules((property) => (property === 'color' ? '[data-ogsc] ' : '[data-ogsb] ')),
    '@media (max-width:480px){',
    '.m-outside{padding:0 0 16px !important}',
    '.m-inside{padding-left:20px !important;padding-right:20px !important}',
    '.m-round{border-radius:0 !important}',
    '.m-title{font-size:26px !important}',
    '.m-label,.m-value{display:block !important;width:auto !important;padding-left:0 !important;padding-right:0 !important}',
    '.m-label{padding-bottom:0 !important}',
    '.m-value{padding-top:0 !important;border-top:0 !important;padding-bottom:8px !important}',
    '.m-ends{padding-bottom:14px !important}',
    '.m-whole{width:100% !important}',
    '}',
  ].join('\n');
}

/** Styles of a cell or a paragraph, inline: some programs drop the rules of the head. */
export const type = (size: number, line: number, colour: string): string =>
  `font-family:${textFamilies};font-size:${size}px;line-height:${line}px;color:${colour}`;

/** A table that only places what is in it. */
export const tableHtml = (rows: string, attributes = ''): string =>
  `<table role="presentation"${attributes} cellpadding="0" cellspacing="0" border="0">${rows}</table>`;
