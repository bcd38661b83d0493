import { mailLanguage } from '../mail/words.ts';

export type CancelPageWords = {
  title: (number: string) => string;
  intro: (venue: string) => string;
  button: string;
  withdrawTitle: (number: string) => string;
  withdrawIntro: (venue: string) => string;
  withdrawButton: string;
  feeChanged: string;
  doneTitle: (number: string) => string;
  done: (venue: string) => string;
  closedTitle: string;
  closed: string;
  toVenue: string;
  unknownTitle: string;
  unknown: string;
};

const en: CancelPageWords = {
  title: (number) => `Cancel booking ${number}?`,
  intro: (venue) =>
    `The room is then free for others, and ${venue} is told. This cannot be taken back.`,
  button: 'Cancel the booking',
  withdrawTitle: (number) => `Take enquiry ${number} back?`,
  withdrawIntro: (venue) => `${venue} is then told. Nothing was booked, and nothing is to be paid.`,
  withdrawButton: 'Take the enquiry back',
  feeChanged: 'The fee has changed since you opened this page. Nothing was cancelled so far.',
  doneTitle: (number) => `${number} is cancelled`,
  done: (venue) => `${venue} knows about it, and you have a mail about it.`,
  closedTitle: 'This can no longer be cancelled here',
  closed: 'The meeting has begun, or the venue declined.',
  toVenue: 'To the venue’s page',
  unknownTitle: 'This link leads nowhere',
  unknown: 'Please open it from the mail again: parts of the address are missing or wrong.',
};

const de: CancelPageWords = {
  title: (number) => `Buchung ${number} stornieren?`,
  intro: (venue) =>
    `Der Raum ist dann für andere frei, und ${venue} wird benachrichtigt. Das lässt sich nicht zurücknehmen.`,
  button: 'Buchung stornieren',
  withdrawTitle: (number) => `Anfrage ${number} zurückziehen?`,
  withdrawIntro: (venue) =>
    `${venue} wird dann benachrichtigt. Es wurde nichts gebucht, und es ist nichts zu bezahlen.`,
  withdrawButton: 'Anfrage zurückziehen',
  feeChanged:
    'Die Gebühr hat sich geändert, seit Sie diese Seite geöffnet haben. Bisher wurde nichts storniert.',
  doneTitle: (number) => `${number} ist storniert`,
  done: (venue) => `${venue} weiß Bescheid, und Sie haben eine Mail darüber.`,
  closedTitle: 'Das lässt sich hier nicht mehr stornieren',
  closed: 'Der Termin hat begonnen, oder das Haus hat abgelehnt.',
  toVenue: 'Zur Seite des Hauses',
  unknownTitle: 'Dieser Link führt nirgendwohin',
  unknown:
    'Bitte öffnen Sie ihn noch einmal aus der Mail: Teile der Adresse fehlen oder sind falsch.',
};

const wordsIn = { en, de } as const;
export const cancelPageWords = (language: string): CancelPageWords =>
  wordsIn[mailLanguage(language)];
