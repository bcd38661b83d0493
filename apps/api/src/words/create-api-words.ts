import { msg } from '@foyer/i18n/message';
import type { Say } from '@foyer/i18n/server';
import type { ApiWords } from './api-words.ts';

/** All that the API says, said by `say`. */
export function createApiWords(say: Say): ApiWords {
  // Mails need no marks where a narrow field may break the word.
  const seating: Say = (message) => say(message).replaceAll('\u00ad', '');
  return {
    mail: {
      greeting: (firstName) => say(msg({ message: 'Dear {firstName},' }), { firstName }),
      bookedSubject: (number, venue) =>
        say(msg({ message: 'Your booking {number} is confirmed: {venue}' }), { number, venue }),
      bookedTitle: say(msg({ message: 'Your booking is confirmed' })),
      bookedIntro: (venue) =>
        say(msg({ message: '{venue} looks forward to seeing you.' }), { venue }),
      enquirySubject: (number, venue) =>
        say(msg({ message: 'Your enquiry {number}: {venue}' }), { number, venue }),
      enquiryTitle: say(msg({ message: 'Your enquiry is sent' })),
      enquiryIntro: say(
        msg({
          message:
            'We have sent your enquiry. The venue will reply with an offer. Nothing is booked yet.',
        }),
      ),
      number: say(msg({ message: 'Number', context: 'of an order' })),
      what: say(msg({ message: 'What' })),
      packageIn: (title, room) => say(msg({ message: '{title} ({room})' }), { title, room }),
      when: say(msg({ message: 'When' })),
      whenThere: (span, zone) =>
        say(msg({ message: '{span} (local time of the venue, {zone})' }), { span, zone }),
      where: say(msg({ message: 'Where' })),
      people: say(msg({ message: 'People' })),
      seating: say(msg({ message: 'Seating' })),
      layouts: {
        theater: seating(msg({ message: 'Theatre' })),
        classroom: seating(msg({ message: 'Classroom' })),
        ushape: seating(msg({ message: 'U-shape' })),
        boardroom: seating(msg({ message: 'Boardroom' })),
        cabaret: seating(msg({ message: 'Cabaret' })),
        banquet: seating(msg({ message: 'Banquet' })),
        cocktail: seating(msg({ message: 'Cocktail' })),
        island: seating(msg({ message: 'Island' })),
      },
      served: (from, until) =>
        from === ''
          ? say(msg({ message: 'until {until}', context: 'time of a service' }), { until })
          : until === ''
            ? say(msg({ message: 'from {from}', context: 'time of a service' }), { from })
            : say(msg({ message: '{from} to {until}', context: 'time of a service' }), {
                from,
                until,
              }),
      nights: (count) =>
        say(msg({ message: '{count, plural, one {# night} other {# nights}}' }), { count }),
      pieces: (amount, price) =>
        say(msg({ message: '{amount} × {price}' }), { amount: String(amount), price }),
      stay: (amount, price, nights) =>
        say(msg({ message: '{amount} × {price} × {nights}' }), {
          amount: String(amount),
          price,
          nights,
        }),
      total: say(msg({ message: 'Total' })),
      inclVat: (amount) => say(msg({ message: '{amount} incl. VAT' }), { amount }),
      onRequest: say(msg({ message: 'on request' })),
      partInclVat: (amount) =>
        say(msg({ message: '{amount} incl. VAT, the rest on request' }), { amount }),
      withMinimumSpend: (total, spend) =>
        say(msg({ message: '{total} ({spend} of it to be spent at the venue)' }), {
          total,
          spend,
        }),
      calendarAttached: say(msg({ message: 'The meeting is attached as a calendar file.' })),
      bookingPage: say(msg({ message: 'See or change your booking' })),
      legal: {
        terms: say(msg({ message: 'Terms of service' })),
        privacy: say(msg({ message: 'Privacy policy' })),
      },
      freeUntil: (instant) =>
        say(msg({ message: 'Free cancellation until: {instant}' }), { instant }),
      notFree: say(msg({ message: 'This booking can no longer be cancelled free of charge.' })),
      questions: (phone) => say(msg({ message: 'Questions? Call the venue: {phone}' }), { phone }),
      goodbye: say(msg({ message: 'Kind regards' })),
      venueBooked: (number) => say(msg({ message: 'New booking {number}' }), { number }),
      venueEnquiry: (number) =>
        say(msg({ message: 'New enquiry {number}: please answer the visitor' }), { number }),
      contact: say(msg({ message: 'Contact', context: 'who has booked' })),
      fullName: (firstName, lastName) =>
        say(msg({ message: '{firstName} {lastName}' }), { firstName, lastName }),
      fields: {
        company: say(msg({ message: 'Company' })),
        additionalInfo: say(msg({ message: 'Message' })),
      },
      payment: say(msg({ message: 'Payment' })),
      paidBy: {
        creditcard: say(msg({ message: 'Reserved on the card; the venue collects it' })),
        invoice: say(msg({ message: 'Not paid yet: invoice to the company' })),
        onsite: say(msg({ message: 'Not paid yet: at the venue' })),
        airplus: say(msg({ message: 'AirPlus company account' })),
        accountcredits: say(msg({ message: 'Customer account' })),
      },
      asAgreed: say(msg({ message: 'as agreed with the venue' })),
      reason: say(msg({ message: 'Reason' })),
      planningService: say(msg({ message: 'Planning service' })),
      premiumService: say(msg({ message: 'Premium service' })),
      mayBeWrittenTo: say(msg({ message: 'May be written to with offers' })),
      yes: say(msg({ message: 'Yes' })),
    },
    statusMail: {
      accept: say(msg({ message: 'Accept' })),
      decline: say(msg({ message: 'Decline' })),
      offer: say(msg({ message: 'Make an offer' })),
      cancel: say(msg({ message: 'Cancel this booking' })),
      withdraw: say(msg({ message: 'Take this enquiry back' })),
      acceptedSubject: (number, venue) =>
        say(msg({ message: 'Your enquiry {number} is accepted: {venue}' }), {
          number,
          venue,
        }),
      acceptedTitle: say(msg({ message: 'Your meeting is booked' })),
      acceptedIntro: say(
        msg({ message: 'The venue has accepted your enquiry. The room is booked for you.' }),
      ),
      declinedSubject: (number, venue) =>
        say(msg({ message: '{venue} cannot take your enquiry {number}' }), { number, venue }),
      declinedTitle: say(msg({ message: 'The venue cannot take your enquiry' })),
      declinedIntro: say(
        msg({
          message:
            'Unfortunately the venue cannot offer you the room at that time. Nothing was booked, and nothing is to be paid.',
        }),
      ),
      changedSubject: (number, venue) =>
        say(msg({ message: 'Your booking {number} is changed: {venue}' }), { number, venue }),
      changedTitle: say(msg({ message: 'Your booking is changed' })),
      changedIntro: say(
        msg({
          message:
            'As you wished, your booking is changed. This is what is booked now. The venue knows about it.',
        }),
      ),
      venueChanged: (number) =>
        say(
          msg({
            message: 'Booking {number} was changed by the visitor; this is what is booked now',
          }),
          { number },
        ),
      cancelledSubject: (number, venue) =>
        say(msg({ message: 'Your booking {number} is cancelled: {venue}' }), { number, venue }),
      cancelledTitle: say(msg({ message: 'Your booking is cancelled' })),
      cancelledIntro: say(
        msg({ message: 'As you wished, your booking is cancelled. The venue knows about it.' }),
      ),
      cancelledLink: say(msg({ message: 'To your booking' })),
      withdrawnSubject: (number, venue) =>
        say(msg({ message: 'Your enquiry {number} is taken back: {venue}' }), { number, venue }),
      withdrawnTitle: say(msg({ message: 'Your enquiry is taken back' })),
      withdrawnIntro: say(
        msg({
          message: 'As you wished, your enquiry is taken back. The venue knows about it.',
        }),
      ),
      venueCancelled: (number) =>
        say(
          msg({ message: 'Booking {number} was cancelled by the visitor; the room is free again' }),
          { number },
        ),
      venueWithdrawn: (number) =>
        say(msg({ message: 'Enquiry {number} was taken back by the visitor' }), { number }),
      venueOfferDeclined: (number) =>
        say(
          msg({
            message: 'Your offer {number} was declined by the visitor; the room is free again',
          }),
          { number },
        ),
      fee: say(msg({ message: 'Fee' })),
      noFee: say(msg({ message: 'no fee' })),
      agreedFee: say(msg({ message: 'as agreed with the venue' })),
      refund: say(msg({ message: 'Back to your card' })),
    },
    offerMail: {
      subject: (number, venue) =>
        say(msg({ message: 'An offer for your enquiry {number}: {venue}' }), { number, venue }),
      title: say(msg({ message: 'An offer for you' })),
      intro: (until) =>
        say(
          msg({
            message:
              'The venue has an offer for you. You can accept it, ask one question back, or decline it. The room is held for you until: {until}',
          }),
          { until },
        ),
      includes: say(msg({ message: 'Included' })),
      validUntil: say(msg({ message: 'Valid until' })),
      message: say(msg({ message: 'The venue writes' })),
      instead: say(msg({ message: 'Or instead' })),
      link: say(msg({ message: 'See the offer, accept or decline it' })),
      pageLink: say(msg({ message: 'To your request' })),
      reminderSubject: (number, venue) =>
        say(msg({ message: 'Your offer {number} is waiting: {venue}' }), { number, venue }),
      reminderTitle: say(msg({ message: 'Your offer is waiting' })),
      reminderIntro: (until) =>
        say(
          msg({
            message:
              'The venue’s offer is still waiting for you. The room is held for you until: {until}',
          }),
          { until },
        ),
      overSubject: (number, venue) =>
        say(msg({ message: 'Your offer {number} has ended: {venue}' }), { number, venue }),
      overTitle: say(msg({ message: 'Your offer has ended' })),
      overIntro: say(
        msg({
          message:
            'The venue’s offer was not accepted in time, and the room is free for others again. Nothing was booked, and nothing is to be paid. If you still want the room, please send a new enquiry.',
        }),
      ),
      unansweredSubject: (number, venue) =>
        say(msg({ message: 'No answer to your enquiry {number}: {venue}' }), { number, venue }),
      unansweredTitle: say(msg({ message: 'Your enquiry was not answered' })),
      unansweredIntro: say(
        msg({
          message:
            'Unfortunately the venue did not answer in time. Nothing was booked, and nothing is to be paid. Please choose another venue or time, or call the venue.',
        }),
      ),
      venueOver: (number) =>
        say(msg({ message: 'Offer {number} was not accepted in time; the room is free again' }), {
          number,
        }),
      venueUnanswered: (number) =>
        say(msg({ message: 'Enquiry {number} ended without an answer; the visitor was told' }), {
          number,
        }),
      venueReminder: (number) =>
        say(msg({ message: 'Enquiry {number} waits for your answer' }), { number }),
      venueQuestion: (number) => say(msg({ message: 'Question about {number}' }), { number }),
      venueQuestionReminder: (number) =>
        say(msg({ message: 'The question about offer {number} waits for your answer' }), {
          number,
        }),
      questionAboutOffer: (until) =>
        say(
          msg({
            message:
              'You answer with another offer, which replaces yours; its message can be your answer. Your offer is valid until: {until}',
          }),
          { until },
        ),
      answerByReply: say(msg({ message: 'Reply to this mail to answer.' })),
      question: say(msg({ message: 'Question' })),
      answerBy: (until) =>
        say(
          msg({
            message: 'Please answer by: {until}. After that the visitor is told to look elsewhere.',
          }),
          { until },
        ),
    },
    codeMail: {
      subject: say(msg({ message: 'Your verification code' })),
      intro: say(
        msg({
          message:
            'Somebody, probably you, is booking with this address. The code is good for a quarter of an hour. If it was not you, there is nothing to do.',
        }),
      ),
      code: say(msg({ message: 'Code' })),
      asked: (email) =>
        say(msg({ message: 'Please type the code that was mailed to {email}.' }), { email }),
      wrong: say(msg({ message: 'Wrong verification code' })),
      gone: say(msg({ message: 'This code no longer counts. A new one was mailed.' })),
    },
    passwordMail: {
      greeting: (firstName) => say(msg({ message: 'Dear {firstName},' }), { firstName }),
      afterBookingSubject: say(msg({ message: 'Your account: set a password' })),
      afterBookingIntro: say(
        msg({
          message:
            'Thank you for your booking. With a password you see your bookings again, and need not type your details next time.',
        }),
      ),
      askedSubject: say(msg({ message: 'Set a new password' })),
      askedIntro: say(
        msg({
          message:
            'Somebody, probably you, asked for a new password. If it was not you, there is nothing to do: your password stays.',
        }),
      ),
      link: say(msg({ message: 'Set a password' })),
      onceInSevenDays: say(
        msg({
          message:
            'The link works once, within seven days. Do not forward it: it opens your account.',
        }),
      ),
      onceInAnHour: say(
        msg({
          message: 'The link works once, within an hour. Do not forward it: it opens your account.',
        }),
      ),
    },
    cancelPage: {
      title: (number) => say(msg({ message: 'Cancel booking {number}?' }), { number }),
      intro: say(
        msg({
          message:
            'The room is then free for others, and the venue is told. This cannot be taken back.',
        }),
      ),
      button: say(msg({ message: 'Cancel the booking' })),
      withdrawTitle: (number) => say(msg({ message: 'Take enquiry {number} back?' }), { number }),
      withdrawIntro: say(
        msg({
          message: 'The venue is then told. Nothing was booked, and nothing is to be paid.',
        }),
      ),
      withdrawButton: say(msg({ message: 'Take the enquiry back' })),
      feeChanged: say(
        msg({
          message: 'The fee has changed since you opened this page. Nothing was cancelled so far.',
        }),
      ),
      doneTitle: (number) => say(msg({ message: 'Cancelled: {number}' }), { number }),
      done: say(msg({ message: 'The venue knows about it, and you have a mail about it.' })),
      closedTitle: say(msg({ message: 'This can no longer be cancelled here' })),
      closed: say(msg({ message: 'The meeting has begun, or the venue declined.' })),
      toVenue: say(msg({ message: 'To the venue’s page' })),
      unknownTitle: say(msg({ message: 'This link leads nowhere' })),
      unknown: say(
        msg({
          message: 'Please open it from the mail again: parts of the address are missing or wrong.',
        }),
      ),
    },
    enquiryPage: {
      question: {
        accept: (number) => say(msg({ message: 'Accept enquiry {number}?' }), { number }),
        decline: (number) => say(msg({ message: 'Decline enquiry {number}?' }), { number }),
      },
      whatHappens: {
        accept: say(
          msg({ message: 'The room is then booked, and the visitor gets a confirmation by mail.' }),
        ),
        decline: say(
          msg({
            message:
              'The visitor is then told by mail that the room cannot be had. Nothing is booked.',
          }),
        ),
      },
      button: {
        accept: say(msg({ message: 'Accept and book the room' })),
        decline: say(msg({ message: 'Decline the enquiry' })),
      },
      instead: {
        accept: say(msg({ message: 'Accept it instead' })),
        decline: say(msg({ message: 'Decline it instead' })),
      },
      became: {
        confirmed: {
          title: say(msg({ message: 'The enquiry is accepted' })),
          text: say(
            msg({ message: 'The room is booked, and the visitor has a confirmation by mail.' }),
          ),
        },
        declined: {
          title: say(msg({ message: 'The enquiry is declined' })),
          text: say(msg({ message: 'The visitor was told by mail. Nothing is booked.' })),
        },
        cancelled: {
          title: say(msg({ message: 'The visitor cancelled' })),
          text: say(msg({ message: 'There is nothing to answer any more. Nothing is booked.' })),
        },
        offered: {
          title: say(msg({ message: 'The offer is with the visitor' })),
          text: say(msg({ message: 'You get a mail when it is accepted, declined or over.' })),
        },
      },
      toOffer: say(msg({ message: 'To the offer' })),
      serviceTakenTitle: say(msg({ message: 'An add-on is taken' })),
      serviceTaken: say(
        msg({
          message:
            'There is not enough left of one of the add-ons at that time, so this enquiry cannot be accepted. It is still open: decline it, or write to the visitor.',
        }),
      ),
      takenTitle: say(msg({ message: 'The room is taken' })),
      taken: (room) =>
        say(
          msg({
            message:
              'Taken at that time: {room}. This enquiry cannot be accepted, but it is still open: decline it, or write to the visitor and offer another room.',
          }),
          { room },
        ),
      tooLateTitle: say(msg({ message: 'It is too late to answer' })),
      tooLate: say(
        msg({
          message: 'The time to answer is over, and the visitor was told so. Nothing is booked.',
        }),
      ),
      toVenue: say(msg({ message: 'To the venue’s page' })),
      unknownTitle: say(msg({ message: 'This link leads nowhere' })),
      unknown: say(
        msg({
          message: 'Please open it from the mail again: parts of the address are missing or wrong.',
        }),
      ),
    },
    offerPage: {
      title: (number) => say(msg({ message: 'Your offer for enquiry {number}' }), { number }),
      intro: say(
        msg({
          message:
            'The visitor gets it by mail, and the room is held while it is valid. It is booked when the visitor accepts it.',
        }),
      ),
      again: (until) =>
        say(
          msg({
            message:
              'Your last offer is with the visitor, and another one replaces it. Valid until: {until}',
          }),
          { until },
        ),
      asked: (question) => say(msg({ message: 'The visitor asks: {question}' }), { question }),
      proposal: say(msg({ message: 'Your proposal' })),
      other: (count) => say(msg({ message: 'Another choice ({count})' }), { count }),
      otherHint: say(
        msg({
          message: 'Only if you want to offer another time or room as well: its room is held, too.',
        }),
      ),
      room: say(msg({ message: 'Room' })),
      from: say(msg({ message: 'From', context: 'start of a meeting' })),
      to: say(msg({ message: 'Until', context: 'end of a meeting' })),
      price: (currency) => say(msg({ message: 'Price incl. VAT, {currency}' }), { currency }),
      vat: say(msg({ message: 'VAT in the price, %' })),
      each: (name, amount, currency) =>
        say(msg({ message: '{name} × {amount}: price of one incl. VAT, {currency}' }), {
          name,
          amount: String(amount),
          currency,
        }),
      includes: say(msg({ message: 'What the price includes' })),
      includesHint: say(msg({ message: 'For example: room, water, coffee at 10:30, projector.' })),
      message: say(msg({ message: 'Message to the visitor' })),
      validUntil: say(msg({ message: 'Valid until' })),
      validHint: (zone) =>
        say(msg({ message: 'Local time of the venue, {zone}. Until then the room is held.' }), {
          zone,
        }),
      button: say(msg({ message: 'Send the offer' })),
      optional: (label) => say(msg({ message: '{label} (optional)' }), { label }),
      wrongAmount: say(msg({ message: 'Please write an amount, for example 1240 or 1240.50.' })),
      wrongPercent: say(msg({ message: 'Please write a percentage, for example 25.5, or 0.' })),
      wrongTime: say(msg({ message: 'Please choose a day and a time.' })),
      wrongSpan: say(
        msg({
          message:
            'The meeting has to end after it begins, lie ahead, and be no longer than two days.',
        }),
      ),
      wrongValid: say(
        msg({ message: 'At least an hour from now, and before the meeting begins.' }),
      ),
      roomTaken: (room) =>
        say(msg({ message: 'Taken at that time: {room}. Please offer another room.' }), { room }),
      serviceTaken: say(
        msg({ message: 'There is not enough left of one of the add-ons at that time.' }),
      ),
      beingPaid: say(
        msg({
          message:
            'The visitor is accepting your last offer right now. Please look again in a moment.',
        }),
      ),
      check: say(msg({ message: 'Nothing was sent yet. Please look at the marked fields.' })),
      doneTitle: (number) => say(msg({ message: 'Your offer {number} is on its way' }), { number }),
      done: (until) =>
        say(
          msg({
            message:
              'The visitor has your offer by mail. You get a mail when it is accepted, declined or over. The room is held until: {until}',
          }),
          { until },
        ),
    },
    passwordPage: {
      title: say(msg({ message: 'Set a password' })),
      intro: (email) => say(msg({ message: 'For the account of {email}.' }), { email }),
      label: say(msg({ message: 'Password' })),
      hint: (shortestPassword) =>
        say(
          msg({
            message:
              '{shortestPassword, plural, one {At least # character.} other {At least # characters.}} A few words in a row are easy to remember and hard to guess.',
          }),
          { shortestPassword },
        ),
      button: say(msg({ message: 'Set password' })),
      doneTitle: say(msg({ message: 'Your password is set' })),
      done: (email) =>
        say(
          msg({ message: 'You can now log in as {email}. Logins on other computers have ended.' }),
          { email },
        ),
      login: say(msg({ message: 'Log in' })),
      goneTitle: say(msg({ message: 'This link no longer works' })),
      gone: say(
        msg({
          message: 'It was used already, or too much time has passed. Please ask for a new one.',
        }),
      ),
      another: say(msg({ message: 'Ask for a new link' })),
      tooManyTitle: say(msg({ message: 'Please wait a little' })),
      tooMany: say(
        msg({
          message:
            'There were too many attempts from your address. Please try again in a quarter of an hour.',
        }),
      ),
    },
    venueTexts: {
      no_rooms_for_criteria: say(
        msg({ message: 'There are no rooms available with your current criteria.' }),
      ),
      no_room_available: say(
        msg({
          message:
            'There is no room available. Please select another date/time, meeting length or delegates.',
        }),
      ),
      room_exceed: say(msg({ message: 'Attendees exceed the limit for this room ({min}-{max})' }), {
        min: '{min}',
        max: '{max}',
      }),
      room_unavailable: say(msg({ message: 'Room not available' })),
      room_no_layout: say(msg({ message: 'Room does not have the seating order' })),
      package_rooms_unavailable: say(
        msg({ message: 'None of the rooms in the package is available' }),
      ),
      package_rooms_exceed: say(msg({ message: 'None of the rooms fits the attendees' })),
      package_minimum: say(
        msg({ message: 'The price is calculated for the minimum of {package_min} people.' }),
        { package_min: '{package_min}' },
      ),
      no_halfday_package: say(msg({ message: 'There is no half-day package available.' })),
      no_fullday_package: say(msg({ message: 'There is no full-day package available.' })),
      no_overnight_package: say(msg({ message: 'There is no overnight package available.' })),
      no_twodays_package: say(msg({ message: 'There is no two-days package available.' })),
      no_package_for_dates: say(msg({ message: 'There is no package available for these dates.' })),
      not_available: say(msg({ message: 'Not available' })),
      venue_closed: say(msg({ message: 'Venue closed' })),
      enquiry: say(msg({ message: 'Enquiry', context: 'text of a venue' })),
      enquiry_message: say(
        msg({ message: 'This is an enquiry. The venue will reply with an offer.' }),
      ),
      send_request: say(msg({ message: 'Send request' })),
      select_all_days: say(
        msg({ message: '(Select the room and/or package for all the days before continuing)' }),
      ),
      all_days_set: say(msg({ message: 'All days are set.' })),
      add_another_day: say(msg({ message: 'Add another day' })),
      show_less: say(msg({ message: 'Show less' })),
    },
    toStart: say(msg({ message: 'To the start page' })),
  };
}
