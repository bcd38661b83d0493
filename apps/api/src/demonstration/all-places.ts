import britain from './places/poland-britain.json' with { type: 'json' };
import finland from './places/finland.json' with { type: 'json' };
import further from './places/further-countries.json' with { type: 'json' };
import germany from './places/germany.json' with { type: 'json' };
import north from './places/denmark-norway-iceland.json' with { type: 'json' };
import sweden from './places/sweden.json' with { type: 'json' };
import { isCountryCode, type CountryCode } from './countries.ts';
import { isSceneId, type SceneId } from './pictures.ts';
import { isRoomKind, type RoomKind } from './room-kinds.ts';

export const styles = ['hotel', 'office', 'culture', 'industrial', 'country', 'quiet'] as const;
export type Style = (typeof styles)[number];

export type PlannedRoom = { title: string; kind: RoomKind; max: number };

/**
 * Data of a venue that is written by hand; rooms, prices, packages and lists are derived from it.
 */
export type Place = {
  alias: string;
  title: string;
  type: string;
  style: Style;
  city: string;
  country: CountryCode;
  address: string;
  /** Kilometres east and north of the city's centre. */
  at: readonly [number, number];
  /** Price level: 1 is the usual price. */
  level: number;
  pictures: readonly SceneId[];
  headline: Readonly<Record<string, string>>;
  description: Readonly<Record<string, string>>;
  rooms: readonly PlannedRoom[];
};

type WrittenPlace = Omit<Place, 'style' | 'country' | 'at' | 'pictures' | 'rooms'> & {
  style: string;
  country: string;
  at: number[];
  pictures: string[];
  rooms: string[];
};

function placeOf(written: WrittenPlace): Place {
  const style = styles.find((known) => known === written.style);
  const [east, northwards] = written.at;
  if (
    style === undefined ||
    !isCountryCode(written.country) ||
    east === undefined ||
    northwards === undefined
  )
    throw new Error(`${written.alias}: style, country or position is not known.`);
  return {
    ...written,
    style,
    country: written.country,
    at: [east, northwards],
    pictures: written.pictures.map(sceneOf),
    rooms: written.rooms.map(roomOf),
  };
}

function sceneOf(name: string): SceneId {
  if (!isSceneId(name)) throw new Error(`There is no picture ${name}.`);
  return name;
}

/** `Harbour Room|boardroom|24` */
function roomOf(line: string): PlannedRoom {
  const [title = '', kind = '', max = ''] = line.split('|');
  if (!isRoomKind(kind) || !(Number(max) > 0))
    throw new Error(`A room is written title|kind|people: ${line}`);
  return { title, kind, max: Number(max) };
}

export const allPlaces: readonly Place[] = [
  ...finland,
  ...sweden,
  ...north,
  ...germany,
  ...britain,
  ...further,
].map(placeOf);
