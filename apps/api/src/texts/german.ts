import type { TextKey } from './english.ts';

export const german: Readonly<Record<TextKey, string>> = {
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
