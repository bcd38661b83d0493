import { msg } from '@foyer/i18n/message';
import { sayIn } from '@foyer/i18n/server';

/** The labels that journeys use to find fields and buttons, per language. */
export const words = {
  en: {
    choose: /^Select: /,
    instantly: 'Available immediately',
    proceed: 'Continue',
    sendRequest: 'Send request',
    moreOptions: 'More options',
    firstName: 'First name',
    lastName: 'Last name',
    email: 'E-mail',
    phone: 'Phone',
    cardNumber: 'Card number',
    validUntil: 'Valid until',
    code: 'Security code',
    nameOnCard: 'Name on card',
    accept: /^I accept/,
    book: /^Book for/,
    checkoutTitle: 'Complete your booking',
    booked: 'Congratulations, your booking is complete',
  },
  de: {
    choose: / auswählen$/,
    instantly: 'Sofort buchbar',
    proceed: 'Weiter',
    sendRequest: 'Anfrage senden',
    moreOptions: 'Weitere Optionen',
    firstName: 'Vorname',
    lastName: 'Nachname',
    email: 'E-Mail',
    phone: 'Telefon',
    cardNumber: 'Kartennummer',
    validUntil: 'Gültig bis',
    code: 'Prüfnummer',
    nameOnCard: 'Name auf der Karte',
    accept: /^Ich akzeptiere/,
    book: /^Für .* buchen$/,
    checkoutTitle: 'Buchung abschließen',
    booked: 'Vielen Dank, Ihre Buchung ist abgeschlossen',
  },
} as const;

export type Language = keyof typeof words;

type Words = { [Label in keyof (typeof words)['en']]: string | RegExp };

/** The labels in any language: those of journeys' own two, else as the catalogue has them. */
export function wordsOf(language: string): Words {
  if (language === 'en' || language === 'de') return words[language];
  const say = sayIn(language);
  const plain = (message: string, context?: string) =>
    say(msg({ message, ...(context && { context }) }));
  const anyAmount = '\u0001';
  const pattern = (message: string) =>
    new RegExp(
      `^${say(msg({ message }), { amount: anyAmount })
        .replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
        .replaceAll(anyAmount, '.*')
        .replaceAll(/<\/?\d>/g, '.*')}`,
    );
  return {
    choose: /./,
    instantly: plain('Available immediately'),
    proceed: plain('Continue'),
    sendRequest: plain('Send request'),
    moreOptions: plain('More options'),
    firstName: plain('First name'),
    lastName: plain('Last name'),
    email: plain('E-mail'),
    phone: plain('Phone'),
    cardNumber: plain('Card number', 'card'),
    validUntil: plain('Valid until', 'card'),
    code: plain('Security code', 'card'),
    nameOnCard: plain('Name on card', 'card'),
    accept: pattern('I accept the <0>terms of service</0> and the venue’s <1>terms of use</1>.'),
    book: pattern('Book for {amount}'),
    checkoutTitle: plain('Complete your booking'),
    booked: plain('Congratulations, your booking is complete'),
  };
}
