import type { LayoutName, MailedField } from '@foyer/domain';

/** Texts of the mails, in each of their languages. */
export type MailWords = {
  greeting: (firstName: string) => string;
  bookedSubject: (number: string, venue: string) => string;
  /** Heading, as those below. */
  bookedTitle: string;
  bookedIntro: (venue: string) => string;
  enquirySubject: (number: string, venue: string) => string;
  enquiryTitle: string;
  enquiryIntro: string;
  number: string;
  what: string;
  packageIn: (title: string, room: string) => string;
  when: string;
  whenThere: (span: string, zone: string) => string;
  where: string;
  people: string;
  seating: string;
  layouts: Readonly<Record<LayoutName, string>>;
  /** Either time may be `''`. */
  served: (from: string, until: string) => string;
  nights: (count: number) => string;
  pieces: (amount: number, price: string) => string;
  stay: (amount: number, price: string, nights: string) => string;
  total: string;
  inclVat: (amount: string) => string;
  onRequest: string;
  /** A sum that leaves out parts without a price. */
  partInclVat: (amount: string) => string;
  withMinimumSpend: (total: string, spend: string) => string;
  calendarAttached: string;
  /** Link to the page of the order. */
  bookingPage: string;
  legal: Readonly<Record<'terms' | 'privacy', string>>;
  freeUntil: (instant: string) => string;
  notFree: string;
  questions: (phone: string) => string;
  goodbye: string;
  venueBooked: (number: string) => string;
  venueEnquiry: (number: string) => string;
  contact: string;
  fullName: (firstName: string, lastName: string) => string;
  /** What the fields of the checkout are called in a mail. */
  fields: Readonly<Record<MailedField, string>>;
  payment: string;
  /** By payment method. */
  paidBy: Readonly<Record<string, string>>;
  /** Instead of a way to pay that is not known here. */
  asAgreed: string;
  reason: string;
  planningService: string;
  premiumService: string;
  mayBeWrittenTo: string;
  yes: string;
};

/** Texts about the status of an enquiry or a booking. */
export type StatusMailWords = {
  accept: string;
  decline: string;
  offer: string;
  cancel: string;
  withdraw: string;
  acceptedSubject: (number: string, venue: string) => string;
  acceptedTitle: string;
  acceptedIntro: string;
  declinedSubject: (number: string, venue: string) => string;
  declinedTitle: string;
  declinedIntro: string;
  changedSubject: (number: string, venue: string) => string;
  changedTitle: string;
  changedIntro: string;
  venueChanged: (number: string) => string;
  cancelledSubject: (number: string, venue: string) => string;
  cancelledTitle: string;
  cancelledIntro: string;
  /** Link to the page of a booking that is over. */
  cancelledLink: string;
  withdrawnSubject: (number: string, venue: string) => string;
  withdrawnTitle: string;
  withdrawnIntro: string;
  venueCancelled: (number: string) => string;
  venueWithdrawn: (number: string) => string;
  venueOfferDeclined: (number: string) => string;
  fee: string;
  noFee: string;
  agreedFee: string;
  refund: string;
};

/** Texts of the mails about a venue's offer, and about enquiries that wait for one. */
export type OfferMailWords = {
  subject: (number: string, venue: string) => string;
  title: string;
  intro: (until: string) => string;
  includes: string;
  validUntil: string;
  message: string;
  /** Label of another meeting that the venue offers. */
  instead: string;
  link: string;
  pageLink: string;
  reminderSubject: (number: string, venue: string) => string;
  reminderTitle: string;
  reminderIntro: (until: string) => string;
  overSubject: (number: string, venue: string) => string;
  overTitle: string;
  overIntro: string;
  unansweredSubject: (number: string, venue: string) => string;
  unansweredTitle: string;
  unansweredIntro: string;
  venueOver: (number: string) => string;
  venueUnanswered: (number: string) => string;
  venueReminder: (number: string) => string;
  venueQuestion: (number: string) => string;
  venueQuestionReminder: (number: string) => string;
  questionAboutOffer: (until: string) => string;
  answerByReply: string;
  question: string;
  answerBy: (until: string) => string;
};

