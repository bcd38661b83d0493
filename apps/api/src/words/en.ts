import type { ApiWords } from './api-words.ts';

export const en: ApiWords = {
  mail: {
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
    bookingPage: 'See or change your booking',
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
      creditcard: 'Reserved on the card; the venue collects it',
      invoice: 'Not paid yet: invoice to the company',
      onsite: 'Not paid yet: at the venue',
      airplus: 'AirPlus company account',
      accountcredits: 'Customer account',
    },
    asAgreed: 'as agreed with the venue',
    reason: 'Reason',
    planningService: 'Planning service',
    premiumService: 'Premium service',
    mayBeWrittenTo: 'May be written to with offers',
    yes: 'Yes',
  },
  statusMail: {
    accept: 'Accept',
    decline: 'Decline',
    offer: 'Make an offer',
    cancel: 'Cancel this booking',
    withdraw: 'Take this enquiry back',
    acceptedSubject: (number, venue) => `${venue} accepted your enquiry ${number}: it is booked`,
    acceptedIntro: (venue) => `${venue} accepted your enquiry. The room is booked for you.`,
    declinedSubject: (number, venue) => `${venue} cannot take your enquiry ${number}`,
    declinedIntro: (venue) =>
      `unfortunately ${venue} cannot offer you the room at that time. Nothing was booked, and nothing is to be paid.`,
    changedSubject: (number, venue) => `Your booking ${number} at ${venue} is changed`,
    changedIntro: (venue) =>
      `as you wished, your booking is changed. This is what is booked now; ${venue} knows about it.`,
    venueChanged: (number) =>
      `Booking ${number} was changed by the visitor; this is what is booked now`,
    cancelledSubject: (number, venue) => `Your booking ${number} at ${venue} is cancelled`,
    cancelledIntro: (venue) => `as you wished, your booking is cancelled. ${venue} knows about it.`,
    withdrawnSubject: (number, venue) => `Your enquiry ${number} to ${venue} is taken back`,
    withdrawnIntro: (venue) =>
      `as you wished, your enquiry is taken back. ${venue} knows about it.`,
    venueCancelled: (number) =>
      `Booking ${number} was cancelled by the visitor; the room is free again`,
    venueWithdrawn: (number) => `Enquiry ${number} was taken back by the visitor`,
    venueOfferDeclined: (number) =>
      `Your offer ${number} was declined by the visitor; the room is free again`,
    fee: 'Fee',
    noFee: 'none',
    agreedFee: 'as agreed with the venue',
    refund: 'Back to your card',
  },
  offerMail: {
    subject: (number, venue) => `${venue} has an offer for your enquiry ${number}`,
    intro: (venue, until) =>
      `${venue} has an offer for you. The room is held for you until ${until}; until then you ` +
      'can accept it, ask one question back, or decline it.',
    includes: 'Included',
    validUntil: 'Valid until',
    message: 'The venue writes',
    instead: 'Or instead',
    link: 'See the offer, accept or decline it',
    pageLink: 'To your request',
    reminderSubject: (number, venue) => `Your offer ${number} of ${venue} is waiting`,
    reminderIntro: (venue, until) =>
      `the offer of ${venue} is still waiting for you. The room is held for you until ${until}.`,
    overSubject: (number, venue) => `Your offer ${number} of ${venue} has ended`,
    overIntro: (venue) =>
      `the offer of ${venue} was not accepted in time, and the room is free for others again. ` +
      'Nothing was booked, and nothing is to be paid. If you still want it, please send a new ' +
      'enquiry.',
    unansweredSubject: (number, venue) => `${venue} did not answer your enquiry ${number}`,
    unansweredIntro: (venue) =>
      `unfortunately ${venue} did not answer in time. Nothing was booked, and nothing is to be ` +
      'paid. Please choose another venue or time, or call the venue.',
    venueOver: (number) => `Offer ${number} was not accepted in time; the room is free again`,
    venueUnanswered: (number) => `Enquiry ${number} ended without an answer; the visitor was told`,
    venueReminder: (number) => `Enquiry ${number} waits for your answer`,
    venueQuestion: (number) => `The visitor of ${number} has a question`,
    venueQuestionReminder: (number) => `The question about offer ${number} waits for your answer`,
    questionAboutOffer: (until) =>
      `Your offer is valid until ${until}. You answer with another offer, which replaces it; its message can be your answer.`,
    answerByReply: 'Reply to this mail to answer.',
    question: 'Question',
    answerBy: (until) =>
      `Please answer by ${until}. After that the visitor is told to look elsewhere.`,
  },
  codeMail: {
    subject: 'Your verification code',
    intro:
      'Somebody, probably you, is booking with this address. The code is good for a quarter of ' +
      'an hour. If it was not you, there is nothing to do.',
    code: 'Code',
    asked: (email) => `Please type the code that was mailed to ${email}.`,
    wrong: 'Wrong verification code',
    gone: 'This code no longer counts. A new one was mailed.',
  },
  passwordMail: {
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
  },
  cancelPage: {
    title: (number) => `Cancel booking ${number}?`,
    intro: (venue) =>
      `The room is then free for others, and ${venue} is told. This cannot be taken back.`,
    button: 'Cancel the booking',
    withdrawTitle: (number) => `Take enquiry ${number} back?`,
    withdrawIntro: (venue) =>
      `${venue} is then told. Nothing was booked, and nothing is to be paid.`,
    withdrawButton: 'Take the enquiry back',
    feeChanged: 'The fee has changed since you opened this page. Nothing was cancelled so far.',
    doneTitle: (number) => `${number} is cancelled`,
    done: (venue) => `${venue} knows about it, and you have a mail about it.`,
    closedTitle: 'This can no longer be cancelled here',
    closed: 'The meeting has begun, or the venue declined.',
    toVenue: 'To the venue’s page',
    unknownTitle: 'This link leads nowhere',
    unknown: 'Please open it from the mail again: parts of the address are missing or wrong.',
  },
  enquiryPage: {
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
      offered: {
        title: 'The offer is with the visitor',
        text: 'You get a mail when it is accepted, declined or over.',
      },
    },
    toOffer: 'To the offer',
    serviceTakenTitle: 'An add-on is taken',
    serviceTaken:
      'There is not enough left of one of the add-ons at that time, so this enquiry cannot be ' +
      'accepted. It is still open: decline it, or write to the visitor.',
    takenTitle: 'The room is taken',
    taken: (room) =>
      `Somebody else has ${room} at that time, so this enquiry cannot be accepted. It is ` +
      `still open: decline it, or write to the visitor and offer another room.`,
    tooLateTitle: 'It is too late to answer',
    tooLate: 'The time to answer is over, and the visitor was told so. Nothing is booked.',
    toVenue: 'To the venue’s page',
    unknownTitle: 'This link leads nowhere',
    unknown: 'Please open it from the mail again: parts of the address are missing or wrong.',
  },
  offerPage: {
    title: (number) => `Your offer for enquiry ${number}`,
    intro:
      'The visitor gets it by mail, and the room is held while it is valid. It is booked when the ' +
      'visitor accepts it.',
    again: (until) =>
      `Your last offer is with the visitor and valid until ${until}. Another one replaces it.`,
    asked: (question) => `The visitor asks: ${question}`,
    proposal: 'Your proposal',
    other: (count) => `Another choice (${count})`,
    otherHint: 'Only if you want to offer another time or room as well: its room is held, too.',
    room: 'Room',
    from: 'From',
    to: 'Until',
    price: (currency) => `Price incl. VAT, ${currency}`,
    vat: 'VAT in it, %',
    each: (name, amount, currency) =>
      `${name}, ${amount} pieces: price of one incl. VAT, ${currency}`,
    includes: 'What the price includes',
    includesHint: 'For example: room, water, coffee at 10:30, projector.',
    message: 'Message to the visitor',
    validUntil: 'Valid until',
    validHint: (zone) => `Local time of the venue, ${zone}. Until then the room is held.`,
    button: 'Send the offer',
    optional: 'optional',
    wrongAmount: 'Please write an amount, for example 1240 or 1240.50.',
    wrongPercent: 'Please write a percentage, for example 25.5, or 0.',
    wrongTime: 'Please choose a day and a time.',
    wrongSpan: 'It has to end after it begins, lie ahead, and be no longer than two days.',
    wrongValid: 'At least an hour from now, and before the meeting begins.',
    roomTaken: (room) => `Somebody else has ${room} at that time. Please offer another one.`,
    serviceTaken: 'There is not enough left of one of the add-ons at that time.',
    beingPaid: 'The visitor is accepting your last offer right now. Please look again in a moment.',
    check: 'Nothing was sent yet. Please look at the marked fields.',
    doneTitle: (number) => `Your offer ${number} is on its way`,
    done: (until) =>
      `The visitor has it by mail. The room is held until ${until}, and you get a mail when the offer is accepted, declined or over.`,
  },
  passwordPage: {
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
  },
  venueTexts: {
    no_rooms_for_criteria: 'There are no rooms available with your current criteria.',
    no_room_available:
      'There is no room available. Please select another date/time, meeting length or delegates.',
    room_exceed: 'Attendees exceed the limit for this room ({min}-{max})',
    room_unavailable: 'Room not available',
    room_no_layout: 'Room does not have the seating order',
    package_rooms_unavailable: 'None of the rooms in the package is available',
    package_rooms_exceed: 'None of the rooms fits the attendees',
    package_minimum: 'The price is calculated for the minimum of {package_min} people.',
    no_halfday_package: 'There is no half-day package available.',
    no_fullday_package: 'There is no full-day package available.',
    no_overnight_package: 'There is no overnight package available.',
    no_twodays_package: 'There is no two-days package available.',
    no_package_for_dates: 'There is no package available for these dates.',
    not_available: 'Not available',
    venue_closed: 'Venue closed',
    enquiry: 'Enquiry',
    enquiry_message: 'This is an enquiry. The venue will reply with an offer.',
    send_request: 'Send request',
    select_all_days: '(Select the room and/or package for all the days before continuing)',
    all_days_set: 'All days are set.',
    add_another_day: 'Add another day',
    show_less: 'Show less',
  },
  toStart: 'To the start page',
};
