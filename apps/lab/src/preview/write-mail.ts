import { favicon } from '@foyer/sites';
import { type MailContent, mailHtml, mailLookOf, markId, withWays } from '@foyer/sites/mail';
import type { Scheme, StudioRow } from '@foyer/sites/studio';
import type { StudioLanguage } from '../words/words-in.ts';

type Said = MailContent & { ways: readonly string[]; legal: readonly string[] };

const said: Readonly<Record<StudioLanguage, Said>> = {
  en: {
    language: 'en',
    siteHost: null,
    heading: 'Your booking is confirmed',
    paragraphs: ['Dear Aino,', 'Sample House looks forward to seeing you.'],
    facts: [
      ['Number', 'FY-000000'],
      ['What', 'Sample room', { begins: true }],
      ['When', 'Tuesday, 8 June, 09:00–17:00'],
      ['People', '10'],
      ['Total', '€480.00 incl. VAT', { begins: true, isTotal: true }],
    ],
    notes: ['You can cancel free of charge until five days before.'],
    goodbye: 'Kind regards',
    ways: ['See your booking', 'Cancel the booking'],
    legal: ['Terms', 'Privacy'],
  },
  de: {
    language: 'de',
    siteHost: null,
    heading: 'Ihre Buchung ist bestätigt',
    paragraphs: ['Guten Tag Aino,', 'das Musterhaus freut sich auf Sie.'],
    facts: [
      ['Nummer', 'FY-000000'],
      ['Was', 'Musterraum', { begins: true }],
      ['Wann', 'Dienstag, 8. Juni, 09:00–17:00'],
      ['Personen', '10'],
      ['Gesamt', '480,00 € inkl. MwSt.', { begins: true, isTotal: true }],
    ],
    notes: ['Bis fünf Tage vorher stornieren Sie kostenlos.'],
    goodbye: 'Freundliche Grüße',
    ways: ['Buchung ansehen', 'Buchung stornieren'],
    legal: ['Bedingungen', 'Datenschutz'],
  },
};

/** A mail of the row’s brand, by the template of all mails, written into an empty page. */
export function writeMail(
  page: Document,
  { name, brand }: StudioRow,
  scheme: Scheme,
  language: StudioLanguage,
): void {
  const look = mailLookOf(brand);
  const { ways, legal, ...content } = said[language];
  const nowhere = (label: string) => ({ label, address: '#' });
  const html = withWays(mailHtml(content, name, look, 'ltr'), look, {
    codes: [],
    links: ways.map(nowhere),
    legal: legal.map(nowhere),
  })
    .replace(`cid:${markId}`, `data:image/svg+xml,${encodeURIComponent(favicon(brand))}`)
    // A program that shows mails has a scheme of its own.
    .replaceAll('(prefers-color-scheme:dark)', scheme === 'dark' ? 'all' : 'not all')
    .replaceAll('light dark', scheme);
  page.documentElement.innerHTML = html.replace(/^<!doctype html>/, '');
  page.documentElement.lang = language;
}
