import type { RoomRecord } from '../import/venue-file.ts';
import { pictureOf, type SceneId } from './pictures.ts';

type Layouts = NonNullable<RoomRecord['layouts']>;
/** Area, height, width and length in metres. */
type Size = readonly [number, number, number, number];
/** Euros per hour, half day, day, incl. VAT. */
type Rates = readonly [number, number, number] | 'enquiry';

function room(title: string, code: string, [min, max]: readonly [number, number], size: Size, rates: Rates, scenes: readonly SceneId[], description: string, seats: Readonly<Partial<Record<keyof Layouts, number>>>, equipment: readonly string[], more: Partial<RoomRecord> = {}): RoomRecord {
  const [area, height, width, length] = size;
  return {
    code, title, min, max, area, height, width, length, description,
    instantBookable: true,
    pictures: scenes.map(pictureOf),
    layouts: Object.fromEntries(Object.entries(seats).map(([name, capacity]) => [name, { capacity, originalCapacity: capacity }])),
    equipment: ['Wireless internet', ...equipment],
    rates: rates === 'enquiry' ? {} : { hourly: rates[0], halfDay: rates[1], fullDay: rates[2] },
    ...more,
  };
}

/** The 24 rooms of the Grand Harbour Hotel, written by hand: tests and pictures of the product refer to their names and prices. */
export const grandHarbourRooms: readonly RoomRecord[] = [
  room('Harbour Room', 'harbour-room', [8, 70], [86, 3.2, 7.4, 11.6], [98, 427, 652.6], ['boardroom-harbour', 'coffee-bar', 'lunch-buffet-harbour', 'foyer-arches'],
    'First floor, facing the sea. A window wall seven metres wide and a table of Finnish oak.',
    { theater: 70, classroom: 36, ushape: 28, boardroom: 24, cabaret: 40, banquet: 48, cocktail: 70 },
    ['Screen, 98 inch', 'Conference camera', 'Two whiteboards', 'Ceiling sound', 'Wireless sharing', 'Blackout blinds'], { equipmentWithFee: ['Four headset microphones, €60.00', 'Technician, €75.00 an hour'] }),
  room('Lighthouse Studio', 'lighthouse-studio', [2, 14], [34, 3, 5.2, 6.5], [62, 271, 414], ['studio-amber', 'coffee-bar'],
    'A bright corner for workshops, with a standing table and walls one may write on.', { boardroom: 14, island: 12, ushape: 10 },
    ['Screen, 75 inch', 'Writable walls', 'Standing table', 'Flip chart', 'Video bar']),
  room('Captain’s Library', 'captains-library', [2, 8], [28, 3.1, 4.4, 6.4], [58, 252, 385], ['library-green', 'foyer-arches'],
    'A table for eight before a wall of books, all of them lent by former guests.', { boardroom: 8 }, ['Screen behind a panel', 'Conference telephone', 'Reading lamps', 'Fireplace']),
  room('Meridian Room', 'meridian-room', [6, 30], [48, 3, 6, 8], [66, 287, 438], ['boardroom-oak', 'coffee-bar'],
    'Second floor, over the roofs to the cathedral. Quiet air, warm oak, thick doors.', { boardroom: 16, ushape: 18, classroom: 20, theater: 30 }, ['Screen, 86 inch', 'Conference camera', 'Whiteboard', 'Wireless sharing']),
  room('Auditorium', 'auditorium', [40, 220], [264, 6.4, 14.5, 18.2], [246, 1073, 1640], ['auditorium-blue', 'foyer-night', 'lunch-buffet-harbour'],
    'Fixed seats in copper leather, a stage ten metres wide, and a control room with a person in it.', { theater: 220 },
    ['Projector, 14,000 lumen', 'Lectern with microphone', 'Hearing loop', 'Two interpreters’ booths', 'Recording system'], { equipmentWithFee: ['Live stream with three cameras', 'Technician, €75.00 an hour'] }),
  room('Winter Garden', 'winter-garden', [16, 120], [172, 5.1, 10.8, 15.9], [158, 689, 1052], ['orangery-day', 'lunch-buffet-garden', 'banquet-garden'],
    'Glass on three sides and a view of the ferries; lunch is served here unless it is yours for the day.', { banquet: 96, cocktail: 120, cabaret: 64, theater: 110 }, ['Mobile screen', 'Two radio microphones', 'Sun blinds', 'Grand piano']),
  room('Market Hall', 'market-hall', [20, 140], [188, 4.6, 11, 17.1], [164, 715, 1092], ['banquet-gold', 'lunch-buffet'],
    'The former fish exchange, with its clock and its cast-iron columns, for dinners and award nights.', { banquet: 120, cocktail: 140, theater: 130, cabaret: 72 }, ['Stage', 'House sound', 'Dimmable chandeliers', 'Service kitchen'], { minimumSpend: 1200 }),
  room('Suomenlinna', 'suomenlinna', [10, 60], [92, 3.4, 7.7, 12], [102, 445, 679], ['classroom-birch', 'coffee-bar'],
    'Desks in straight rows and light from the left; named after the fortress you see from it.', { classroom: 44, theater: 60, ushape: 26, island: 36 }, ['Two screens', 'Clip-on microphone', 'Desks with sockets', 'Document camera']),
  room('Katajanokka', 'katajanokka', [8, 40], [64, 3.2, 7, 9.2], [82, 358, 546], ['ushape-linen', 'lunch-buffet'],
    'The open side of the U faces a wall that may be written on.', { ushape: 24, boardroom: 22, theater: 40, classroom: 28 }, ['Screen, 86 inch', 'Writable wall', 'Conference camera', 'Pinboards']),
  // Seats eight fewer than it could in these orders, until the second emergency exit is finished.
  room('Ropewalk', 'ropewalk', [8, 52], [80, 3.6, 6.2, 12.9], [94, 410, 626], ['cabaret-sand', 'coffee-bar-brick'],
    'A long hall in which rope was twisted for the quay; still the room with the best echo for songs.', {}, ['Screen, 86 inch', 'Ceiling sound', 'Six pinboards'],
    { layouts: { cabaret: { capacity: 32, originalCapacity: 40 }, theater: { capacity: 52, originalCapacity: 60 }, island: { capacity: 32, originalCapacity: 40 } } }),
  room('Pilot’s Cabin', 'pilots-cabin', [2, 4], [14, 2.7, 3.2, 4.4], [38, 166, 253], ['studio-rose'],
    'For two people and a decision, or four and a telephone.', { boardroom: 4 }, ['Video bar', 'Soundproof door']),
  room('Chart Room', 'chart-room', [2, 12], [36, 3, 5.1, 7], [63, 275, 420], ['boardroom-oak', 'coffee-bar'],
    'Sea charts under glass on the walls and one long table in the middle.', { boardroom: 12, ushape: 10 }, ['Screen, 75 inch', 'Conference camera', 'Sockets at every seat']),
  room('Compass', 'compass', [2, 10], [30, 3, 5, 6], [59, 257, 392], ['salon-teal', 'coffee-bar'],
    'A round table, so that north is wherever you sit.', { boardroom: 10 }, ['Screen on an easel', 'Conference telephone', 'Flip chart']),
  room('Sextant', 'sextant', [2, 10], [30, 3, 5, 6], [59, 257, 392], ['studio-cobalt'],
    'The Compass’s twin, in cobalt blue, with a video bar instead of a fireplace.', { boardroom: 10, island: 8 }, ['Video bar', 'Writable walls', 'Standing table']),
  room('Galley', 'galley', [6, 24], [52, 3, 6.1, 8.5], [72, 314, 480], ['island-sage', 'lunch-buffet'],
    'A teaching kitchen with four islands: cook first, talk afterwards.', { island: 24 }, ['Four cooking islands', 'Screen, 75 inch', 'Aprons for all'], { instantBookable: false }),
  room('Boathouse', 'boathouse', [10, 80], [104, 4.2, 8, 13], [110, 480, 733], ['cocktail-dusk', 'lunch-buffet-harbour'],
    'At water level, with doors that open onto the jetty when the weather agrees.', { cocktail: 80, theater: 60, banquet: 48 }, ['Bar with tap', 'High tables', 'House sound', 'Underfloor heating'], { minimumSpend: 500 }),
  room('Crow’s Nest', 'crows-nest', [4, 26], [54, 2.9, 6, 9], [78, 340, 519], ['skyline-dusk', 'coffee-bar-night'],
    'Sixth floor, under the flag. Roofs on one side, islands on the other.', { boardroom: 14, ushape: 16, theater: 26, cocktail: 26 }, ['Screen, 86 inch', 'Dimmable glass', 'Ceiling microphones']),
  room('Customs Office', 'customs-office', [4, 20], [46, 3.1, 5.9, 7.8], [69, 301, 460], ['ushape-clay', 'coffee-bar'],
    'Counters have gone, the stamp collection has stayed.', { ushape: 18, boardroom: 16, theater: 20 }, ['Screen, 75 inch', 'Whiteboard', 'Conference camera']),
  room('Signal Room', 'signal-room', [2, 8], [26, 2.9, 4.5, 5.8], [56, 244, 373], ['studio-mint'],
    'Two cameras, three screens and a line that was laid for live broadcasts.', { boardroom: 8 }, ['Two cameras', 'Three screens', 'Acoustic curtain']),
  room('Anchor', 'anchor', [4, 16], [42, 3, 6, 7], [66, 287, 439], ['boardroom-forest'],
    'A pale table and green chairs, treetops of the Esplanade behind the windows.', { boardroom: 16, ushape: 12 }, ['Screen, 86 inch', 'Table microphones', 'Wireless sharing']),
  room('Mooring', 'mooring', [4, 16], [42, 3, 6, 7], [66, 287, 439], ['boardroom-lake'],
    'The room beside the Anchor; the wall between them folds away.', { boardroom: 16, ushape: 12 }, ['Screen, 86 inch', 'Table microphones', 'Wireless sharing'], { instantBookable: false }),
  room('Sail Loft', 'sail-loft', [12, 90], [118, 4.8, 8.4, 14], [118, 514, 786], ['theatre-daylight', 'foyer-arches'],
    'Sails were cut on this floor; the marks of the knives are under the varnish.', { theater: 90, classroom: 48, cabaret: 50, ushape: 30 }, ['Stage', 'Projector, 8,000 lumen', 'Two radio microphones', 'Blackout blinds']),
  room('Salon Aino', 'salon-aino', [4, 18], [48, 3.4, 6.2, 7.7], [74, 323, 493], ['salon-apricot', 'coffee-bar'],
    'Panelled walls, three paintings of the archipelago, and the table at which the hotel was founded.', { boardroom: 18, theater: 18 }, ['Round table', 'Curtains', 'Screen on an easel']),
  room('Presidential Suite', 'presidential-suite', [2, 12], [78, 3.2, 8.5, 9.2], 'enquiry', ['salon-mauve', 'foyer-night'],
    'A drawing room with its own entrance, lift and discretion; the house names the price with the arrangements.', { boardroom: 12 }, ['Own entrance', 'Butler’s pantry', 'Conference telephone'], { instantBookable: false }),
];
