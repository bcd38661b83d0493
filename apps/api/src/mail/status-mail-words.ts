import { mailLanguage } from './words.ts';

/** Texts about the status of an enquiry or a booking. */
export type StatusMailWords = {
  accept: string;
  decline: string;
  cancel: string;
  withdraw: string;
  acceptedSubject: (number: string, venue: string) => string;
  acceptedIntro: (venue: string) => string;
  declinedSubject: (number: string, venue: string) => string;
  declinedIntro: (venue: string) => string;
  cancelledSubject: (number: string, venue: string) => string;
  cancelledIntro: (venue: string) => string;
  withdrawnSubject: (number: string, venue: string) => string;
  withdrawnIntro: (venue: string) => string;
  venueCancelled: (number: string) => string;
  venueWithdrawn: (number: string) => string;
  fee: string;
  noFee: string;
  agreedFee: string;
  refund: string;
};

const en: StatusMailWords = {
  accept: 'Accept',
  decline: 'Decline',
  cancel: 'Cancel this booking',
  withdraw: 'Take this enquiry back',
  acceptedSubject: (number, venue) => `${venue} accepted your enquiry ${number}: it is booked`,
  acceptedIntro: (venue) => `${venue} accepted your enquiry. The room is booked for you.`,
  declinedSubject: (number, venue) => `${venue} cannot take your enquiry ${number}`,
  declinedIntro: (venue) =>
    `unfortunately ${venue} cannot offer you the room at that time. Nothing was booked, and nothing is to be paid.`,
  cancelledSubject: (number, venue) => `Your booking ${number} at ${venue} is cancelled`,
  cancelledIntro: (venue) => `as you wished, your booking is cancelled. ${venue} knows about it.`,
  withdrawnSubject: (number, venue) => `Your enquiry ${number} to ${venue} is taken back`,
  withdrawnIntro: (venue) => `as you wished, your enquiry is taken back. ${venue} knows about it.`,
  venueCancelled: (number) =>
    `Booking ${number} was cancelled by the visitor; the room is free again`,
  venueWithdrawn: (number) => `Enquiry ${number} was taken back by the visitor`,
  fee: 'Fee',
  noFee: 'none',
  agreedFee: 'as agreed with the venue',
  refund: 'Back to your card',
};

const de: StatusMailWords = {
  accept: 'Annehmen',
  decline: 'Ablehnen',
  cancel: 'Diese Buchung stornieren',
  withdraw: 'Diese Anfrage zurückziehen',
  acceptedSubject: (number, venue) =>
    `${venue} hat Ihre Anfrage ${number} angenommen: Sie ist gebucht`,
  acceptedIntro: (venue) => `${venue} hat Ihre Anfrage angenommen. Der Raum ist für Sie gebucht.`,
  declinedSubject: (number, venue) => `${venue} kann Ihre Anfrage ${number} nicht annehmen`,
  declinedIntro: (venue) =>
    `leider kann ${venue} Ihnen den Raum zu dieser Zeit nicht anbieten. Es wurde nichts gebucht, und es ist nichts zu bezahlen.`,
  cancelledSubject: (number, venue) => `Ihre Buchung ${number} bei ${venue} ist storniert`,
  cancelledIntro: (venue) => `wie gewünscht ist Ihre Buchung storniert. ${venue} weiß Bescheid.`,
  withdrawnSubject: (number, venue) => `Ihre Anfrage ${number} an ${venue} ist zurückgezogen`,
  withdrawnIntro: (venue) =>
    `wie gewünscht ist Ihre Anfrage zurückgezogen. ${venue} weiß Bescheid.`,
  venueCancelled: (number) =>
    `Buchung ${number} wurde vom Gast storniert; der Raum ist wieder frei`,
  venueWithdrawn: (number) => `Anfrage ${number} wurde vom Gast zurückgezogen`,
  fee: 'Gebühr',
  noFee: 'keine',
  agreedFee: 'wie mit dem Haus vereinbart',
  refund: 'Zurück auf Ihre Karte',
};

const wordsIn = { en, de } as const;
export const statusMailWords = (language: string): StatusMailWords =>
  wordsIn[mailLanguage(language)];
