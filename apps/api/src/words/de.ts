import type { ApiWords } from './api-words.ts';

export const de: ApiWords = {
  mail: {
    greeting: (firstName) => `Guten Tag ${firstName},`,
    bookedSubject: (number, venue) => `Ihre Buchung ${number} bei ${venue} ist bestätigt`,
    bookedTitle: 'Ihre Buchung ist bestätigt',
    bookedIntro: (venue) => `${venue} freut sich auf Sie.`,
    enquirySubject: (number, venue) => `Ihre Anfrage ${number} an ${venue}`,
    enquiryTitle: 'Ihre Anfrage ist gesendet',
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
      from === ''
        ? `bis ${until} Uhr`
        : until === ''
          ? `ab ${from} Uhr`
          : `${from} bis ${until} Uhr`,
    nights: (count) => `${count} ${count === 1 ? 'Nacht' : 'Nächte'}`,
    total: 'Gesamt',
    inclVat: 'inkl. MwSt.',
    onRequest: 'auf Anfrage',
    restOnRequest: 'das Übrige auf Anfrage',
    minimumSpend: 'davon vor Ort zu verzehren',
    calendarAttached: 'Der Termin liegt als Kalenderdatei bei.',
    bookingPage: 'Ihre Buchung ansehen oder ändern',
    legal: { terms: 'Nutzungsbedingungen', privacy: 'Datenschutz' },
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
      creditcard: 'Auf der Karte reserviert; das Haus bucht ab',
      invoice: 'Noch nicht bezahlt: Rechnung an die Firma',
      onsite: 'Noch nicht bezahlt: im Haus',
      airplus: 'AirPlus-Firmenkonto',
      accountcredits: 'Kundenkonto',
    },
    asAgreed: 'wie mit dem Haus vereinbart',
    reason: 'Grund',
    planningService: 'Planungsservice',
    premiumService: 'Premium-Service',
    mayBeWrittenTo: 'Darf Angebote erhalten',
    yes: 'Ja',
  },
  statusMail: {
    accept: 'Annehmen',
    decline: 'Ablehnen',
    offer: 'Ein Angebot machen',
    cancel: 'Diese Buchung stornieren',
    withdraw: 'Diese Anfrage zurückziehen',
    acceptedSubject: (number, venue) =>
      `${venue} hat Ihre Anfrage ${number} angenommen: Sie ist gebucht`,
    acceptedTitle: 'Ihr Termin ist gebucht',
    acceptedIntro: (venue) => `${venue} hat Ihre Anfrage angenommen. Der Raum ist für Sie gebucht.`,
    declinedSubject: (number, venue) => `${venue} kann Ihre Anfrage ${number} nicht annehmen`,
    declinedTitle: 'Das Haus kann Ihre Anfrage nicht annehmen',
    declinedIntro: (venue) =>
      `leider kann ${venue} Ihnen den Raum zu dieser Zeit nicht anbieten. Es wurde nichts gebucht, und es ist nichts zu bezahlen.`,
    changedSubject: (number, venue) => `Ihre Buchung ${number} bei ${venue} ist geändert`,
    changedTitle: 'Ihre Buchung ist geändert',
    changedIntro: (venue) =>
      `wie gewünscht ist Ihre Buchung geändert. Das ist jetzt gebucht; ${venue} weiß Bescheid.`,
    venueChanged: (number) => `Buchung ${number} wurde vom Gast geändert; das ist jetzt gebucht`,
    cancelledSubject: (number, venue) => `Ihre Buchung ${number} bei ${venue} ist storniert`,
    cancelledTitle: 'Ihre Buchung ist storniert',
    cancelledIntro: (venue) => `wie gewünscht ist Ihre Buchung storniert. ${venue} weiß Bescheid.`,
    cancelledLink: 'Zu Ihrer Buchung',
    withdrawnSubject: (number, venue) => `Ihre Anfrage ${number} an ${venue} ist zurückgezogen`,
    withdrawnTitle: 'Ihre Anfrage ist zurückgezogen',
    withdrawnIntro: (venue) =>
      `wie gewünscht ist Ihre Anfrage zurückgezogen. ${venue} weiß Bescheid.`,
    venueCancelled: (number) =>
      `Buchung ${number} wurde vom Gast storniert; der Raum ist wieder frei`,
    venueWithdrawn: (number) => `Anfrage ${number} wurde vom Gast zurückgezogen`,
    venueOfferDeclined: (number) =>
      `Ihr Angebot ${number} hat der Gast abgelehnt; der Raum ist wieder frei`,
    fee: 'Gebühr',
    noFee: 'keine',
    agreedFee: 'wie mit dem Haus vereinbart',
    refund: 'Zurück auf Ihre Karte',
  },
  offerMail: {
    subject: (number, venue) => `${venue} hat ein Angebot zu Ihrer Anfrage ${number}`,
    title: 'Ein Angebot für Sie',
    intro: (venue, until) =>
      `${venue} hat ein Angebot für Sie. Der Raum ist bis ${until} für Sie reserviert; bis ` +
      'dahin können Sie es annehmen, einmal nachfragen oder ablehnen.',
    includes: 'Enthalten',
    validUntil: 'Gültig bis',
    message: 'Das Haus schreibt',
    instead: 'Oder stattdessen',
    link: 'Angebot ansehen, annehmen oder ablehnen',
    pageLink: 'Zu Ihrer Anfrage',
    reminderSubject: (number, venue) => `Ihr Angebot ${number} von ${venue} wartet`,
    reminderTitle: 'Ihr Angebot wartet',
    reminderIntro: (venue, until) =>
      `das Angebot von ${venue} wartet noch auf Sie. Der Raum ist bis ${until} für Sie reserviert.`,
    overSubject: (number, venue) => `Ihr Angebot ${number} von ${venue} ist abgelaufen`,
    overTitle: 'Ihr Angebot ist abgelaufen',
    overIntro: (venue) =>
      `das Angebot von ${venue} wurde nicht rechtzeitig angenommen, und der Raum ist wieder ` +
      'frei für andere. Es wurde nichts gebucht, und es ist nichts zu bezahlen. Möchten Sie ' +
      'ihn noch, senden Sie bitte eine neue Anfrage.',
    unansweredSubject: (number, venue) => `${venue} hat Ihre Anfrage ${number} nicht beantwortet`,
    unansweredTitle: 'Ihre Anfrage blieb unbeantwortet',
    unansweredIntro: (venue) =>
      `leider hat ${venue} nicht rechtzeitig geantwortet. Es wurde nichts gebucht, und es ist ` +
      'nichts zu bezahlen. Bitte wählen Sie ein anderes Haus oder eine andere Zeit, oder rufen ' +
      'Sie das Haus an.',
    venueOver: (number) =>
      `Angebot ${number} wurde nicht rechtzeitig angenommen; der Raum ist wieder frei`,
    venueUnanswered: (number) =>
      `Anfrage ${number} ist ohne Antwort abgelaufen; der Gast weiß Bescheid`,
    venueReminder: (number) => `Anfrage ${number} wartet auf Ihre Antwort`,
    venueQuestion: (number) => `Der Gast von ${number} hat eine Frage`,
    venueQuestionReminder: (number) => `Die Frage zum Angebot ${number} wartet auf Ihre Antwort`,
    questionAboutOffer: (until) =>
      `Ihr Angebot gilt bis ${until}. Sie antworten mit einem neuen Angebot, das es ersetzt; seine Nachricht kann Ihre Antwort sein.`,
    answerByReply: 'Antworten Sie einfach auf diese Mail.',
    question: 'Frage',
    answerBy: (until) =>
      `Bitte antworten Sie bis ${until}. Danach erfährt der Gast, dass er sich anderswo umsehen muss.`,
  },
  codeMail: {
    subject: 'Ihr Bestätigungscode',
    intro:
      'Jemand, vermutlich Sie, bucht mit dieser Adresse. Der Code gilt eine Viertelstunde. Falls nicht, müssen Sie nichts tun.',
    code: 'Code',
    asked: (email) => `Bitte geben Sie den Code ein, der an ${email} gesendet wurde.`,
    wrong: 'Falscher Bestätigungscode',
    gone: 'Dieser Code gilt nicht mehr. Ein neuer wurde gesendet.',
  },
  passwordMail: {
    greeting: (firstName) => `Guten Tag ${firstName},`,
    afterBookingSubject: 'Ihr Konto: Passwort festlegen',
    afterBookingIntro:
      'vielen Dank für Ihre Buchung. Mit einem Passwort sehen Sie Ihre Buchungen wieder und müssen ' +
      'Ihre Angaben nicht noch einmal eingeben.',
    askedSubject: 'Neues Passwort festlegen',
    askedIntro:
      'jemand, vermutlich Sie, hat ein neues Passwort angefordert. Falls nicht, müssen Sie nichts tun: Ihr Passwort bleibt.',
    link: 'Passwort festlegen',
    once: (duration) =>
      `Der Link gilt einmal und ${duration} lang. Leiten Sie ihn nicht weiter: Er öffnet Ihr Konto.`,
    sevenDays: 'sieben Tage',
    oneHour: 'eine Stunde',
  },
  cancelPage: {
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
  },
  enquiryPage: {
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
      offered: {
        title: 'Das Angebot liegt dem Gast vor',
        text: 'Sie bekommen eine Mail, wenn es angenommen, abgelehnt oder abgelaufen ist.',
      },
    },
    toOffer: 'Zum Angebot',
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
    tooLate: 'Die Zeit zum Antworten ist um, und der Gast weiß Bescheid. Es ist nichts gebucht.',
    toVenue: 'Zur Seite des Hauses',
    unknownTitle: 'Dieser Link führt nirgendwohin',
    unknown:
      'Bitte öffnen Sie ihn noch einmal aus der Mail: Teile der Adresse fehlen oder sind falsch.',
  },
  offerPage: {
    title: (number) => `Ihr Angebot zur Anfrage ${number}`,
    intro:
      'Der Gast bekommt es per Mail, und der Raum ist reserviert, solange es gilt. Gebucht ist er, ' +
      'sobald der Gast annimmt.',
    again: (until) =>
      `Ihr letztes Angebot liegt dem Gast vor und gilt bis ${until}. Ein neues ersetzt es.`,
    asked: (question) => `Der Gast fragt: ${question}`,
    proposal: 'Ihr Vorschlag',
    other: (count) => `Weitere Möglichkeit (${count})`,
    otherHint:
      'Nur wenn Sie auch eine andere Zeit oder einen anderen Raum anbieten möchten: auch dieser Raum ' +
      'wird reserviert.',
    room: 'Raum',
    from: 'Von',
    to: 'Bis',
    price: (currency) => `Preis inkl. MwSt., ${currency}`,
    vat: 'Darin MwSt., %',
    each: (name, amount, currency) =>
      `${name}, ${amount} Stück: Preis für eines inkl. MwSt., ${currency}`,
    includes: 'Was der Preis enthält',
    includesHint: 'Zum Beispiel: Raum, Wasser, Kaffee um 10:30, Beamer.',
    message: 'Nachricht an den Gast',
    validUntil: 'Gültig bis',
    validHint: (zone) => `Ortszeit des Hauses, ${zone}. Bis dahin ist der Raum reserviert.`,
    button: 'Angebot senden',
    optional: 'freiwillig',
    wrongAmount: 'Bitte schreiben Sie einen Betrag, zum Beispiel 1240 oder 1240,50.',
    wrongPercent: 'Bitte schreiben Sie einen Prozentsatz, zum Beispiel 25,5, oder 0.',
    wrongTime: 'Bitte wählen Sie einen Tag und eine Uhrzeit.',
    wrongSpan:
      'Das Ende muss nach dem Beginn liegen, der Beginn in der Zukunft, und es dürfen höchstens zwei ' +
      'Tage sein.',
    wrongValid: 'Frühestens in einer Stunde und vor Beginn der Veranstaltung.',
    roomTaken: (room) =>
      `Jemand anderes hat ${room} zu dieser Zeit. Bitte bieten Sie einen anderen Raum an.`,
    serviceTaken: 'Von einer der Zusatzleistungen ist zu dieser Zeit nicht mehr genug da.',
    beingPaid:
      'Der Gast nimmt Ihr letztes Angebot gerade an. Bitte sehen Sie in einem Moment noch einmal nach.',
    check: 'Es wurde noch nichts gesendet. Bitte sehen Sie die markierten Felder an.',
    doneTitle: (number) => `Ihr Angebot ${number} ist unterwegs`,
    done: (until) =>
      `Der Gast hat es per Mail. Der Raum ist bis ${until} reserviert, und Sie bekommen eine ` +
      'Mail, wenn das Angebot angenommen, abgelehnt oder abgelaufen ist.',
  },
  passwordPage: {
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
  },
  venueTexts: {
    no_rooms_for_criteria: 'Für Ihre Angaben ist kein Raum verfügbar.',
    no_room_available:
      'Es ist kein Raum verfügbar. Bitte wählen Sie ein anderes Datum, eine andere Dauer oder Personenzahl.',
    room_exceed: 'Die Personenzahl liegt außerhalb der Grenzen dieses Raums ({min}-{max})',
    room_unavailable: 'Raum nicht verfügbar',
    room_no_layout: 'Der Raum bietet diese Bestuhlung nicht',
    package_rooms_unavailable: 'Keiner der Räume der Pauschale ist verfügbar',
    package_rooms_exceed: 'Keiner der Räume passt zur Personenzahl',
    package_minimum: 'Der Preis gilt für mindestens {package_min} Personen.',
    no_halfday_package: 'Es ist keine Halbtagespauschale verfügbar.',
    no_fullday_package: 'Es ist keine Ganztagespauschale verfügbar.',
    no_overnight_package: 'Es ist keine Pauschale mit Übernachtung verfügbar.',
    no_twodays_package: 'Es ist keine Zweitagespauschale verfügbar.',
    no_package_for_dates: 'Für diese Tage ist keine Pauschale verfügbar.',
    not_available: 'Nicht verfügbar',
    venue_closed: 'Geschlossen',
    enquiry: 'Anfrage',
    enquiry_message: 'Dies ist eine Anfrage. Das Haus antwortet mit einem Angebot.',
    send_request: 'Anfrage senden',
    select_all_days:
      '(Wählen Sie für alle Tage einen Raum oder eine Pauschale, bevor Sie fortfahren)',
    all_days_set: 'Alle Tage sind gewählt.',
    add_another_day: 'Weiteren Tag hinzufügen',
    show_less: 'weniger anzeigen',
  },
  toStart: 'Zur Startseite',
};
