import {
  type Alternative,
  alternativeKinds,
  type AlternativeOffer,
  type Alternatives,
  changedParts,
  type DayState,
  type FreeTimes,
  type Money,
  writeMeetingLength,
} from '@foyer/domain';
import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import {
  layoutChoice,
  meetingLength,
  moneyWire,
  noBody,
  specifiedDate,
  specifiedDateTime,
  venueId,
  wallDate,
  wallTime,
  writeSpecifiedDate,
} from '../fields.ts';
import { writeSpecifiedDateTime } from '../specified-time.ts';
import { pictureWire, writePicture } from '../venues/wire.ts';
import { availabilityFields, offerChoice } from './fields.ts';

const kind = v.picklist(['room', 'package']);
const money = v.nullable(moneyWire);
const problems = ['invalid_field', 'venue_not_found', 'rate_limited'] as const;

const dayWire = v.object({
  date: wallDate,
  state: v.picklist(['closed', 'full', 'few', 'free']),
  suiting: v.number(),
  from: money,
});

/** What each day of a month has for this meeting and group, at the time of day of `start`. */
export const loadDays = endpoint({
  id: 'loadDays',
  method: 'GET',
  path: '/apiv2/availability/:venueId/days',
  summary:
    'Each day of a month for one meeting: closed, full, few left or free, and the lowest price.',
  params: v.object({ venueId }),
  query: v.object({
    ...availabilityFields,
    /** The first day of the month, `DD-MM-YYYY`. */
    month: specifiedDate,
  }),
  body: noBody,
  answer: v.pipe(
    v.object({ days: v.array(dayWire) }),
    v.transform(({ days }): readonly DayState[] => days),
  ),
  answerType: 'json',
  problems,
  idempotent: false,
});

export const writeDays = (days: readonly DayState[]): v.InferInput<typeof loadDays.answer> => ({
  days: [...days],
});

/** How many of the rooms that suit are free in each half hour of the day of `start`. */
export const loadFreeTimes = endpoint({
  id: 'loadFreeTimes',
  method: 'GET',
  path: '/apiv2/availability/:venueId/times',
  summary:
    'How many of the suiting rooms, or whether one room, is free in each half hour of a day.',
  params: v.object({ venueId }),
  query: v.object({ ...availabilityFields, room: v.optional(v.string()) }),
  body: noBody,
  answer: v.pipe(
    v.object({
      of: v.number(),
      steps: v.array(v.object({ time: wallTime, free: v.number(), open: v.boolean() })),
    }),
    v.transform((wire): FreeTimes => wire),
  ),
  answerType: 'json',
  problems,
  idempotent: false,
});

export const writeFreeTimes = ({
  of,
  steps,
}: FreeTimes): v.InferInput<typeof loadFreeTimes.answer> => ({ of, steps: [...steps] });

const offerWire = v.object({
  kind,
  id: v.string(),
  title: v.string(),
  picture: v.nullable(pictureWire),
});
const alternativeWire = v.pipe(
  v.object({
    kind: v.picklist(alternativeKinds),
    start: specifiedDateTime,
    end: specifiedDateTime,
    mt_length: meetingLength,
    layout: layoutChoice,
    offer: offerWire,
    together: v.nullable(offerWire),
    house: v.nullable(v.object({ link: v.string(), title: v.string(), km: v.number() })),
    total: money,
    changed: v.array(v.picklist(changedParts)),
    distance: v.number(),
  }),
  v.transform(({ start, end, mt_length, ...wire }): Alternative => ({
    ...wire,
    time: { start, end, meetingLength: mt_length },
  })),
);

/**
 * The best meetings in place of one that cannot be had, by one ranking; each is priced by the rules
 * that a booking of it would be.
 */
export const loadAlternatives = endpoint({
  id: 'loadAlternatives',
  method: 'GET',
  path: '/apiv2/availability/:venueId/alternatives',
  summary:
    'Meetings that can be had instead: another time, day, length, seating, two rooms, a house near.',
  params: v.object({ venueId }),
  query: v.object({ ...availabilityFields, offer: offerChoice }),
  body: noBody,
  answer: v.pipe(
    v.object({
      wanted: v.nullable(v.object({ ...offerWire.entries, total: money })),
      found: v.array(alternativeWire),
    }),
    v.transform((wire): Alternatives => wire),
  ),
  answerType: 'json',
  problems,
  idempotent: false,
});

export const writeAlternatives = ({
  wanted,
  found,
}: Alternatives): v.InferInput<typeof loadAlternatives.answer> => ({
  wanted: wanted && { ...writeOffer(wanted), total: wanted.total satisfies Money | null },
  found: found.map(({ time, offer, together, house, changed, ...rest }) => ({
    ...rest,
    start: writeSpecifiedDateTime(time.start),
    end: writeSpecifiedDateTime(time.end),
    mt_length: writeMeetingLength(time.meetingLength),
    offer: writeOffer(offer),
    together: together && writeOffer(together),
    house: house && { link: house.link, title: house.title, km: house.km },
    changed: [...changed],
  })),
});

const writeOffer = ({ kind: of, id, title, picture }: AlternativeOffer) => ({
  kind: of,
  id,
  title,
  picture: picture && writePicture(picture),
});

/** The month of a date, as `loadDays` asks for it. */
export const monthOf = (date: string): string => writeSpecifiedDate(`${date.slice(0, 7)}-01`);
