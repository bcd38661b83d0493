import type { VenueAnswer } from '../booking/answer-enquiry.ts';
import { mailLanguage } from '../mail/words.ts';

export type EnquiryPageWords = {
  question: Readonly<Record<VenueAnswer, (number: string) => string>>;
  whatHappens: Readonly<Record<VenueAnswer, string>>;
  button: Readonly<Record<VenueAnswer, string>>;
  /** Link to the page of the other answer. */
  instead: Readonly<Record<VenueAnswer, string>>;
  became: Readonly<Record<'confirmed' | 'declined' | 'cancelled', { title: string; text: string }>>;
  takenTitle: string;
  taken: (room: string) => string;
  serviceTakenTitle: string;
  serviceTaken: string;
  tooLateTitle: string;
  tooLate: string;
  toVenue: string;
  unknownTitle: string;
  unknown: string;
};

const en: EnquiryPageWords = {
  question: {
    accept: (number) => `Accept enquiry ${number}?`,
    decline: (number) => `Decline enquiry ${number}?`,
  },
  whatHappens: {
    accept: 'The room is then booked, and the visitor gets a confirmation by mail.',
    decline: 'The visitor is then told by mail that the room cannot be had. Nothing is booked.',
  },
  button: { accept: 'Accept and book the room', decline: 'Decline the enquiry' },
  instead: { accept: 'Accept it instead', decline: 'Decline it instead' },
  became: {
    confirmed: {
      title: 'The enquiry is accepted',
      text: 'The room is booked, and the visitor has a confirmation by mail.',
    },
    declined: {
      title: 'The enquiry is declined',
      text: 'The visitor was told by mail. Nothing is booked.',
    },
    cancelled: {
      title: 'The visitor cancelled',
      text: 'There is nothing to answer any more. Nothing is booked.',
    },
  },
  serviceTakenTitle: 'An add-on is taken',
  serviceTaken:
    'There is not enough left of one of the add-ons at that time, so this enquiry cannot be ' +
    'accepted. It is still open: decline it, or write to the visitor.',
  takenTitle: 'The room is taken',
  taken: (room) =>
    `Somebody else has ${room} at that time, so this enquiry cannot be accepted. It is ` +
    `still open: decline it, or write to the visitor and offer another room.`,
  tooLateTitle: 'It is too late to answer',
  tooLate: 'The meeting would have begun already. Nothing is booked.',
  toVenue: 'To the venue’s page',
  unknownTitle: 'This link leads nowhere',
  unknown: 'Please open it from the mail again: parts of the address are missing or wrong.',
};

const de: EnquiryPageWords = {
  question: {
    accept: (number) => `Anfrage ${number} annehmen?`,
    decline: (number) => `Anfrage ${number} ablehnen?`,
  },
  whatHappens: {
    accept: 'Der Raum ist dann gebucht, und der Gast erhält eine Bestätigung per Mail.',
    decline:
      'Der Gast erfährt dann per Mail, dass der Raum nicht zu haben ist. Es wird nichts gebucht.',
  },
  button: { accept: 'Annehmen und Raum buchen', decline: 'Anfrage ablehnen' },
  instead: { accept: 'Stattdessen annehmen', decline: 'Stattdessen ablehnen' },
  became: {
    confirmed: {
      title: 'Die Anfrage ist angenommen',
      text: 'Der Raum ist gebucht, und der Gast hat eine Bestätigung per Mail.',
    },
    declined: {
      title: 'Die Anfrage ist abgelehnt',
      text: 'Der Gast wurde per Mail benachrichtigt. Es ist nichts gebucht.',
    },
    cancelled: {
      title: 'Der Gast hat storniert',
      text: 'Es gibt nichts mehr zu beantworten. Es ist nichts gebucht.',
    },
  },
  serviceTakenTitle: 'Eine Zusatzleistung ist vergeben',
  serviceTaken:
    'Von einer der gewünschten Zusatzleistungen ist zu dieser Zeit nicht mehr genug da, daher ' +
    'kann diese Anfrage nicht angenommen werden. Sie ist noch offen: Lehnen Sie sie ab, oder ' +
    'schreiben Sie dem Gast.',
  takenTitle: 'Der Raum ist vergeben',
  taken: (room) =>
    `Jemand anderes hat ${room} zu dieser Zeit, daher kann diese Anfrage nicht ` +
    `angenommen werden. Sie ist noch offen: Lehnen Sie sie ab, oder bieten Sie dem Gast ` +
    `einen anderen Raum an.`,
  tooLateTitle: 'Für eine Antwort ist es zu spät',
  tooLate: 'Der Termin hätte schon begonnen. Es ist nichts gebucht.',
  toVenue: 'Zur Seite des Hauses',
  unknownTitle: 'Dieser Link führt nirgendwohin',
  unknown:
    'Bitte öffnen Sie ihn noch einmal aus der Mail: Teile der Adresse fehlen oder sind falsch.',
};

const wordsIn = { en, de } as const;
export const enquiryPageWords = (language: string): EnquiryPageWords =>
  wordsIn[mailLanguage(language)];
