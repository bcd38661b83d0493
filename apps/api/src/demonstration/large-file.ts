import type { RoomRecord, VenueRecord } from '../import/venue-file.ts';
import { countries, isCountryCode, localPrice } from './countries.ts';
import { pictureOf } from './pictures.ts';
import cities from './places/cities.json' with { type: 'json' };
import { seeded } from './seeded.ts';

/**
 * A venue file of realistic size: `venues` venues with `roomsPerVenue` rooms and two packages each,
 * the same on every call.
 */
export function largeFile(venues: number, roomsPerVenue: number): { venues: VenueRecord[] } {
  return {
    venues: Array.from({ length: venues }, (_, index) => largeVenue(index + 1, roomsPerVenue)),
  };
}

function largeVenue(number: number, roomsPerVenue: number): VenueRecord {
  const random = seeded(`large ${number}`);
  const city = random.pick(cities);
  if (!isCountryCode(city.country))
    throw new Error(`${city.country} is not in the table of countries.`);
  const country = countries[city.country];
  const alias = `house-${String(number).padStart(5, '0')}`;
  const rooms = Array.from({ length: roomsPerVenue }, (_, index): RoomRecord => {
    const max = random.whole(3, 60) * 2;
    const hourly = 30 + max * 1.4;
    return {
      code: `room-${index + 1}`,
      title: `Room ${index + 1}`,
      min: random.whole(1, Math.ceil(max / 4)),
      max,
      instantBookable: random.chance(0.8),
      pictures: [pictureOf('boardroom-oak')],
      description: `Seats ${max} at most; ${random.pick(['street side', 'courtyard side', 'top floor', 'ground floor'])}.`,
      layouts: {
        theater: { capacity: max },
        boardroom: { capacity: Math.ceil(max / 2) },
        classroom: { capacity: Math.ceil(max / 2) },
      },
      area: max * 2,
      equipment: ['Wireless internet', 'Screen', 'Flip chart'],
      rates: {
        hourly: localPrice(hourly, country),
        halfDay: localPrice(hourly * 4.3, country),
        fullDay: localPrice(hourly * 6.6, country),
      },
    };
  });
  const codes = rooms.map((room) => room.code);
  return {
    alias,
    title: `Conference House ${number}`,
    venueType: 'Conference centre',
    city: city.name,
    countryCode: city.country,
    address: `Station Road ${random.whole(1, 200)}, ${city.name}`,
    latitude: city.latitude + random.number() * 0.1 - 0.05,
    longitude: city.longitude + random.number() * 0.1 - 0.05,
    timezone: city.timezone,
    currency: country.currency,
    vatPercent: country.vatPercent,
    headline: { en: `Ten minutes from the centre of ${city.name}` },
    description: {
      en: `House number ${number} of a chain that rents plain rooms at plain prices in ${city.name}.`,
    },
    facilities: { own: ['Free wireless internet', 'Lift'], others: ['Restaurant'] },
    pictures: [pictureOf('tower-slate')],
    email: `${alias}@houses.example`,
    businessHours: [1, 2, 3, 4, 5].map((day) => ({ day, start: '07:00', end: '21:00' })),
    rooms,
    packages:
      roomsPerVenue === 0
        ? []
        : [
            {
              code: 'half-day',
              title: 'Half day',
              length: 4,
              min: 4,
              max: 60,
              instantBookable: true,
              rooms: codes,
              unitPrice: localPrice(44, country),
            },
            {
              code: 'full-day',
              title: 'Full day',
              length: 8,
              min: 4,
              max: 60,
              instantBookable: true,
              rooms: codes,
              unitPrice: localPrice(66, country),
            },
          ],
  };
}
