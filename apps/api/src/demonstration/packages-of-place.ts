import type { PackageRecord, RoomRecord } from '../import/venue-file.ts';
import type { Place } from './all-places.ts';
import { localPrice, type Country } from './countries.ts';
import { pictureOf, type SceneId } from './pictures.ts';
import type { Seeded } from './seeded.ts';

type Meals = { morning: string; lunch: string; afternoon: string; dinner: string };
type Plan = {
  code: string;
  length: PackageRecord['length'];
  title: (short: string) => string;
  /** Per delegate, in euros, at price level 1. */
  euros: number;
  min: number;
  description: (meals: Meals) => string;
  content: (meals: Meals) => NonNullable<PackageRecord['content']>;
};

const arrival = (meals: Meals) => ({
  name: 'Welcome',
  start: '08:30',
  end: '09:00',
  items: ['Coffee and tea', capital(meals.morning)],
});
const noon = (meals: Meals) => ({
  name: 'Lunch',
  start: '12:00',
  end: '13:00',
  items: [capital(meals.lunch), 'Water and one soft drink'],
});
const three = (meals: Meals) => ({
  name: 'Afternoon break',
  start: '14:45',
  end: '15:00',
  items: ['Coffee and tea', capital(meals.afternoon)],
});
const evening = (meals: Meals) => ({
  name: 'Dinner',
  start: '19:00',
  end: '21:30',
  items: [capital(meals.dinner), 'Table wine, beer or juice'],
});
const breakfast = {
  name: 'Breakfast',
  start: '06:45',
  end: '09:30',
  items: ['Breakfast buffet', 'Early coffee from six on request'],
};
const night = {
  name: 'Check-in',
  start: '15:00',
  end: '18:00',
  items: ['A single room for each guest', 'Luggage service'],
};

/** Most common ones first: a small venue has the first few, a large one all. */
const plans: readonly Plan[] = [
  {
    code: 'full-day',
    length: 8,
    title: (short) => `${short} day`,
    euros: 74,
    min: 8,
    description: (meals) =>
      `The room from nine to five, ${meals.morning} before you begin, ${meals.lunch} at noon and ${meals.afternoon} at a quarter to three.`,
    content: (meals) => [arrival(meals), noon(meals), three(meals)],
  },
  {
    code: 'half-day',
    length: 4,
    title: (short) => `${short} morning`,
    euros: 49,
    min: 6,
    description: (meals) =>
      `Four hours in the room with ${meals.morning}, then lunch together: ${meals.lunch}.`,
    content: (meals) => [arrival(meals), noon(meals)],
  },
  {
    code: 'overnight',
    length: 24,
    title: (short) => `Overnight at ${short}`,
    euros: 198,
    min: 10,
    description: (meals) =>
      `A day’s meeting, ${meals.dinner} in the evening, a single room and breakfast.`,
    content: (meals) => [
      arrival(meals),
      noon(meals),
      three(meals),
      night,
      evening(meals),
      breakfast,
    ],
  },
  {
    code: 'two-days',
    length: 36,
    title: (short) => `Two days at ${short}`,
    euros: 336,
    min: 10,
    description: (meals) =>
      `From the first coffee to the second afternoon: two lunches, ${meals.dinner} in the evening, a night and the same room throughout.`,
    content: (meals) => [
      arrival(meals),
      noon(meals),
      three(meals),
      night,
      evening(meals),
      breakfast,
      {
        name: 'Second lunch',
        start: '12:30',
        end: '13:30',
        items: ['Two courses from the market', 'Coffee'],
      },
    ],
  },
  {
    code: 'afternoon',
    length: 4,
    title: (short) => `Afternoon at ${short}`,
    euros: 44,
    min: 6,
    description: (meals) =>
      `Start after lunch, work for four hours, and pause for ${meals.afternoon}.`,
    content: (meals) => [
      { name: 'Arrival', start: '13:00', end: '13:15', items: ['Coffee and tea', 'Fruit'] },
      three(meals),
    ],
  },
  {
    code: 'full-day-dinner',
    length: 8,
    title: (short) => `${short} day with dinner`,
    euros: 118,
    min: 12,
    description: (meals) => `Everything of the day package, and afterwards ${meals.dinner}.`,
    content: (meals) => [arrival(meals), noon(meals), three(meals), evening(meals)],
  },
  {
    code: 'full-day-light',
    length: 8,
    title: (short) => `${short} light`,
    euros: 58,
    min: 4,
    description: (meals) =>
      `For small groups: the room, coffee all day and ${meals.morning}; lunch is left to you and the neighbourhood.`,
    content: (meals) => [
      arrival(meals),
      {
        name: 'All day',
        start: '09:00',
        end: '17:00',
        items: ['Coffee, tea, still and sparkling water', 'Fruit'],
      },
    ],
  },
];

