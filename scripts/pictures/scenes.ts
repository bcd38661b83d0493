import { seeded } from '../../apps/api/src/demonstration/seeded.ts';
import type { SceneId } from '../../apps/api/src/demonstration/pictures.ts';
import { createCanvas, type Canvas } from './canvas.ts';
import { buffet, coffeeBar, type CounterScene } from './counters.ts';
import { drawHouseScene, type HouseScene } from './house-scene.ts';
import * as houses from './houses.ts';
import * as more from './more-houses.ts';
import {
  boardroom,
  foyer,
  library,
  salon,
  skylineRoom,
  studio,
  type RoomScene,
} from './meeting-rooms.ts';
import { palettes } from './palettes.ts';
import {
  auditorium,
  banquet,
  cabaret,
  classroom,
  cocktail,
  island,
  orangery,
  theatre,
  ushape,
} from './teaching-rooms.ts';
import type { Seeded } from '../../apps/api/src/demonstration/seeded.ts';

type Draw = (canvas: Canvas, random: Seeded) => void;
const house =
  (scene: HouseScene): Draw =>
  (canvas, random) =>
    drawHouseScene(canvas, scene, random);
const room =
  (draw: (canvas: Canvas, scene: RoomScene, random: Seeded) => void, scene: RoomScene): Draw =>
  (canvas, random) =>
    draw(canvas, scene, random);
const counter =
  (
    draw: (canvas: Canvas, scene: CounterScene, random: Seeded) => void,
    scene: CounterScene,
  ): Draw =>
  (canvas, random) =>
    draw(canvas, scene, random);

const hotel = {
  house: houses.grandHotel,
  before: 'water',
  behind: 'city',
  wall: '#ddd5c8',
  roof: '#3f4f58',
} as const;
const brick = {
  house: houses.warehouse,
  before: 'water',
  behind: 'city',
  wall: '#a8543c',
  roof: '#7c3a2b',
  trim: '#ead9c2',
} as const;
const slate = {
  house: houses.tower,
  before: 'water',
  behind: 'city',
  wall: '#6f8794',
  roof: '#566e7b',
  trim: '#b7c5cc',
} as const;
const glass = {
  house: houses.glassTower,
  behind: 'city',
  wall: '#7fa3b8',
  roof: '#5c7a8d',
  trim: '#d9e4ea',
} as const;
const garden = {
  house: houses.pavilion,
  before: 'lawn',
  behind: 'hills',
  wall: '#c9a77f',
  roof: '#7a5a48',
  trim: '#ead9c0',
} as const;
const cupola = { house: houses.dome, wall: '#d8d4cb', roof: '#6d7f86', trim: '#8a979c' } as const;
const gables = { before: 'water', behind: 'open', wall: '#7d4436', roof: '#4b3a36' } as const;
const royal = {
  house: more.palace,
  before: 'lawn',
  behind: 'hills',
  wall: '#e6d3a8',
  roof: '#6f7f7a',
  trim: '#f4ead6',
} as const;
const beacon = {
  house: more.lighthouse,
  before: 'rocks',
  behind: 'open',
  wall: '#c24b3c',
  roof: '#8d4a38',
} as const;
const works = {
  house: more.factory,
  before: 'square',
  behind: 'city',
  wall: '#b06a4e',
  roof: '#6d5a52',
  trim: '#3c474d',
} as const;
const forum = {
  house: more.congress,
  before: 'square',
  behind: 'city',
  wall: '#c9ccca',
  roof: '#59666e',
  trim: '#52616a',
} as const;
const cabin = {
  house: more.lodge,
  before: 'lawn',
  behind: 'mountains',
  wall: '#8d6142',
  roof: '#4a3a31',
  trim: '#e2cfb2',
} as const;

