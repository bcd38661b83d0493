import type {
  AddOnRecord,
  BedroomRecord,
  PackageRecord,
  VenueRecord,
} from '../import/venue-file.ts';
import { named } from './words.ts';
import { grandHarbourRooms } from './grand-harbour-rooms.ts';
import { pictureOf } from './pictures.ts';

const coffee = {
  name: 'Welcome',
  start: '08:30',
  end: '09:00',
  items: ['Coffee, tea and rye sandwiches'],
};
const lunch = {
  name: 'Lunch',
  start: '12:00',
  end: '13:00',
  items: ['Lunch buffet in the Winter Garden'],
};
const buns = {
  name: 'Afternoon break',
  start: '14:30',
  end: '14:45',
  items: ['Coffee and cinnamon buns'],
};
const allDay = {
  name: 'All day',
  start: '09:00',
  end: '17:00',
  items: ['Water, fruit, pens and paper'],
};
const dinner = {
  name: 'Dinner',
  start: '19:00',
  end: '21:30',
  items: ['Three courses in the Market Hall', 'Wine, beer or juice'],
};
const breakfast = {
  name: 'Breakfast',
  start: '06:00',
  end: '10:00',
  items: ['Breakfast buffet', 'Sauna from six'],
};
const services = [
  'Room hire with daylight',
  'Screen and conference camera',
  'Wireless internet',
  'A host who knows your name',
  'Flip chart and markers',
];

const packages: readonly PackageRecord[] = [
  {
    code: 'harbour-day',
    title: 'Harbour day',
    length: 8,
    min: 8,
    max: 60,
    unitPrice: 76,
    instantBookable: true,
    services,
    rooms: ['harbour-room', 'meridian-room', 'suomenlinna', 'katajanokka', 'sail-loft'],
    pictures: [pictureOf('lunch-buffet-harbour'), pictureOf('coffee-bar')],
    description: 'Room, two coffee breaks and the lunch buffet with a view of the ferries.',
    content: [coffee, lunch, buns, allDay],
  },
  {
    code: 'grand-day-with-reception',
    title: 'Grand day with reception',
    length: 8,
    min: 15,
    max: 120,
    unitPrice: 94,
    instantBookable: true,
    services,
    rooms: ['winter-garden', 'sail-loft', 'suomenlinna'],
    pictures: [pictureOf('lunch-buffet-garden'), pictureOf('foyer-night')],
    description:
      'Everything of the Harbour day, and a glass of sparkling wine in the foyer at five.',
    content: [
      coffee,
      lunch,
      buns,
      allDay,
      {
        name: 'Reception',
        start: '17:00',
        end: '18:00',
        items: ['Sparkling wine or elderflower', 'Three canapés'],
      },
    ],
  },
  {
    code: 'harbour-morning',
    title: 'Harbour morning',
    length: 4,
    min: 6,
    max: 70,
    unitPrice: 52,
    instantBookable: true,
    services,
    rooms: ['harbour-room', 'meridian-room', 'katajanokka', 'customs-office', 'anchor'],
    pictures: [pictureOf('coffee-bar')],
    description:
      'Four hours in the room, coffee with rye sandwiches, and lunch before your guests catch the noon ferry.',
    content: [coffee, lunch],
  },
  {
    code: 'sauna-afternoon',
    title: 'Sauna afternoon',
    length: 4,
    min: 4,
    max: 26,
    unitPrice: 68,
    instantBookable: false,
    isNew: true,
    services: ['Room hire with daylight', 'Two saunas', 'Towels and robes', 'Wireless internet'],
    rooms: ['crows-nest', 'compass', 'sextant', 'customs-office'],
    pictures: [pictureOf('foyer-night')],
    description:
      'Work from one to five, then steam, a dip from the jetty and salmon soup on the roof.',
    content: [
      buns,
      {
        name: 'Sauna',
        start: '17:00',
        end: '19:00',
        items: ['Two saunas, sea steps', 'Salmon soup'],
      },
    ],
  },
  {
    code: 'overnight-by-the-quay',
    title: 'Overnight by the quay',
    length: 24,
    min: 8,
    max: 60,
    unitPrice: 214,
    instantBookable: true,
    services,
    rooms: ['harbour-room', 'meridian-room', 'katajanokka', 'sail-loft'],
    pictures: [pictureOf('grand-harbour'), pictureOf('banquet-gold')],
    description:
      'The Harbour day, dinner in the Market Hall, a single room to the water and breakfast from six.',
    content: [coffee, lunch, buns, allDay, dinner, breakfast],
  },
  {
    code: 'two-days-on-the-water',
    title: 'Two days on the water',
    length: 36,
    min: 10,
    max: 48,
    unitPrice: 372,
    instantBookable: false,
    services: [...services, 'Ferry tickets to Suomenlinna'],
    rooms: ['harbour-room', 'suomenlinna', 'ropewalk'],
    pictures: [pictureOf('grand-harbour-day'), pictureOf('lunch-buffet-harbour')],
    description:
      'Two working days in one room, a night in the house, and an evening ferry to the fortress with supper on its ramparts.',
    content: [
      coffee,
      lunch,
      buns,
      allDay,
      {
        name: 'Supper on Suomenlinna',
        start: '18:30',
        end: '22:00',
        items: ['Ferry both ways', 'Grilled fish and archipelago bread'],
      },
      breakfast,
      {
        name: 'Second lunch',
        start: '12:00',
        end: '13:00',
        items: ['Lunch buffet in the Winter Garden'],
      },
    ],
  },
];

