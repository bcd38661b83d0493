/**
 * The words a visitor reads on what they fill in and press, per language: people find things by
 * these, and so do the journeys.
 */
export const words = {
  en: {
    choose: /^Select /,
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
    instantly: 'Sofort verfügbar',
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
    booked: 'Glückwunsch, Ihre Buchung ist abgeschlossen',
  },
} as const;

export type Language = keyof typeof words;
