import { type HostilePage, rules } from './hostile-page.ts';

/** Documents of another kind than today's page in English. */
export const documents: readonly HostilePage[] = [
  {
    name: 'quirks',
    hostility: 'The page has no doctype: browsers lay it out as those of 1998 did.',
    outcome: 'booking',
    parts: () => ({ doctype: '' }),
  },
  {
    name: 'xhtml',
    hostility: 'The page is XML: <code>application/xhtml+xml</code>.',
    outcome: 'booking',
    type: 'application/xhtml+xml; charset=utf-8',
    parts: () => ({
      doctype: '<?xml version="1.0" encoding="utf-8"?>',
      html: 'xmlns="http://www.w3.org/1999/xhtml" lang="en"',
    }),
  },
  {
    name: 'latin-1',
    hostility: 'The page is written in ISO 8859-1, and says nothing about its scripts.',
    outcome: 'booking',
    type: 'text/html; charset=iso-8859-1',
  },
  {
    name: 'right-to-left',
    hostility: 'The page is written from right to left; the tag is asked for English.',
    outcome: 'booking',
    parts: ({ tag }) => ({
      html: 'lang="ar" dir="rtl"',
      place: tag('venue="grand-harbour-hotel" language="en"'),
    }),
  },
  {
    name: 'dark',
    hostility: 'The page is dark: <code>color-scheme: dark</code>.',
    outcome: 'booking',
    parts: () => ({
      head: rules(
        ':root { color-scheme: dark } body { background: #1c1410; color: #f6efe0 } h1, h2 { color: #f3d9a4 } a { color: #f3b48a }',
      ),
    }),
  },
  {
    name: 'base-href',
    hostility:
      'The addresses of the page are relative to another host: <code>&lt;base href&gt;</code>.',
    outcome: 'booking',
    parts: ({ foyer }) => ({
      // Behind the page's own style sheet, which would otherwise be looked for at Foyer.
      head: `<base href="${foyer}/somewhere/else/" />`,
    }),
  },
];
