import { askedLanguage } from '../http/plain-page.ts';

export type PasswordPageWords = {
  language: 'en' | 'de';
  title: string;
  intro: (email: string) => string;
  label: string;
  hint: string;
  button: string;
  doneTitle: string;
  done: (email: string) => string;
  login: string;
  goneTitle: string;
  gone: string;
  another: string;
  tooManyTitle: string;
  tooMany: string;
};

const en: PasswordPageWords = {
  language: 'en',
  title: 'Set a password',
  intro: (email) => `For the account of ${email}.`,
  label: 'Password',
  hint: 'At least 10 characters. A few words in a row are easy to remember and hard to guess.',
  button: 'Set password',
  doneTitle: 'Your password is set',
  done: (email) => `You can now log in as ${email}. Logins on other computers have ended.`,
  login: 'Log in',
  goneTitle: 'This link no longer works',
  gone: 'It was used already, or too much time has passed. Please ask for a new one.',
  another: 'Ask for a new link',
  tooManyTitle: 'Please wait a little',
  tooMany:
    'There were too many attempts from your address. Please try again in a quarter of an hour.',
};

const de: PasswordPageWords = {
  language: 'de',
  title: 'Passwort festlegen',
  intro: (email) => `Für das Konto von ${email}.`,
  label: 'Passwort',
  hint: 'Mindestens 10 Zeichen. Ein paar Wörter hintereinander sind leicht zu merken und schwer zu erraten.',
  button: 'Passwort festlegen',
  doneTitle: 'Ihr Passwort ist festgelegt',
  done: (email) =>
    `Sie können sich jetzt als ${email} anmelden. Anmeldungen auf anderen Computern sind beendet.`,
  login: 'Anmelden',
  goneTitle: 'Dieser Link gilt nicht mehr',
  gone: 'Er wurde schon benutzt, oder es ist zu viel Zeit vergangen. Bitte fordern Sie einen neuen an.',
  another: 'Neuen Link anfordern',
  tooManyTitle: 'Bitte warten Sie etwas',
  tooMany:
    'Von Ihrer Adresse kamen zu viele Versuche. Bitte versuchen Sie es in einer Viertelstunde noch einmal.',
};

/** In the language of the mail with the link, otherwise in the browser's. */
export const passwordPageWords = (
  ofLink: 'en' | 'de' | undefined,
  acceptLanguage: string | undefined,
): PasswordPageWords => ({ en, de })[ofLink ?? askedLanguage(acceptLanguage)];