const scenes: Readonly<Record<SceneId, Draw>> = {
  'grand-harbour': house({ ...hotel, light: 'dusk' }),
  'grand-harbour-day': house({ ...hotel, light: 'day' }),
  'grand-harbour-winter': house({ ...hotel, light: 'winter' }),
  'warehouse-brick': house({ ...brick, light: 'dusk' }),
  'warehouse-day': house({ ...brick, wall: '#b8694a', light: 'day' }),
  'warehouse-ochre': house({
    ...brick,
    wall: '#cf9a48',
    roof: '#5c4a40',
    light: 'morning',
    behind: 'hills',
  }),
  'warehouse-night': house({ ...brick, wall: '#7d4234', light: 'night' }),
  'tower-slate': house({ ...slate, light: 'day' }),
  'tower-glass': house({ ...glass, before: 'square', light: 'dusk' }),
  'tower-night': house({ ...slate, light: 'night' }),
  'tower-winter': house({ ...slate, wall: '#a9b4ba', before: 'square', light: 'winter' }),
  'pavilion-park': house({ ...garden, light: 'day' }),
  'pavilion-autumn': house({ ...garden, wall: '#d6c4a6', light: 'autumn' }),
  'pavilion-winter': house({ ...garden, light: 'winter' }),
  'dome-dusk': house({ ...cupola, before: 'water', behind: 'hills', light: 'dusk' }),
  'dome-aurora': house({ ...cupola, before: 'lawn', behind: 'mountains', light: 'aurora' }),
  'dome-day': house({ ...cupola, wall: '#ece7dc', before: 'lawn', behind: 'hills', light: 'day' }),
  'townhouses-day': house({ ...gables, house: more.townhouses, light: 'day' }),
  'townhouses-dusk': house({ ...gables, house: more.townhouses, light: 'dusk' }),
  'townhouses-winter': house({ ...gables, house: more.townhouses, light: 'winter' }),
  'townhouse-brick': house({
    ...gables,
    house: more.terrace,
    before: 'square',
    behind: 'city',
    light: 'morning',
  }),
  'palace-cream': house({ ...royal, light: 'day' }),
  'palace-rose': house({ ...royal, wall: '#d99a8a', roof: '#6fa08c', light: 'dusk' }),
  'palace-night': house({ ...royal, before: 'square', behind: 'city', light: 'night' }),
  'palace-winter': house({ ...royal, light: 'winter' }),
  'lighthouse-day': house({ ...beacon, light: 'day' }),
  'lighthouse-dusk': house({ ...beacon, light: 'dusk' }),
  'lighthouse-storm': house({ ...beacon, wall: '#34506b', light: 'storm' }),
  'factory-day': house({ ...works, light: 'day' }),
  'factory-dusk': house({ ...works, wall: '#8f5443', light: 'dusk' }),
  'factory-pale': house({ ...works, wall: '#c9c4ba', roof: '#8f918e', light: 'morning' }),
  'congress-day': house({ ...forum, light: 'day' }),
  'congress-night': house({ ...forum, light: 'night' }),
  'lodge-summer': house({ ...cabin, light: 'day' }),
  'lodge-winter': house({ ...cabin, light: 'winter' }),
  'manor-autumn': house({
    house: more.manor,
    before: 'lawn',
    behind: 'hills',
    wall: '#cdb89a',
    roof: '#5f4a42',
    light: 'autumn',
  }),

  'boardroom-harbour': room(boardroom, { palette: palettes.harbour, view: 'sea' }),
  'boardroom-oak': room(boardroom, { palette: palettes.oak, view: 'roofs', left: 'panels' }),
  'boardroom-graphite': room(boardroom, {
    palette: palettes.graphite,
    view: 'city-dusk',
    floor: 'carpet',
    ceiling: '#5d646b',
  }),
  'boardroom-forest': room(boardroom, { palette: palettes.birch, view: 'forest' }),
  'boardroom-lake': room(boardroom, { palette: palettes.terracotta, view: 'lake', left: 'plain' }),
  'auditorium-blue': room(auditorium, { palette: palettes.midnight, ceiling: '#2d4256' }),
  'auditorium-ember': room(auditorium, { palette: palettes.ember, ceiling: '#8a6449' }),
  'auditorium-white': room(auditorium, { palette: palettes.white }),
  'theatre-daylight': room(theatre, { palette: palettes.sand, view: 'garden' }),
  'theatre-plum': room(theatre, { palette: palettes.plum, ceiling: '#5d4358', evening: 0.2 }),
  'classroom-birch': room(classroom, { palette: palettes.birchBlue }),
  'classroom-sage': room(classroom, { palette: palettes.sage }),
  'classroom-brick': room(classroom, { palette: palettes.whitewash, left: 'brick' }),
  'ushape-linen': room(ushape, { palette: palettes.sage, view: 'garden' }),
  'ushape-ink': room(ushape, { palette: palettes.ink, floor: 'carpet', ceiling: '#6c8092' }),
  'ushape-clay': room(ushape, { palette: palettes.clay, view: 'roofs' }),
  'banquet-gold': room(banquet, { palette: palettes.gold, view: 'garden-evening', evening: 0.35 }),
  'banquet-garden': room(banquet, { palette: palettes.sage, view: 'garden' }),
  'banquet-night': room(banquet, {
    palette: palettes.ink,
    view: 'city-night',
    evening: 0.4,
    ceiling: '#4d5f72',
  }),
  'cocktail-dusk': room(cocktail, { palette: palettes.oak, view: 'city-dusk', evening: 0.2 }),
  'cocktail-plum': room(cocktail, { palette: palettes.plum, evening: 0.15, ceiling: '#6a4d64' }),
  'cabaret-teal': room(cabaret, { palette: palettes.teal, ceiling: '#3f6a6d' }),
  'cabaret-sand': room(cabaret, { palette: palettes.sand }),
  'studio-amber': room(studio, { palette: palettes.amber }),
  'studio-mint': room(studio, { palette: palettes.mint }),
  'studio-cobalt': room(studio, { palette: palettes.cobalt }),
  'studio-rose': room(studio, { palette: palettes.rose }),
  'library-green': room(library, { palette: palettes.green }),
  'library-oxblood': room(library, { palette: palettes.oxblood, evening: 0.15 }),
  'library-navy': room(library, { palette: palettes.navy }),
  'orangery-day': room(orangery, { palette: palettes.garden, view: 'garden' }),
  'orangery-evening': room(orangery, {
    palette: palettes.garden,
    view: 'garden-evening',
    evening: 0.4,
    left: 'plain',
  }),
  'salon-apricot': room(salon, { palette: palettes.apricot }),
  'salon-mauve': room(salon, { palette: palettes.mauve }),
  'salon-teal': room(salon, { palette: palettes.tealSalon }),
  'skyline-day': room(skylineRoom, { palette: palettes.white, view: 'city' }),
  'skyline-dusk': room(skylineRoom, { palette: palettes.clay, view: 'city-dusk', evening: 0.15 }),
  'skyline-night': room(skylineRoom, {
    palette: palettes.graphite,
    view: 'city-night',
    evening: 0.3,
    ceiling: '#565d66',
  }),
  'island-sage': room(island, { palette: palettes.sage }),
  'island-sky': room(island, { palette: palettes.birchBlue, view: 'sea', left: 'plain' }),

  'coffee-bar': counter(coffeeBar, {
    wall: '#b9d2cf',
    pattern: 'tiles',
    counter: '#8a5f3e',
    top: '#e9e6df',
    lamp: '#25384a',
  }),
  'coffee-bar-brick': counter(coffeeBar, {
    wall: '#a35f47',
    pattern: 'brick',
    counter: '#3f4a4c',
    top: '#d9c6a8',
    lamp: '#2a2d30',
  }),
  'coffee-bar-night': counter(coffeeBar, {
    wall: '#3c4a56',
    pattern: 'tiles',
    counter: '#5a3f2f',
    top: '#c9b79c',
    lamp: '#b8713f',
    evening: true,
  }),
  'lunch-buffet': counter(buffet, {
    wall: '#7f9a88',
    pattern: 'tiles',
    counter: '#a77b52',
    top: '#f0ebe1',
    lamp: '#2f3b38',
  }),
  'lunch-buffet-garden': counter(buffet, {
    wall: '#d9d3c0',
    pattern: 'plain',
    counter: '#8fa587',
    top: '#f4f0e6',
    lamp: '#c9a24a',
    view: 'garden',
  }),
  'lunch-buffet-harbour': counter(buffet, {
    wall: '#c3cdd3',
    pattern: 'plain',
    counter: '#40637c',
    top: '#efe9dc',
    lamp: '#25384a',
    view: 'sea',
  }),
  'foyer-arches': room(foyer, { palette: palettes.apricotFoyer, view: 'garden' }),
  'foyer-stone': room(foyer, { palette: palettes.stone, view: 'city' }),
  'foyer-night': room(foyer, {
    palette: palettes.navyFoyer,
    view: 'city-night',
    evening: 0.3,
    ceiling: '#5a6a80',
  }),
};

/** The scene as SVG, the same on every call. */
export function drawScene(id: SceneId): string {
  const canvas = createCanvas();
  scenes[id](canvas, seeded(`picture ${id}`));
  return canvas.svg();
}
