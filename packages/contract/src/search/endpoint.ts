import { readArea, readRefinement, type SearchArea, searchSorts } from '@foyer/domain';
import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import {
  countInText,
  discountCode,
  flag,
  id,
  language,
  layoutChoice,
  noBody,
  nothing,
  numberInText,
} from '../fields.ts';
import { placeWire, searchWire } from './wire.ts';

const between = (least: number, most: number) =>
  v.pipe(v.number(), v.minValue(least), v.maxValue(most));
const point = v.pipe(
  v.string(),
  v.regex(/^-?\d{1,2}(\.\d{1,15})?,-?\d{1,3}(\.\d{1,15})?$/, 'latitude,longitude'),
  v.transform((text) => ({
    latitude: Number(text.split(',')[0]),
    longitude: Number(text.split(',')[1]),
  })),
  v.check(
    ({ latitude, longitude }) => Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180,
    'a place on earth',
  ),
);

const area = v.pipe(
  v.string(),
  v.regex(
    /^-?\d{1,2}(\.\d{1,15})?,-?\d{1,3}(\.\d{1,15})?,-?\d{1,2}(\.\d{1,15})?,-?\d{1,3}(\.\d{1,15})?$/,
    'south,west,north,east in degrees',
  ),
  v.transform((text): SearchArea | null => readArea(text)),
  v.check((bounds) => bounds !== null, 'south,west,north,east in degrees'),
);
const highestPrice = v.pipe(
  v.string(),
  v.regex(/^\d{1,9}[A-Z]{3}$/, 'whole units and currency, such as 300EUR'),
  v.transform(
    (text) => readRefinement(new URLSearchParams({ 'max-price': text })).filters.maxPrice,
  ),
  v.check((price) => price !== null, 'whole units and currency, such as 300EUR'),
);
/** Between names; `equipment` is one parameter here. */
export const equipmentSeparator = '|';
const equipment = v.pipe(
  v.string(),
  v.maxLength(1000),
  v.transform((text) => text.split(equipmentSeparator).filter((name) => name.trim() !== '')),
  v.maxLength(8),
);

export const searchVenues = endpoint({
  id: 'searchVenues',
  method: 'GET',
  path: '/apiv2/search/venues',
  summary:
    'Venues near a point or another venue, in a part of the map, of a city, or all, with what fits the query ' +
    'and its lowest total (D-15). Without datetime each venue is asked for its next Monday. Filters of one ' +
    'kind each; what they would leave, and where nothing is left, the ways on.',
  params: nothing,
  query: v.object({
    pt: v.optional(point),
    destination: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(100))),
    area: v.optional(area),
    /** Id of a venue: the others that its page shows as similar. */
    near: v.optional(id),
    datetime: v.optional(numberInText),
    'end-datetime': v.optional(numberInText),
    duration: v.optional(v.pipe(countInText, between(1, 23))),
    delegates: v.optional(v.pipe(countInText, between(1, 100_000))),
    discount_code: discountCode,
    lang: v.optional(language, 'en'),
    page: v.optional(v.pipe(countInText, between(1, 500)), '1'),
    fits: flag,
    'max-price': v.optional(highestPrice),
    layout: v.optional(layoutChoice, '_none'),
    /** Names, with `|` between them; a room has all of them. */
    equipment: v.optional(equipment, ''),
    instant: flag,
    /** Kilometres from the searched place. */
    within: v.optional(v.pipe(countInText, between(1, 500))),
    sort: v.optional(v.picklist(searchSorts), 'near'),
  }),
  body: noBody,
  answer: searchWire,
  answerType: 'json',
  problems: ['invalid_field', 'rate_limited'],
  idempotent: false,
});

export const findPlaces = endpoint({
  id: 'findPlaces',
  method: 'GET',
  path: '/apiv2/search/places',
  summary: 'Cities and venues whose name begins with a text, or has a word that does (HEADER-014).',
  params: nothing,
  query: v.object({
    text: v.pipe(v.string(), v.trim(), v.nonEmpty('required'), v.maxLength(100)),
    lang: v.optional(language, 'en'),
  }),
  body: noBody,
  answer: v.array(placeWire),
  answerType: 'json',
  problems: ['invalid_field', 'rate_limited'],
  idempotent: false,
});

export const searchEndpoints = [searchVenues, findPlaces] as const;
