import type { RoomRecord } from '../import/venue-file.ts';
import type { SceneId } from './pictures.ts';

type LayoutName = keyof NonNullable<RoomRecord['layouts']>;

/** Facts by kind of room: pictures, layouts, and floor area per person. */
export type RoomKindFacts = {
  scenes: readonly SceneId[];
  /** Share of the room's largest number that each layout seats. */
  layouts: Readonly<Partial<Record<LayoutName, number>>>;
  squareMetresPerPerson: number;
  height: readonly [number, number];
  equipment: readonly string[];
};

export const screens: readonly string[] = [
  '75-inch screen',
  '86-inch screen',
  'Two screens side by side',
  'Laser projector',
  'Interactive board',
];
const hall = [
  'Stage',
  'Lectern with microphone',
  'Two radio microphones',
  'Line-array sound',
  'Blackout curtains',
  'Large projector, 12,000 lumen',
];
const paper = [
  'Flip chart',
  'Pinboard',
  'Whiteboard wall',
  'Facilitator’s kit',
  'Adhesive notes and markers',
];

export const roomKinds = {
  boardroom: {
    scenes: [
      'boardroom-harbour',
      'boardroom-oak',
      'boardroom-graphite',
      'boardroom-forest',
      'boardroom-lake',
    ],
    layouts: { boardroom: 1, ushape: 0.75, classroom: 0.6 },
    squareMetresPerPerson: 2.6,
    height: [2.8, 3.4],
    equipment: [
      ...screens,
      'Conference camera',
      'Table microphones',
      'Sockets at every seat',
      'Wireless sharing',
      'Whiteboard',
    ],
  },
  theatre: {
    scenes: ['theatre-daylight', 'theatre-plum', 'auditorium-ember'],
    layouts: {
      theater: 1,
      classroom: 0.5,
      ushape: 0.28,
      cabaret: 0.55,
      banquet: 0.62,
      cocktail: 1,
      island: 0.5,
    },
    squareMetresPerPerson: 1.25,
    height: [3.6, 6.2],
    equipment: [...hall, 'Hearing loop', 'Confidence monitor', 'Countdown clock'],
  },
  auditorium: {
    scenes: ['auditorium-blue', 'auditorium-ember', 'auditorium-white'],
    layouts: { theater: 1 },
    squareMetresPerPerson: 1.3,
    height: [5.2, 8],
    equipment: [
      ...hall,
      'Fixed seats with writing tablets',
      'Hearing loop',
      'Recording system',
      'Interpreters’ booths',
    ],
  },
  classroom: {
    scenes: ['classroom-birch', 'classroom-sage', 'classroom-brick'],
    layouts: { theater: 1, classroom: 0.7, ushape: 0.5, island: 0.6, boardroom: 0.4, cabaret: 0.6 },
    squareMetresPerPerson: 1.9,
    height: [2.8, 3.8],
    equipment: [
      ...screens,
      'Flip chart',
      'Desks with sockets',
      'Clip-on microphone',
      'Ceiling sound',
      'Document camera',
    ],
  },
  ushape: {
    scenes: ['ushape-linen', 'ushape-ink', 'ushape-clay'],
    layouts: { ushape: 0.8, boardroom: 0.8, theater: 1, classroom: 0.7, island: 0.8 },
    squareMetresPerPerson: 2.4,
    height: [2.8, 3.5],
    equipment: [...screens, ...paper, 'Conference camera', 'Wireless sharing', 'Ceiling sound'],
  },
  banquet: {
    scenes: ['banquet-gold', 'banquet-garden', 'banquet-night'],
    layouts: { banquet: 0.8, cocktail: 1, theater: 0.95, cabaret: 0.55, classroom: 0.5 },
    squareMetresPerPerson: 1.7,
    height: [3.8, 6],
    equipment: [
      'Dance floor',
      'Stage',
      'House sound',
      'Two radio microphones',
      'Coloured lighting',
      'Grand piano',
      'Dimmable chandeliers',
      'Service kitchen',
    ],
  },
  cocktail: {
    scenes: ['cocktail-dusk', 'cocktail-plum'],
    layouts: { cocktail: 1, theater: 0.6, banquet: 0.5 },
    squareMetresPerPerson: 1.1,
    height: [3.2, 5],
    equipment: [
      'Bar with tap',
      'High tables',
      'House sound',
      'One radio microphone',
      'Cloakroom',
      'Dimmable lamps',
      'Door to the terrace',
    ],
  },
  cabaret: {
    scenes: ['cabaret-teal', 'cabaret-sand'],
    layouts: {
      cabaret: 0.65,
      theater: 1,
      island: 0.65,
      classroom: 0.6,
      banquet: 0.75,
      cocktail: 1,
      ushape: 0.35,
    },
    squareMetresPerPerson: 1.8,
    height: [3.2, 5.4],
    equipment: [...hall, ...paper, 'Wireless sharing', 'Voting system'],
  },
  studio: {
    scenes: ['studio-amber', 'studio-mint', 'studio-cobalt', 'studio-rose'],
    layouts: { boardroom: 1, island: 0.8, ushape: 0.8 },
    squareMetresPerPerson: 2.7,
    height: [2.6, 3.4],
    equipment: [...screens, ...paper, 'Standing table', 'Wireless sharing', 'Video bar'],
  },
  library: {
    scenes: ['library-green', 'library-oxblood', 'library-navy'],
    layouts: { boardroom: 1 },
    squareMetresPerPerson: 3.1,
    height: [2.8, 3.9],
    equipment: [
      'Reading lamps',
      'Fireplace',
      'Screen behind a panel',
      'Conference telephone',
      'Double door',
      'Writing paper',
      'Discreet speakers',
    ],
  },
  orangery: {
    scenes: ['orangery-day', 'orangery-evening', 'ushape-linen'],
    layouts: { banquet: 0.75, theater: 1, ushape: 0.5, cocktail: 1, classroom: 0.55, cabaret: 0.6 },
    squareMetresPerPerson: 1.9,
    height: [3.4, 5.2],
    equipment: [
      'Garden doors',
      'Underfloor heating',
      'Sun blinds',
      'Mobile screen',
      'One radio microphone',
      'Flip chart',
      'Ceiling fans',
    ],
  },
  salon: {
    scenes: ['salon-apricot', 'salon-mauve', 'salon-teal'],
    layouts: { boardroom: 1, theater: 1 },
    squareMetresPerPerson: 2.9,
    height: [2.8, 4],
    equipment: [
      'Round table',
      'Screen on an easel',
      'Conference telephone',
      'Tea set',
      'Curtains',
      'Flip chart',
      'Floor lamps',
    ],
  },
  skyline: {
    scenes: ['skyline-day', 'skyline-dusk', 'skyline-night'],
    layouts: { boardroom: 0.5, ushape: 0.6, classroom: 0.65, theater: 1, cocktail: 1 },
    squareMetresPerPerson: 2.1,
    height: [2.7, 3.2],
    equipment: [
      ...screens,
      'Dimmable glass',
      'Conference camera',
      'Ceiling microphones',
      'Wireless sharing',
      'Coffee point',
    ],
  },
  island: {
    scenes: ['island-sage', 'island-sky'],
    layouts: { island: 0.8, cabaret: 0.6, theater: 1, classroom: 0.7, ushape: 0.5 },
    squareMetresPerPerson: 2.2,
    height: [2.9, 4.2],
    equipment: [
      ...screens,
      ...paper,
      'Tables on castors',
      'A screen for each group',
      'Power from the ceiling',
    ],
  },
} as const satisfies Record<string, RoomKindFacts>;

export type RoomKind = keyof typeof roomKinds;

export function isRoomKind(name: string): name is RoomKind {
  return Object.hasOwn(roomKinds, name);
}
