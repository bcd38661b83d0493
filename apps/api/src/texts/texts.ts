/**
 * Texts of the venue page, by key (VENUE-035). Pages have their own and override them with these
 * so texts can be corrected without a build.
 */
const english = {
  no_rooms_for_criteria: 'There is no rooms available with your current criteria.',
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
} as const;
type TextKey = keyof typeof english;

const german: Readonly<Record<TextKey, string>> = {
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
};

const byLanguage: Readonly<Record<string, Partial<Record<TextKey, string>>>> = { de: german };

/** In `language`, else in its base language, else in English. */
export function textsIn(language: string): Readonly<Record<TextKey, string>> {
  const [base = language] = language.split('-');
  return { ...english, ...byLanguage[base], ...byLanguage[language] };
}
