const everywhere = ['en', 'de', 'en-us'];

/**
 * Every site by its hostname: its name, its languages, and a venue that shows the site's own
 * features.
 */
export const everySite = [
  {
    hostname: 'marketplace.localhost',
    name: 'Foyer',
    languages: everywhere,
    venue: 'grand-harbour-hotel',
  },
  {
    hostname: 'us.marketplace.localhost',
    name: 'Foyer US',
    languages: ['en', 'en-us'],
    venue: 'new-york-canal-exchange',
  },
  {
    hostname: 'business.marketplace.localhost',
    name: 'Foyer Business',
    languages: everywhere,
    venue: 'grand-harbour-hotel',
  },
  {
    hostname: 'office.marketplace.localhost',
    name: 'Foyer Offices',
    languages: everywhere,
    venue: 'harbour-office',
  },
  {
    hostname: 'partner.white-label.localhost',
    name: 'Partner Meetings',
    languages: everywhere,
    venue: 'grand-harbour-hotel',
  },
  {
    hostname: 'insurance.white-label.localhost',
    name: 'Insurance Meetings',
    languages: everywhere,
    venue: 'grand-harbour-hotel',
  },
  {
    hostname: 'island.white-label.localhost',
    name: 'Island Meetings',
    languages: ['en'],
    venue: 'grand-harbour-hotel',
  },
  {
    hostname: 'chain.hotel-chain.localhost',
    name: 'Chain Hotels',
    languages: everywhere,
    venue: 'grand-harbour-hotel',
  },
  {
    hostname: 'brand.hotel-chain.localhost',
    name: 'Brand Hotels',
    languages: everywhere,
    venue: 'grand-harbour-hotel',
  },
  {
    hostname: 'hotel.booking-engine.localhost',
    name: 'Hotel Meetings',
    languages: ['en'],
    venue: 'grand-harbour-hotel',
  },
  {
    hostname: 'opera.booking-engine.localhost',
    name: 'Property Meetings',
    languages: everywhere,
    venue: 'harbour-opera',
  },
  {
    hostname: 'easy.corporate.localhost',
    name: 'Easy Meetings',
    languages: everywhere,
    venue: 'grand-harbour-hotel',
  },
  {
    hostname: 'capped.corporate.localhost',
    name: 'Capped Meetings',
    languages: everywhere,
    venue: 'grand-harbour-hotel',
  },
  {
    hostname: 'travel.corporate.localhost',
    name: 'Travel Meetings',
    languages: everywhere,
    venue: 'grand-harbour-hotel',
  },
] as const;