const overnightStyles = ['hotel', 'country'];
const services = [
  'Room hire with daylight',
  'Screen or projector',
  'Flip chart and markers',
  'Wireless internet',
  'Notepads and pens',
  'Still and sparkling water',
  'A host for your group',
  'Set-up and tidying',
  'Luggage room',
];

/**
 * The packages of a place, none for a venue without catering. Prices are per delegate, incl. VAT.
 */
export function packagesOfPlace(
  place: Place,
  country: Country,
  rooms: readonly RoomRecord[],
  random: Seeded,
): PackageRecord[] {
  if (place.style === 'quiet' && place.alias !== 'last-room') return [];
  const menus = {
    morning: random.shuffled(country.morning),
    lunch: random.shuffled(country.lunch),
    afternoon: random.shuffled(country.afternoon),
    dinner: random.shuffled(country.dinner),
  };
  const course = (list: readonly string[], index: number) => list[index % list.length] ?? '';
  const short = shortName(place.title);
  const wanted = plans.slice(0, Math.min(plans.length, 3 + Math.floor(rooms.length / 2)));

  return wanted.flatMap((plan, index): PackageRecord[] => {
    const fitting = rooms.filter((room) => room.max >= plan.min);
    if (fitting.length === 0) return [];
    const meals: Meals = {
      morning: course(menus.morning, index),
      lunch: course(menus.lunch, index),
      afternoon: course(menus.afternoon, index),
      dinner: course(menus.dinner, index),
    };
    const chosen = fitting.length > 5 ? random.shuffled(fitting).slice(0, 5) : fitting;
    const scene: SceneId = random.pick([
      'coffee-bar',
      'lunch-buffet',
      'lunch-buffet-garden',
      'coffee-bar-brick',
      'lunch-buffet-harbour',
      'coffee-bar-night',
    ]);
    const external =
      plan.length >= 24 && !overnightStyles.includes(place.style)
        ? ' The bedrooms are in a partner hotel nearby.'
        : '';
    return [
      {
        code: plan.code,
        title: plan.title(short),
        length: plan.length,
        min: plan.min,
        max: Math.max(...chosen.map((room) => room.max)),
        description: plan.description(meals) + external,
        content: plan.content(meals),
        services: random.shuffled(services).slice(0, random.whole(4, 6)),
        pictures: [pictureOf(scene)],
        isNew: random.chance(0.12),
        instantBookable: plan.length <= 8 && random.chance(0.8),
        rooms: rooms.filter((room) => chosen.includes(room)).map((room) => room.code),
        unitPrice: random.chance(0.05)
          ? null
          : localPrice(
              plan.euros * (0.45 + place.level * 0.55) * (0.95 + random.number() * 0.1),
              country,
            ),
      },
    ];
  });
}

/**
 * The venue's short name: `Meridian Tower` is “Meridian”, `Hotel Haga Trappan` is “Haga Trappan”.
 */
function shortName(title: string): string {
  const withoutKind = title.replace(
    /^(The|Hotel|Hôtel Particulier|Haus am|Gutshof an der|Old|Maison|Quai de) /,
    '',
  );
  return withoutKind.replace(endings, '');
}

const endings = new RegExp(
  ` (${[
    'Tower|Warehouse|Mill|House|Rooms|Konferens|Kursuscenter|München|Ost|Malmö|Pavilion|Assembly',
    'Works Ancoats|Reading Rooms|Lighthouse Rooms|Speicherstadt|Works|Offices Kamppi|Seventeen',
    'Noord|Exchange|Aker Brygge|Eriksberg|Fabrik|Kazimierz|Bermondsey|Square Rooms|Merchants’ Hall',
    'Rectory Turku|Dome|Höhe|Poblenou|120| 9|Distillery Rooms',
  ].join('|')})$`,
);

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
