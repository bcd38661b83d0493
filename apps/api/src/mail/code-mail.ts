import type { Mail } from './mail.ts';
import { bodyOf } from './mail-body.ts';
import type { CodeWords } from '../words/api-words.ts';
import { wordLanguage, wordsIn } from '../words/words-in.ts';

export const codeWords = (language: string): CodeWords => wordsIn(language).codeMail;

/** `siteHost`: the site where it is needed. */
export function codeMail(
  email: string,
  language: string,
  codeId: string,
  siteHost: string | null,
): Mail {
  const words = codeWords(language);
  return {
    to: email,
    replyTo: null,
    subject: words.subject,
    ...bodyOf({
      language: wordLanguage(language),
      siteHost,
      heading: words.subject,
      paragraphs: [words.intro],
      facts: [],
      notes: [],
    }),
    calendar: null,
    code: { label: words.code, id: codeId },
  };
}
