/**
 * Texts of the venue page, by key (VENUE-035). Pages have their own and override them with these
 * so texts can be corrected without a build.
 */
export const english = {
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
export type TextKey = keyof typeof english;
