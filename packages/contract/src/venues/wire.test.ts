import { aVenue } from '@foyer/fixtures';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { venueWire, writeVenue } from './wire.ts';

const full = aVenue({
  serviceFee: { id: 'fee', amount: 4950 },
  leadTimes: { maxDays: 730, disabledDays: ['2026-12-24'], disabledWeekdays: [0] },
  localCurrency: { code: 'USD', conversionRate: 1.09 },
  capacityNotice: {
    percentage: 50,
    message: { en: 'Half the chairs.' },
    pdfUrl: 'https://house.example/safe.pdf',
  },
  promotion: { title: { en: 'Summer' }, description: { en: 'A tenth off.' } },
  venueType: 'Hotel und Tagungszentrum',
  view360: '/pictures/walk.html',
  video: 'https://films.example/embed/1',
  premiumService: true,
  propertySystem: { server: 'north', chainCode: 'HARB', hotelCode: 'HEL01' },
  furtherDescription: { en: 'The quay is closed to cars.' },
  termsOfCancellingEnquiries: 'Free until the house has answered.',
  allEquipment: ['Screen', 'Flip chart'],
  otherSystems: { hasBhh: true, mewsId: 'm-17', sourceId: 'WEB' },
});

test('a venue comes through the wire as it was (VENUE-036 to VENUE-061)', () => {
  expect(v.parse(venueWire, JSON.parse(JSON.stringify(writeVenue(full, 4))))).toEqual(full);
  expect(v.parse(venueWire, JSON.parse(JSON.stringify(writeVenue(aVenue(), 4))))).toEqual(aVenue());
});

test.each([
  [
    'VENUE-036',
    { id: 'grand-harbour', title: 'Grand Harbour Hotel', city: 'Helsinki', country_code: 'FI' },
  ],
  [
    'VENUE-037',
    { venue_type: 'Hotel und Tagungszentrum', venue_type_en: 'Hotel and conference centre' },
  ],
  [
    'VENUE-038',
    {
      full_address: 'Eteläranta 14, 00130 Helsinki',
      breadcrumb: ['Helsinki', 'Grand Harbour Hotel'],
    },
  ],
  [
    'VENUE-039',
    {
      default_language: 'en',
      description2: { en: 'The quay is closed to cars.' },
      description: expect.objectContaining({ de: expect.any(String) }),
    },
  ],
  [
    'VENUE-040',
    {
      facilities: expect.not.arrayContaining(['Helipad']),
      venue_facilities: expect.arrayContaining(['Helipad']),
    },
  ],
  [
    'VENUE-041',
    {
      environment: expect.not.arrayContaining(['Near the airport']),
      venue_environment: expect.arrayContaining(['Near the airport']),
    },
  ],
  [
    'VENUE-042',
    { sports: expect.arrayContaining(['Sauna']), venue_sports: expect.arrayContaining(['Tennis']) },
  ],
  [
    'VENUE-043',
    {
      services: expect.arrayContaining(['Catering']),
      venue_services: expect.arrayContaining(['Airport shuttle']),
    },
  ],
  [
    'VENUE-044',
    { venue_email: 'meetings@grand-harbour.example', venue_phone_number: '+358 9 4242 0100' },
  ],
  [
    'VENUE-045',
    {
      venue_pictures: expect.arrayContaining([
        { url: expect.any(String), alt: expect.any(String) },
      ]),
    },
  ],
  ['VENUE-046', { currency: '€', currency_code: 'EUR' }],
  ['VENUE-047', { local_currency_code: 'USD', local_currency_conversion_rate: 1.09 }],
  ['VENUE-048', { latlon: '60.1658,24.9526' }],
  [
    'VENUE-049',
    {
      nearby_venues: expect.arrayContaining([
        expect.objectContaining({
          link: '/kaapeli-warehouse',
          price: 4200,
          currency: 'EUR',
          title: 'Kaapeli Warehouse',
          distance: 0.6,
        }),
      ]),
    },
  ],
  ['VENUE-050', { venue_has_discount_code: '1' }],
  ['VENUE-051', { service_fee: { id: 'fee', amount: 4950 } }],
  [
    'VENUE-052',
    { lead_times: { max: 730, disabled_days: ['24-12-2026'], disabled_week_days: [0] } },
  ],
  [
    'VENUE-053',
    {
      terms: expect.any(String),
      terms_of_cancellation: expect.any(String),
      terms_of_use: expect.any(String),
      inquiry_venue_terms_cancellation: 'Free until the house has answered.',
    },
  ],
  [
    'VENUE-054, VENUE-055',
    {
      venue_business_hours: expect.arrayContaining([
        { day: 1, start_time: '07:00', end_time: '22:00', venue_closed: '0' },
      ]),
    },
  ],
  ['VENUE-056', { packageLength: 4 }],
  [
    'VENUE-057',
    {
      available_capacity_percentage: {
        toggle: '1',
        percentage: 50,
        message: { en: 'Half the chairs.' },
        pdfUrl: 'https://house.example/safe.pdf',
      },
    },
  ],
  [
    'VENUE-058',
    { threesixty_pic: '/pictures/walk.html', venue_video_embed: 'https://films.example/embed/1' },
  ],
  ['VENUE-059', { all_equipment: ['Screen', 'Flip chart'] }],
  ['VENUE-060', { hasBHH: '1', mews_id: 'm-17', source_id: 'WEB' }],
  ['VENUE-061', { operaServer: 'north', operaChainCode: 'HARB', operaHotelID: 'HEL01' }],
] as const)('the specification’s spelling (%s)', (_, spelling) => {
  expect(writeVenue(full, 4)).toMatchObject(spelling);
});

test('a notice of capacity that is switched off is none (VENUE-057)', () => {
  const wire = writeVenue(full, 4);
  expect(
    v.parse(venueWire, {
      ...wire,
      available_capacity_percentage: { toggle: '0', percentage: 50, message: {} },
    }).capacityNotice,
  ).toBeNull();
});
