import { bodyOf, type Mail } from './mail.ts';
import type { CodeWords } from '../words/api-words.ts';
import { wordLanguage, wordsIn } from '../words/words-in.ts';

export const codeWords = (language: string): CodeWords => wordsIn(language).codeMail;

export function codeMail(email: string, language: string, codeId: string): Mail {
  const words = codeWords(language);
  return {
    to: email,
    replyTo: null,
    subject: words.subject,
    ...bodyOf({
      language: wordLanguage(language),
      paragraphs: [words.intro],
      facts: [],
      closing: [],
    }),
    calendar: null,
    code: { label: words.code, id: codeId },
  };
}
