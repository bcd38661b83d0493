import type { User } from '@foyer/domain';
import type { Order } from '../database/order.ts';
import { type Mail, oneLine } from './mail.ts';
import { bodyOf } from './mail-body.ts';
import type { PasswordWords } from '../words/api-words.ts';
import { wordLanguage, wordsIn } from '../words/words-in.ts';

/**
 * For a booking without an account (ROLE-010, REGUS-054). A separate mail, because confirmations
 * are forwarded to colleagues.
 */
export function loginDetailsMail(
  { contact, language, siteHost }: Pick<Order, 'contact' | 'language' | 'siteHost'>,
  linkId: string,
): Mail {
  const words = wordsIn(language).passwordMail;
  return passwordMail(
    contact,
    words,
    words.afterBookingSubject,
    words.afterBookingIntro,
    words.onceInSevenDays,
    language,
    linkId,
    siteHost,
  );
}

/** `host`: the site where it was requested. */
export function askedPasswordMail(
  user: Pick<User, 'email' | 'firstName'>,
  language: string,
  linkId: string,
  host: string | null,
): Mail {
  const words = wordsIn(language).passwordMail;
  return passwordMail(
    user,
    words,
    words.askedSubject,
    words.askedIntro,
    words.onceInAnHour,
    language,
    linkId,
    host,
  );
}

function passwordMail(
  { email, firstName }: Pick<User, 'email' | 'firstName'>,
  words: PasswordWords,
  subject: string,
  intro: string,
  once: string,
  language: string,
  linkId: string,
  host: string | null,
): Mail {
  return {
    to: email,
    replyTo: null,
    subject: oneLine(subject),
    ...bodyOf({
      language: wordLanguage(language),
      siteHost: host,
      heading: subject,
      paragraphs: [words.greeting(firstName), intro, once],
      facts: [],
      notes: [],
    }),
    calendar: null,
    links: [
      {
        label: words.link,
        path: `/apiv2/user/password/:token?lang=${wordLanguage(language)}`,
        purpose: 'password',
        id: linkId,
        host,
      },
    ],
  };
}
