import { expect, it, test } from 'vitest';
import { citySearchPath, groupBookingPath, placeSearchPath } from './search-paths.ts';

// 09:00 to 17:00 UTC.
const meeting = {
  start: '2026-11-23T11:00',
  end: '2026-11-23T19:00',
  delegates: 12,
  discountCode: '',
};
const whiteLabel = { whiteLabel: true };
const ordinary = { whiteLabel: false };

test.each([
  [
    'a white-label site in English',
    '',
    whiteLabel,
    '',
    '/wl_search?destination=Helsinki&datetime=1795424400&end-datetime=1795453200&delegates=12',
    'VENUE-025, C-179',
  ],
  [
    'a white-label site with a code',
    'fi',
    whiteLabel,
    'SPRING',
    '/fi/wl_search?destination=Helsinki&datetime=1795424400&end-datetime=1795453200&delegates=12&discount_code=SPRING',
    'VENUE-025',
  ],
  [
    'any other site',
    'fi',
    ordinary,
    '',
    '/fi/search?destination=Helsinki&datetime=1795424400&end-datetime=1795453200&delegates=12',
    'VENUE-024, A-039',
  ],
])(
  'the breadcrumb of %s leads back to the search of the city (%s)',
  (_where, prefix, site, discountCode, path) => {
    expect(
      citySearchPath(prefix, site, 'Helsinki', {
        ...meeting,
        discountCode,
        zone: 'Europe/Helsinki',
      }),
    ).toBe(path);
  },
);

it('is a search of the city alone where no meeting is known', () => {
  expect(citySearchPath('', ordinary, 'Den Haag & more', null)).toBe(
    '/search?destination=Den+Haag+%26+more',
  );
});

it('spells the white-label search in two ways, in the breadcrumb and in the header (B-040, HEADER-009)', () => {
  const place = { latitude: 60.17, longitude: 24.94 };
  expect(
    citySearchPath('fi', whiteLabel, 'Helsinki', { ...meeting, zone: 'Europe/Helsinki' }),
  ).toMatch(/^\/fi\/wl_search\?/);
  expect(placeSearchPath('fi', whiteLabel, place, { duration: 8, delegates: 10 })).toBe(
    '/fi/wlsearch?pt=60.17,24.94&duration=8&delegates=10',
  );
  expect(placeSearchPath('fi', ordinary, place, { duration: 8, delegates: 10 })).toBe(
    '/fi/search?pt=60.17,24.94&duration=8&delegates=10',
  );
});

test.each([
  ['fi', null, '/fi/group-event-booking?venueId=77'],
  ['fi', 'https://site.example', 'https://site.example/fi/group-event-booking?venueId=77'],
  ['', null, '/group-event-booking?venueId=77'],
])('in "%s" on %s a group is booked at %s (VENUE-033, C-178)', (prefix, baseUrl, path) => {
  expect(groupBookingPath(prefix, '77', baseUrl)).toBe(path);
});
