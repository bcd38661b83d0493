import { siteById } from '@foyer/sites';
import { type MailContent, mailHtml, mailLook } from '@foyer/sites/mail';
import { expect, it } from 'vitest';
import { bodyOf } from './mail-body.ts';

const content: MailContent = {
  language: 'en',
  siteHost: null,
  heading: 'Your booking is confirmed',
  paragraphs: ['Dear Aino,', 'Test House looks forward to seeing you.'],
  facts: [
    ['Number', 'FY-1'],
    ['What', 'Sky', { begins: true }],
    ['When', 'Monday, 8 June 2026, 09:00–17:00'],
    ['Where', 'Test House, Satamakatu 1', { href: 'https://map.example/?a=1&b=2' }],
    ['Seating', ''],
    ['Total', '€320.50 incl. VAT', { begins: true, isTotal: true }],
    ['Message', 'One line\nand another'],
  ],
  notes: ['Questions? Call the venue: +358 9 123 456'],
  goodbye: 'Kind regards',
};

/** What a reader sees, a line for each cell and paragraph. */
const linesOf = (html: string): readonly string[] =>
  html
    .replace(/^.*<div role="article"/s, '<div ')
    .replaceAll(/<\/?(span|a|strong)\b[^>]*>/g, '')
    .split(/<[^>]*>/)
    .map((line) => line.replaceAll('&nbsp;', ' ').trim())
    .filter(Boolean);

it('says in HTML what it says as text', () => {
  const { text, html } = bodyOf(content);
  const said = text
    .split('\n')
    .flatMap((line) =>
      content.facts.some(([label]) => line.startsWith(`${label}: `)) ? line.split(/: (.*)/) : line,
    )
    .filter(Boolean);
  // The name stands at the mark and in the foot, too.
  expect(linesOf(html)).toEqual(['Foyer', ...said, 'Foyer']);
});

it('shows the meeting in the list of mails', () => {
  expect(bodyOf(content).html).toMatch(
    /<body[^>]*><div style="display:none[^>]*>Sky · Monday, 8 June 2026, 09:00–17:00&#847;/,
  );
});

it('is escaped wherever somebody’s words are', () => {
  const evil = `<img src=x onerror=alert(1)> "x" 'y' & </style></title>`;
  const { html } = bodyOf({
    ...content,
    heading: evil,
    paragraphs: [evil],
    facts: [[evil, evil, { begins: true, href: `https://x.example/"${evil}` }]],
    notes: [evil],
  });
  expect(
    html.match(/&lt;img src=x onerror=alert\(1\)&gt; &quot;x&quot; &#39;y&#39; &amp; /g),
  ).toHaveLength(9);
  expect(html).not.toMatch(/<img src=x|<\/title>.*<\/title>/);
});

it('reads from right to left', () => {
  const html = mailHtml({ ...content, language: 'ar' }, 'Foyer', mailLook('marketplace'), 'rtl');
  expect(html).toMatch(/^<!doctype html><html lang="ar" dir="rtl">/);
  expect(html).toContain('align="right"');
  expect(html).not.toContain('align="left"');
  expect(html).not.toContain('padding-right:16px');
  // Its groups of figures would change places.
  expect(html).toMatch(/<a href="tel:[^"]*" dir="ltr"[^>]*>\+358 9 123 456<\/a>/);
  // Its letters are joined, those of the name are not.
  expect(html).toMatch(/<h1 [^>]*letter-spacing:0;[^>]*>/);
  expect(html).toMatch(/<td [^>]*letter-spacing:-0[^>]*>Foyer</);
});

it('calls the number of a venue by a press, and no other figures', () => {
  const { html } = bodyOf({
    ...content,
    facts: [
      ['Message', 'We are 10 +15 and come from 2026/6/8 – 2026/6/9'],
      ['Where', 'Hall +358 9 1234', { href: 'https://map.example/' }],
    ],
  });
  expect(html.match(/<a href="tel:[^>]*>[^<]*/g)).toEqual([
    '<a href="tel:+3589123456" dir="ltr" style="white-space:nowrap;color:inherit">+358 9 123 456',
  ]);
  expect(html).toContain('<span style="white-space:nowrap">2026/6/8 – 2026/6/9</span>');
});

it('has the colours of the brand, and its dark ones where that is asked for', () => {
  const hallo = siteById('chain-hotel-chain');
  const html = hallo && mailHtml(content, hallo.name, mailLook(hallo.id), 'ltr');
  expect(html).toContain('color:#c30f45');
  expect(html).toMatch(
    /@media \(prefers-color-scheme:dark\)\{[^}]*.*\.m-accent\{color:#ff9db4 !important\}/s,
  );
  expect(html).toContain("font-family:'Gabarito', -apple-system");
});
