import { venueWire, type VenueWire } from '@foyer/contract';
import { expect, test } from 'vitest';
import * as v from 'valibot';
import { otherOrigins } from './other-origins.ts';
import { securityHeaders } from './security-headers.ts';

const wire: VenueWire = {
  id: 'house',
  alias: 'house',
  title: 'House',
  city: 'Helsinki',
  country_code: 'FI',
  venue_type: 'Hotel',
  venue_type_en: 'Hotel',
  full_address: 'Quay 1',
  headline: {},
  description: {},
  default_language: 'en',
  venue_email: 'a@house.example',
  venue_phone_number: '',
  venue_pictures: [],
  currency: '€',
  currency_code: 'EUR',
  latlon: '60,24',
  timezone: 'Europe/Helsinki',
  venue_has_discount_code: '0',
  packageLength: 0,
  room_count: 1,
  largest_room: 10,
};
const vaultOrigin = 'https://vault.example';
const mapTiles = { url: 'https://tiles.example/{z}/{x}/{y}.png', attribution: '' };
const origins = (over: Partial<VenueWire>, availability = '') =>
  otherOrigins(
    {
      venue: { answer: '', read: v.parse(venueWire, { ...wire, ...over }) },
      availability: { search: '', answer: availability },
    },
    { vaultOrigin, mapTiles },
    'venue',
  );

test(
  'a venue’s page may show its own viewers, films and map tiles by exact origin, and each once ' +
    '(VENUE-058, ROOM-009, VENUE-012)',
  () => {
    const rooms =
      '{"room_360_view":"https://walks.example/a"},{"room_360_view":"https://walks.example/b"},' +
      '{"room_360_view":null},{"room_360_view":"/pictures/walk.html"}';
    expect(
      origins(
        {
          threesixty_pic: 'https://views.example:8443/house?x=1',
          venue_video_embed: 'https://films.example/1',
        },
        rooms,
      ),
    ).toEqual({
      frames: [
        'https://vault.example',
        'https://views.example:8443',
        'https://films.example',
        'https://walks.example',
      ],
      pictures: ['https://tiles.example'],
    });
  },
);

test('a path of our own, nonsense and other schemes name nobody', () => {
  for (const address of [
    '/pictures/walk.html',
    'javascript:alert(1)',
    'data:text/html,x',
    'no address',
  ])
    expect(origins({ threesixty_pic: address }).frames).toEqual([vaultOrigin]);
});

test('other pages show the card vault’s frame alone', () => {
  const none = { venue: null, availability: null };
  expect(otherOrigins(none, { vaultOrigin, mapTiles }, 'home')).toEqual({ frames: [vaultOrigin] });
});

test('the search may show map tiles, where they are configured', () => {
  const none = { venue: null, availability: null };
  expect(otherOrigins(none, { vaultOrigin, mapTiles }, 'search').pictures).toEqual([
    'https://tiles.example',
  ]);
  expect(otherOrigins(none, { vaultOrigin }, 'search').pictures).toEqual([]);
});

test('an address cannot add a rule to the policy', () => {
  const { frames } = origins({ threesixty_pic: 'https://views.example/;script-src *' });
  const policy = securityHeaders('n', { frames })['content-security-policy'];
  expect(policy).toContain("frame-src 'self' https://vault.example https://views.example;");
  expect(policy).not.toContain('script-src *');
});
