import type { LayoutName, MailedField } from '@foyer/domain';

/** Texts of the mails, in each of their languages. */
export type MailWords = {
  greeting: (firstName: string) => string;
  bookedSubject: (number: string, venue: string) => string;
  bookedIntro: (venue: string) => string;
  enquirySubject: (number: string, venue: string) => string;
  enquiryIntro: (venue: string) => string;
  number: string;
  what: string;
  when: string;
  localTime: (zone: string) => string;
  where: string;
  people: string;
  seating: string;
  layouts: Readonly<Record<LayoutName, string>>;
  /** Either time may be `''`. */
  served: (from: string, until: string) => string;
  nights: (count: number) => string;
  total: string;
  inclVat: string;
  onRequest: string;
  /** After a sum that leaves out parts without a price. */
  restOnRequest: string;
  minimumSpend: string;
  calendarAttached: string;
  freeUntil: (instant: string) => string;
  notFree: string;
  questions: (phone: string) => string;
  goodbye: string;
  venueBooked: (number: string) => string;
  venueEnquiry: (number: string) => string;
  contact: string;
  /** What the fields of the checkout are called in a mail. */
  fields: Readonly<Record<MailedField, string>>;
  payment: string;
  /** By payment method. */
  paidBy: Readonly<Record<string, string>>;
  reason: string;
  planningService: string;
  premiumService: string;
  mayBeWrittenTo: string;
  yes: string;
};

const en: MailWords = {
  greeting: (firstName) => `Dear ${firstName},`,
  bookedSubject: (number, venue) => `Your booking ${number} at ${venue} is confirmed`,
  bookedIntro: (venue) => `your booking is confirmed. ${venue} looks forward to seeing you.`,
  enquirySubject: (number, venue) => `Your enquiry ${number} to ${venue}`,
  enquiryIntro: (venue) =>
    `we have sent your enquiry to ${venue}. The venue will reply with an offer. Nothing is booked yet.`,
  number: 'Number',
  what: 'What',
  when: 'When',
  localTime: (zone) => `local time of the venue, ${zone}`,
  where: 'Where',
  people: 'People',
  seating: 'Seating',
  layouts: {
    theater: 'Theatre',
    classroom: 'Classroom',
    ushape: 'U-shape',
    boardroom: 'Boardroom',
    cabaret: 'Cabaret',
    banquet: 'Banquet',
    cocktail: 'Cocktail',
    island: 'Island',
  },
  served: (from, until) =>
    from === '' ? `until ${until}` : until === '' ? `from ${from}` : `${from} to ${until}`,
  nights: (count) => `${count} ${count === 1 ? 'night' : 'nights'}`,
  total: 'Total',
  inclVat: 'incl. VAT',
  onRequest: 'on request',
  restOnRequest: 'the rest on request',
  minimumSpend: 'of it to be spent at the venue',
  calendarAttached: 'The meeting is attached as a calendar file.',
  freeUntil: (instant) => `You can cancel free of charge until ${instant}.`,
  notFree: 'This booking can no longer be cancelled free of charge.',
  questions: (phone) => `Questions? Call the venue: ${phone}`,
  goodbye: 'Kind regards',
  venueBooked: (number) => `New booking ${number}`,
  venueEnquiry: (number) => `New enquiry ${number}: please answer the visitor`,
  contact: 'Contact',
  fields: { company: 'Company', additionalInfo: 'Message' },
  payment: 'Payment',
  paidBy: {
    creditcard: 'By card',
    invoice: 'Invoice to the company',
    onsite: 'At the venue',
    airplus: 'AirPlus company account',
    accountcredits: 'Customer account',
  },
  reason: 'Reason',
  planningService: 'Planning service',
  premiumService: 'Premium service',
  mayBeWrittenTo: 'May be written to with offers',
  yes: 'Yes',
};

const de: MailWords = {
  greeting: (firstName) => `Guten Tag ${firstName},`,
  bookedSubject: (number, venue) => `Ihre Buchung ${number} bei ${venue} ist bestätigt`,
  bookedIntro: (venue) => `Ihre Buchung ist bestätigt. ${venue} freut sich auf Sie.`,
  enquirySubject: (number, venue) => `Ihre Anfrage ${number} an ${venue}`,
  enquiryIntro: (venue) =>
    `wir haben Ihre Anfrage an ${venue} gesendet. Das Haus antwortet Ihnen mit einem Angebot. Noch ist nichts gebucht.`,
  number: 'Nummer',
  what: 'Was',
  when: 'Wann',
  localTime: (zone) => `Ortszeit des Hauses, ${zone}`,
  where: 'Wo',
  people: 'Personen',
  seating: 'Bestuhlung',
  layouts: {
    theater: 'Reihenbestuhlung',
    classroom: 'Parlamentarisch',
    ushape: 'U-Form',
    boardroom: 'Blocktafel',
    cabaret: 'Cabaret',
    banquet: 'Bankett',
    cocktail: 'Stehempfang',
    island: 'Gruppentische',
  },
  served: (from, until) =>
    from === '' ? `bis ${until} Uhr` : until === '' ? `ab ${from} Uhr` : `${from} bis ${until} Uhr`,
  nights: (count) => `${count} ${count === 1 ? 'Nacht' : 'Nächte'}`,
  total: 'Gesamt',
  inclVat: 'inkl. MwSt.',
  onRequest: 'auf Anfrage',
  restOnRequest: 'das Übrige auf Anfrage',
  minimumSpend: 'davon vor Ort zu verzehren',
  calendarAttached: 'Der Termin liegt als Kalenderdatei bei.',
  freeUntil: (instant) => `Sie können bis ${instant} kostenlos stornieren.`,
  notFree: 'Diese Buchung kann nicht mehr kostenlos storniert werden.',
  questions: (phone) => `Fragen? Rufen Sie das Haus an: ${phone}`,
  goodbye: 'Freundliche Grüße',
  venueBooked: (number) => `Neue Buchung ${number}`,
  venueEnquiry: (number) => `Neue Anfrage ${number}: bitte antworten Sie dem Gast`,
  contact: 'Kontakt',
  fields: { company: 'Firma', additionalInfo: 'Nachricht' },
  payment: 'Zahlung',
  paidBy: {
    creditcard: 'Mit Karte',
    invoice: 'Rechnung an die Firma',
    onsite: 'Im Haus',
    airplus: 'AirPlus-Firmenkonto',
    accountcredits: 'Kundenkonto',
  },
  reason: 'Grund',
  planningService: 'Planungsservice',
  premiumService: 'Premium-Service',
  mayBeWrittenTo: 'Darf Angebote erhalten',
  yes: 'Ja',
};

/** German for all variants of German, otherwise English. */
export const mailLanguage = (language: string): 'en' | 'de' =>
  language.startsWith('de') ? 'de' : 'en';
export const mailWords = (language: string): MailWords =>
  mailLanguage(language) === 'de' ? de : en;
