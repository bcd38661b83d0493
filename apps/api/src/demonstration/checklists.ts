import type { VenueRecord } from '../import/venue-file.ts';
import type { Style } from './all-places.ts';
import { named } from './words.ts';
import type { Seeded } from './seeded.ts';

type Topic = 'facilities' | 'environment' | 'sports' | 'services';
type Lists = Readonly<Record<Topic, readonly string[]>>;

/** All checklist items; those that a venue lacks are shown greyed out. */
const all: Lists = {
  facilities: [
    'Free wireless internet',
    'Restaurant',
    'Bar',
    'Parking garage',
    'Parking outside',
    'Bicycle stands',
    'Charging points',
    'Step-free access',
    'Accessible toilets',
    'Lift',
    'Air conditioning',
    'Bedrooms',
    'Terrace',
    'Garden',
    'Loading bay',
    'Helipad',
  ],
  environment: [
    'City centre',
    'By the water',
    'Countryside',
    'Park at the door',
    'Tram or bus at the door',
    'Public transport within 300 m',
    'Railway station within 1 km',
    'Near the airport',
    'Near the motorway',
    'Old town',
    'Business district',
    'Quiet street',
  ],
  sports: [
    'Gym',
    'Sauna',
    'Swimming pool',
    'Swimming outdoors',
    'Running track',
    'Bicycles for hire',
    'Tennis',
    'Table tennis',
    'Golf',
    'Bowling',
    'Climbing wall',
    'Rowing boats',
  ],
  services: [
    'Technician on site',
    'Catering to the room',
    'Cloakroom',
    'Reception all night',
    'Interpreters’ booths',
    'Live streaming',
    'Airport shuttle',
    'Childcare',
    'Luggage storage',
    'Printing',
    'Flowers and decoration',
    'Moderators',
    'Guided tours',
  ],
};

const usual: Readonly<Record<Style, Lists>> = {
  hotel: {
    facilities: [
      'Free wireless internet',
      'Restaurant',
      'Bar',
      'Lift',
      'Bedrooms',
      'Step-free access',
      'Accessible toilets',
      'Air conditioning',
      'Parking garage',
    ],
    environment: ['City centre', 'Railway station within 1 km', 'Tram or bus at the door'],
    sports: ['Gym', 'Sauna', 'Bicycles for hire'],
    services: [
      'Technician on site',
      'Catering to the room',
      'Cloakroom',
      'Reception all night',
      'Luggage storage',
      'Printing',
    ],
  },
  office: {
    facilities: [
      'Free wireless internet',
      'Lift',
      'Air conditioning',
      'Step-free access',
      'Accessible toilets',
      'Bicycle stands',
      'Charging points',
      'Parking garage',
    ],
    environment: ['City centre', 'Business district', 'Public transport within 300 m'],
    sports: ['Table tennis', 'Gym'],
    services: [
      'Printing',
      'Catering to the room',
      'Live streaming',
      'Technician on site',
      'Luggage storage',
    ],
  },
  culture: {
    facilities: ['Free wireless internet', 'Garden', 'Accessible toilets', 'Bar', 'Terrace'],
    environment: ['Old town', 'City centre', 'Quiet street'],
    sports: ['Running track'],
    services: ['Catering to the room', 'Cloakroom', 'Guided tours', 'Flowers and decoration'],
  },
  industrial: {
    facilities: [
      'Free wireless internet',
      'Loading bay',
      'Step-free access',
      'Bicycle stands',
      'Bar',
      'Lift',
    ],
    environment: ['By the water', 'Tram or bus at the door'],
    sports: ['Table tennis', 'Climbing wall'],
    services: ['Technician on site', 'Live streaming', 'Cloakroom', 'Catering to the room'],
  },
  country: {
    facilities: [
      'Free wireless internet',
      'Restaurant',
      'Bedrooms',
      'Garden',
      'Terrace',
      'Parking outside',
      'Charging points',
    ],
    environment: ['Countryside', 'By the water', 'Quiet street', 'Park at the door'],
    sports: ['Swimming outdoors', 'Sauna', 'Rowing boats', 'Running track', 'Bicycles for hire'],
    services: ['Catering to the room', 'Luggage storage', 'Moderators', 'Flowers and decoration'],
  },
  quiet: {
    facilities: ['Free wireless internet', 'Garden', 'Accessible toilets'],
    environment: ['Quiet street', 'By the water'],
    sports: ['Swimming outdoors'],
    services: ['Luggage storage'],
  },
};

/** The items that a venue of this style has, with some variation, and those it lacks. */
export function checklistsOf(style: Style, random: Seeded): Pick<VenueRecord, Topic> {
  const listOf = (topic: Topic) => {
    const likely = usual[style][topic];
    const own = all[topic].filter((name) => random.chance(likely.includes(name) ? 0.88 : 0.12));
    return {
      own: own.map(named),
      others: all[topic]
        .filter((name) => !own.includes(name))
        .slice(0, 6)
        .map(named),
    };
  };
  return {
    facilities: listOf('facilities'),
    environment: listOf('environment'),
    sports: listOf('sports'),
    services: listOf('services'),
  };
}