/** Texts of the challenge on the page and in its mail. */
export type CodeWords = {
  subject: string;
  intro: string;
  code: string;
  asked: (email: string) => string;
  wrong: string;
  gone: string;
};

export type PasswordWords = {
  greeting: (firstName: string) => string;
  afterBookingSubject: string;
  afterBookingIntro: string;
  askedSubject: string;
  askedIntro: string;
  link: string;
  onceInSevenDays: string;
  onceInAnHour: string;
};

export type CancelPageWords = {
  title: (number: string) => string;
  intro: string;
  button: string;
  withdrawTitle: (number: string) => string;
  withdrawIntro: string;
  withdrawButton: string;
  feeChanged: string;
  doneTitle: (number: string) => string;
  done: string;
  closedTitle: string;
  closed: string;
  toVenue: string;
  unknownTitle: string;
  unknown: string;
};

/** Texts of the page on which a venue makes an offer. */
export type OfferPageWords = {
  title: (number: string) => string;
  intro: string;
  /** Above the form when an offer was made already. */
  again: (until: string) => string;
  asked: (question: string) => string;
  proposal: string;
  /** Heading of another option, counted from 1. */
  other: (count: number) => string;
  otherHint: string;
  room: string;
  from: string;
  to: string;
  price: (currency: string) => string;
  vat: string;
  /** Price of one piece of an add-on. */
  each: (name: string, amount: number, currency: string) => string;
  includes: string;
  includesHint: string;
  message: string;
  validUntil: string;
  validHint: (zone: string) => string;
  button: string;
  optional: (label: string) => string;
  wrongAmount: string;
  wrongPercent: string;
  wrongTime: string;
  wrongSpan: string;
  wrongValid: string;
  roomTaken: (room: string) => string;
  serviceTaken: string;
  beingPaid: string;
  check: string;
  doneTitle: (number: string) => string;
  done: (until: string) => string;
};

export type EnquiryPageWords = {
  question: Readonly<Record<'accept' | 'decline', (number: string) => string>>;
  whatHappens: Readonly<Record<'accept' | 'decline', string>>;
  button: Readonly<Record<'accept' | 'decline', string>>;
  /** Link to the page of the other answer. */
  instead: Readonly<Record<'accept' | 'decline', string>>;
  became: Readonly<
    Record<'confirmed' | 'declined' | 'cancelled' | 'offered', { title: string; text: string }>
  >;
  /** Link to the page of the offer. */
  toOffer: string;
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

export type PasswordPageWords = {
  title: string;
  intro: (email: string) => string;
  label: string;
  hint: (shortestPassword: number) => string;
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

/**
 * Texts of the venue page, by key (VENUE-035). Pages have their own and override them with these
 * so texts can be corrected without a build.
 */
export type VenueTexts = Readonly<
  Record<
    | 'no_rooms_for_criteria'
    | 'no_room_available'
    | 'room_exceed'
    | 'room_unavailable'
    | 'room_no_layout'
    | 'package_rooms_unavailable'
    | 'package_rooms_exceed'
    | 'package_minimum'
    | 'no_halfday_package'
    | 'no_fullday_package'
    | 'no_overnight_package'
    | 'no_twodays_package'
    | 'no_package_for_dates'
    | 'not_available'
    | 'venue_closed'
    | 'enquiry'
    | 'enquiry_message'
    | 'send_request'
    | 'select_all_days'
    | 'all_days_set'
    | 'add_another_day'
    | 'show_less',
    string
  >
>;

/** All that the API says to people in one language: mails, pages without scripts, texts of venues. */
export type ApiWords = {
  mail: MailWords;
  statusMail: StatusMailWords;
  offerMail: OfferMailWords;
  codeMail: CodeWords;
  passwordMail: PasswordWords;
  cancelPage: CancelPageWords;
  enquiryPage: EnquiryPageWords;
  offerPage: OfferPageWords;
  passwordPage: PasswordPageWords;
  venueTexts: VenueTexts;
  /** Link to the start page. */
  toStart: string;
};
