import { bodyOf, type Mail } from './mail.ts';
import { mailLanguage } from './words.ts';

/** Texts of the challenge on the page and in its mail. */
type CodeWords = {
  subject: string;
  intro: string;
  code: string;
  asked: (email: string) => string;
  wrong: string;
  gone: string;
};

const en: CodeWords = {
  subject: 'Your verification code',
  intro:
    'Somebody, probably you, is booking with this address. The code is good for a quarter of ' +
    'an hour. If it was not you, there is nothing to do.',
  code: 'Code',
  asked: (email) => `Please type the code that was mailed to ${email}.`,
  wrong: 'Wrong verification code',
  gone: 'This code no longer counts. A new one was mailed.',
};

const de: CodeWords = {
  subject: 'Ihr Bestätigungscode',
  intro:
    'Jemand, vermutlich Sie, bucht mit dieser Adresse. Der Code gilt eine Viertelstunde. Falls nicht, müssen Sie nichts tun.',
  code: 'Code',
  asked: (email) => `Bitte geben Sie den Code ein, der an ${email} gesendet wurde.`,
  wrong: 'Falscher Bestätigungscode',
  gone: 'Dieser Code gilt nicht mehr. Ein neuer wurde gesendet.',
};

const wordsIn = { en, de } as const;
export const codeWords = (language: string): CodeWords => wordsIn[mailLanguage(language)];

export function codeMail(email: string, language: string, codeId: string): Mail {
  const words = codeWords(language);
  return {
    to: email,
    replyTo: null,
    subject: words.subject,
    ...bodyOf({
      language: mailLanguage(language),
      paragraphs: [words.intro],
      facts: [],
      closing: [],
    }),
    calendar: null,
    code: { label: words.code, id: codeId },
  };
}
