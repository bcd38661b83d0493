import {
  type SearchAnswerWire,
  writeCancellation,
  writeCart,
  writeConfirmation,
  writePackage,
  writeRoom,
} from '@foyer/contract';
import type { Picture, Room } from '@foyer/domain';
import {
  aCart,
  aConfirmation,
  anOffers,
  aPicture,
  aSearchAnswer,
  aVenue,
  someCancellationTerms,
} from '@foyer/fixtures';
import type { Site } from '@foyer/sites';

const { rooms, packages } = anOffers(6, 3);

/** What the pages of a host ask the API for, by endpoint, in the shape of the wire. */
export const answersFor = (site: Site, language: string): Readonly<Record<string, unknown>> => ({
  checkLeadTimes: { allow: true },
  listVenues: someHouses(site.shownVenues?.aliases?.length ?? 24),
  loadAvailability: {
    venue_id: aVenue().id,
    currency_code: 'EUR',
    // Each costs a little more than the one before it.
    meeting_rooms: rooms.map(({ room }, index) =>
      writeRoom(
        { ...room, rates: ratesOf(room, index, site.discountCode !== null) },
        'EUR',
        { kind: 'fits' },
        null,
      ),
    ),
    packages: packages.map((offer) => writePackage(offer.package)),
  },
  // A card is typed into the vault, which is a server too.
  loadCart: writeCart(
    aCart({ paymentMethods: ['invoice', 'onsite'], roomPicture: aPicture() }),
    language,
  ),
  loadCancellationTerms: writeCancellation(someCancellationTerms(), ''),
  loadCartAddOns: [],
  loadBedrooms: [],
  loadOrder: writeConfirmation(aConfirmation()),
  searchVenues: searchWire,
});

const ratesOf = ({ rates }: Room, index: number, discounted: boolean): Room['rates'] => ({
  ...rates,
  fullDay: rates.fullDay + index * 2510,
  ...(discounted && {
    category: 'disc_price',
    original: { ...rates.original, fullDay: rates.original.fullDay + 8000 + index * 2510 },
  }),
});

const written = ({ src, alt }: Picture) => ({ url: src, alt });

const cities = ['Helsinki', 'Hamburg', 'Göteborg', 'Warszawa', 'Paris', 'Oslo'];

/** As many houses as the site shows, in six cities. */
function someHouses(count: number) {
  const { pictures } = aVenue();
  return Array.from({ length: count }, (_, index) => {
    const city = cities[index % cities.length] ?? 'Helsinki';
    return {
      id: `house-${index}`,
      alias: `house-${index}`,
      title: index === 0 ? 'Grand Harbour Hotel' : `${city} House ${index}`,
      city,
      country_code: 'FI',
      image: written(pictures[index % pictures.length] ?? aPicture()),
      rooms: 24 - (index % 20),
      price: 9800 - index * 150,
      currency: 'EUR',
    };
  });
}

const found = aSearchAnswer();
const searchWire: SearchAnswerWire = {
  total: found.total,
  page_size: found.pageSize,
  place: found.place,
  timezone: found.zone,
  venues: found.venues.map((venue) => ({
    alias: venue.alias,
    title: venue.title,
    venue_type: venue.venueType,
    city: venue.city,
    country_code: venue.countryCode,
    image: written(venue.picture),
    rooms: venue.rooms,
    distance: venue.distanceKm,
    open: venue.open,
    never_opens: venue.neverOpens,
    fitting: venue.fitting,
    from: venue.from,
    location: venue.at,
  })),
  choices: null,
};
