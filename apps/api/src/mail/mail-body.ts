import { languageOf, siteFor, sites } from '@foyer/sites';
import { type MailContent, mailHtml, mailLook } from '@foyer/sites/mail';
import { pathIn } from '@foyer/domain';
import { wordsIn } from '../words/words-in.ts';
import type { Mail } from './mail.ts';

const [standard] = sites;

/**
 * What a mail says as plain text and as HTML in the look of its site: both are written from the same
 * parts, so that they cannot differ.
 */
export function bodyOf(content: MailContent): Pick<Mail, 'text' | 'html' | 'site' | 'legal'> {
  const { siteHost, language } = content;
  const site = (siteHost === null ? null : siteFor(siteHost)) ?? standard;
  if (site === undefined) throw new Error('there is no site');
  const shown = { ...content, facts: content.facts.filter(([, value]) => value !== '') };
  const { legal } = wordsIn(language).mail;
  return {
    text: textOf(shown, site.name),
    html: mailHtml(shown, site.name, mailLook(site.id), languageOf(language)?.direction ?? 'ltr'),
    site: site.id,
    legal: (['terms', 'privacy'] as const).map((text) => ({
      label: legal[text],
      path: pathIn(language, `/${text}`),
      host: siteHost,
    })),
  };
}

const textOf = (
  { heading, paragraphs, facts, notes, goodbye }: MailContent,
  siteName: string,
): string =>
  [
    heading,
    ...paragraphs,
    facts.map(([label, value]) => `${label}: ${value}`).join('\n'),
    ...notes,
    [goodbye, siteName].filter(Boolean).join('\n'),
  ]
    .filter(Boolean)
    .join('\n\n');
