import type { User } from '@foyer/domain';
import type { Order } from '../database/order.ts';
import { bodyOf, type Mail, oneLine } from './mail.ts';
import { mailLanguage } from './words.ts';

type PasswordWords = {
  greeting: (firstName: string) => string;
  afterBookingSubject: string;
  afterBookingIntro: string;
  askedSubject: string;
  askedIntro: string;
  link: string;
  once: (duration: string) => string;
  sevenDays: string;
  oneHour: string;
};

const en: PasswordWords = {
  greeting: (firstName) => `Dear ${firstName},`,
  afterBookingSubject: 'Your account: set a password',
  afterBookingIntro:
    'thank you for your booking. With a password you see your bookings again, and need not type your details next time.',
  askedSubject: 'Set a new password',
  askedIntro:
    'somebody, probably you, asked for a new password. If it was not you, there is nothing to do: your password stays.',
  link: 'Set a password',
  once: (duration) =>
    `The link works once, within ${duration}. Do not forward it: it opens your account.`,
  sevenDays: 'seven days',
  oneHour: 'an hour',
};

const de: PasswordWords = {
  greeting: (firstName) => `Guten Tag ${firstName},`,
  afterBookingSubject: 'Ihr Konto: Passwort festlegen',
  afterBookingIntro:
    'vielen Dank für Ihre Buchung. Mit einem Passwort sehen Sie Ihre Buchungen wieder und müssen ' +
    'Ihre Angaben nicht noch einmal eingeben.',
  askedSubject: 'Neues Passwort festlegen',
  askedIntro:
    'jemand, vermutlich Sie, hat ein neues Passwort angefordert. Falls nicht, müssen Sie nichts tun: Ihr Passwort bleibt.',
  link: 'Passwort festlegen',
  once: (duration) =>
    `Der Link gilt einmal und ${duration} lang. Leiten Sie ihn nicht weiter: Er öffnet Ihr Konto.`,
  sevenDays: 'sieben Tage',
  oneHour: 'eine Stunde',
};

const wordsIn = { en, de } as const;

/**
 * For a booking without an account (ROLE-010, REGUS-054). A separate mail, because confirmations
 * are forwarded to colleagues.
 */
export function loginDetailsMail(
  { contact, language, bookedAt }: Pick<Order, 'contact' | 'language' | 'bookedAt'>,
  linkId: string,
): Mail {
  const words = wordsIn[mailLanguage(language)];
  return passwordMail(
    contact,
    words,
    words.afterBookingSubject,
    words.afterBookingIntro,
    words.sevenDays,
    language,
    linkId,
    bookedAt,
  );
}

/** `host`: the site where it was requested. */
export function askedPasswordMail(
  user: User,
  language: string,
  linkId: string,
  host: string | null,
): Mail {
  const words = wordsIn[mailLanguage(language)];
  return passwordMail(
    user,
    words,
    words.askedSubject,
    words.askedIntro,
    words.oneHour,
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
  duration: string,
  language: string,
  linkId: string,
  host: string | null,
): Mail {
  return {
    to: email,
    replyTo: null,
    subject: oneLine(subject),
    ...bodyOf({
      language: mailLanguage(language),
      paragraphs: [words.greeting(firstName), intro, words.once(duration)],
      facts: [],
      closing: [],
    }),
    calendar: null,
    links: [
      {
        label: words.link,
        path: `/apiv2/user/password/:token?lang=${mailLanguage(language)}`,
        purpose: 'password',
        id: linkId,
        host,
      },
    ],
  };
}