const addOns: readonly AddOnRecord[] = [
  {
    code: 'coffee-break',
    title: 'Coffee with cinnamon buns',
    kind: 'services',
    price: 9.5,
    timed: true,
  },
  { code: 'fruit-basket', title: 'Fruit basket', kind: 'services', price: 28 },
  {
    code: 'headset-microphones',
    title: 'Four headset microphones',
    kind: 'misc',
    price: 60,
    rooms: ['harbour-room'],
    stock: 2,
  },
  {
    code: 'second-projector',
    title: 'Second projector with screen',
    kind: 'misc',
    price: 85,
    stock: 1,
  },
  {
    code: 'technician',
    title: 'Technician, by the hour',
    kind: 'other',
    price: 75,
    per: 'hour',
    stock: 3,
  },
  {
    code: 'live-stream',
    title: 'Live stream with three cameras',
    kind: 'misc',
    price: 1450,
    rooms: ['auditorium'],
    stock: 1,
  },
  {
    code: 'evening-by-the-sea',
    title: 'Evening by the sea, arranged with you',
    kind: 'other',
    price: null,
  },
];

const bedrooms: readonly BedroomRecord[] = [
  {
    code: 'single-courtyard',
    title: 'Single room to the courtyard',
    price: 129,
    maxPersons: 1,
    available: 40,
  },
  {
    code: 'double-sea',
    title: 'Double room with a view of the sea',
    price: 189,
    maxPersons: 2,
    available: 60,
  },
  { code: 'suite', title: 'Suite with its own sauna', price: 420, maxPersons: 4, available: 3 },
];

/** The venue that has every feature. */
export function grandHarbourHotel(venue: VenueRecord): VenueRecord {
  return {
    ...venue,
    facilities: {
      own: [
        'Free wireless internet',
        'Restaurant',
        'Parking garage',
        'Step-free access',
        'Bedrooms',
        'Lift',
        'Charging points',
        'Terrace',
      ].map(named),
      others: ['Helipad', 'Parking outside'].map(named),
    },
    environment: {
      own: ['City centre', 'By the sea', 'Tram at the door', 'Railway station within 1.5 km'].map(
        named,
      ),
      others: ['Countryside', 'Near the airport'].map(named),
    },
    sports: {
      own: ['Gym', 'Two saunas', 'Sea swimming', 'Bicycles for hire'].map(named),
      others: ['Golf', 'Tennis'].map(named),
    },
    services: {
      own: [
        'Technician on site',
        'Catering to the room',
        'Cloakroom',
        'Interpreters’ booths',
        'Reception all night',
        'Luggage storage',
      ].map(named),
      others: ['Airport shuttle'].map(named),
    },
    phone: '+358 9 5550 100',
    businessHours: [0, 1, 2, 3, 4, 5, 6].map((day) => ({
      day,
      start: '07:00',
      end: '22:00',
      closed: day === 0,
    })),
    leadTimes: {
      maxDays: 730,
      disabledDays: [
        '2026-12-24',
        '2026-12-25',
        '2027-12-24',
        '2027-12-25',
        '2028-12-24',
        '2028-12-25',
      ],
    },
    serviceFee: { id: 'harbour-service', amount: 9 },
    termsOfCancellation:
      'Free within two hours of booking; and until 5 days before a meeting of up to 10 people, ' +
      '10 days for 11 to 20 people, 20 days for 21 people and more. After that the full amount ' +
      'is due.',
    discountCodes: [
      { code: 'SUMMER15', percent: 15, appliesTo: 'rooms' },
      { code: 'HARBOUR10', percent: 10, appliesTo: 'packages' },
      { code: 'ONCE-ONLY', percent: 25, appliesTo: 'all', uses: 1 },
    ],
    localCurrency: { code: 'USD', conversionRate: 1.09 },
    capacityNotice: {
      percentage: 80,
      message: {
        en: 'During the renovation of the stairs the house sets its rooms with fewer chairs, so that everybody is out quickly.',
        de: 'Während die Treppen erneuert werden, stellt das Haus weniger Stühle, damit alle schnell hinauskommen.',
      },
    },
    promotion: {
      title: { en: 'Morning coffee on the house', de: 'Der Morgenkaffee geht aufs Haus' },
      description: {
        en: 'Groups from ten people get the morning coffee of every meeting for free.',
        de: 'Gruppen ab zehn Personen bekommen den Morgenkaffee zu jedem Treffen geschenkt.',
      },
    },
    view360: '/pictures/round-grand-harbour.webp',
    seasons: [],
    rooms: grandHarbourRooms.map((room) =>
      room.code === 'harbour-room'
        ? { ...room, view360: '/pictures/round-harbour-room.webp' }
        : room,
    ),
    packages: [...packages],
    addOns: [...addOns],
    bedrooms: [...bedrooms],
  };
}
