import {
  addDays,
  addMinutes,
  closedWeekdays,
  dateOf,
  dayEndTimes,
  dayStartTimes,
  deriveLength,
  type EditContext,
  editContext,
  endTimes,
  eventProblem,
  inHalfHours,
  instantOf,
  isSelectableDate,
  type MeetingLength,
  offeredLengths,
  openingsFor,
  type OfferKind,
  settle,
  spanProblem,
  startTimes,
  timeOf,
  weekdayOf,
} from '@foyer/domain';
import { type Site, siteAt, sites } from '@foyer/sites';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { demonstrationVenues } from '../demonstration/venues.ts';
import { readVenueFile } from '../import/import-problems.ts';
import type { ParsedVenueRecord, VenueRecord } from '../import/venue-file.ts';
import { aVenueRecord } from '../testing/a-venue-record.ts';
import { aQuery } from '../testing/visitor.ts';
import { formContext, siteRules } from './site-of-call.ts';

type Meeting = { kind: OfferKind; start: string; end: string; meetingLength: MeetingLength };
type Rules = {
  minimumHours: number;
  plan: boolean;
  /** What the system that keeps the rooms books within one day only. */
  withinDay: readonly OfferKind[];
  /** Minutes between the times at which a package is taken. */
  packageStep: number;
  leadMinutes: number;
  now: string;
};
type Venue = Pick<ParsedVenueRecord, 'businessHours' | 'leadTimes'>;

/** Minutes and days since 1970, and the time of a day in minutes: without the domain's functions. */
const minuteOf = (wall: string) => Date.parse(`${wall}Z`) / 60_000;
const dayOf = (wall: string) => Math.floor(minuteOf(wall) / 1440);
const clockOf = (wall: string) => minuteOf(wall) % 1440;
const clock = (time: string) => clockOf(`1970-01-01T${time}`);
/** 1 January 1970 was a Thursday. */
const weekday = (day: number) => (day + 4) % 7;

/** When a venue takes a start at all (FORM-040, FORM-056 to FORM-059). */
function takesStart(start: string, { leadTimes }: Venue, { now, leadMinutes }: Rules): boolean {
  const hour = (Math.floor(minuteOf(now) / 60) + 1) * 60;
  const lead = Math.ceil((minuteOf(now) + leadMinutes) / 15) * 15;
  if (minuteOf(start) < Math.max(hour, lead)) return false;
  if (leadTimes.disabledDays.some((date) => dayOf(`${date}T00:00`) === dayOf(start))) return false;
  if (leadTimes.disabledWeekdays.includes(weekday(dayOf(start)))) return false;
  return leadTimes.maxDays === 0 || dayOf(start) <= dayOf(now) + leadTimes.maxDays;
}

/** Whether a meeting of one day is within one opening of the venue (AVAIL-031, A-046, A-064). */
function isOpen({ start, end }: Pick<Meeting, 'start' | 'end'>, { businessHours }: Venue): boolean {
  if (businessHours === null) return true;
  const entries = businessHours.filter(({ day }) => day === weekday(dayOf(start)));
  if (entries.some(({ closed }) => closed)) return false;
  return entries.some(
    (hours) =>
      clockOf(start) >= clock(hours.start) &&
      (clock(hours.end) <= clock(hours.start) ||
        (dayOf(start) === dayOf(end) && clockOf(end) <= clock(hours.end))),
  );
}

/** An office is searched for one date, and a package of a hotel's is for one, but in a plan. */
function withinDay(
  { checkout, offerCards }: Site,
  { propertySystem, office }: ParsedVenueRecord,
): readonly OfferKind[] {
  if (propertySystem !== null) return offerCards === 'plan' ? [] : ['package'];
  return office !== null && (checkout === 'office' || checkout === 'property')
    ? ['room', 'package']
    : [];
}

const everOpens = ({ businessHours }: Venue): boolean =>
  businessHours === null ||
  [0, 1, 2, 3, 4, 5, 6].some((day) => {
    const entries = businessHours.filter((entry) => entry.day === day);
    return entries.length > 0 && !entries.some(({ closed }) => closed);
  });

/** D-18 in words: what the form of a site may come to. */
function mayBeBooked(
  { kind, start, end, meetingLength: length }: Meeting,
  venue: Venue,
  rules: Rules,
): boolean {
  const lasts = minuteOf(end) - minuteOf(start);
  const nights = dayOf(end) - dayOf(start);
  const step = kind === 'package' ? rules.packageStep : 15;
  if (minuteOf(start) % step !== 0 || minuteOf(end) % step !== 0) return false;
  const anHour = rules.minimumHours === 1 && kind === 'room' && length === 1 && nights === 0;
  if (lasts < 120 && !(anHour && lasts === 60)) return false;
  if (nights > (rules.withinDay.includes(kind) ? 0 : 1)) return false;
  const named = { overnight: 1, twodays: 1, oneday: 0, overone: 1 } as const;
  if (typeof length === 'number' ? nights !== 0 || lasts !== length * 60 : nights !== named[length])
    return false;
  const isOfPlan = length === 'oneday' || length === 'overone';
  if (isOfPlan && !rules.plan) return false;
  // A package of the hotel's system is for one day or for several.
  if (rules.plan && kind === 'package' && !isOfPlan) return false;
  if (!everOpens(venue) || !takesStart(start, venue, rules)) return false;
  return nights > 0 || (rules.plan && kind === 'package') || isOpen({ start, end }, venue);
}

/**
 * An event of the hotel's system: where its cards are those of a plan, also a day of a plan, and a time
 * of a package's own card.
 */
function mayBeEvent(event: Omit<Meeting, 'meetingLength'>, venue: Venue, rules: Rules): boolean {
  const { kind, start, end } = event;
  const isDay =
    minuteOf(start) % 30 === 0 &&
    minuteOf(end) % 30 === 0 &&
    dayOf(start) === dayOf(end) &&
    start < end;
  const lasts = (minuteOf(end) - minuteOf(start)) / 60;
  const meetingLength = dayOf(start) === dayOf(end) ? lasts : ('twodays' as const);
  if (!rules.plan) return mayBeBooked({ ...event, meetingLength }, venue, rules);
  if (!isDay) return kind === 'room' && mayBeBooked({ ...event, meetingLength }, venue, rules);
  if (!everOpens(venue) || !takesStart(start, venue, rules)) return false;
  return kind === 'package' || isOpen(event, venue);
}

/** Whether the calendar, the pickers and the lengths of the form can be set to a meeting. */
function formOffers(meeting: Meeting, venue: Venue, context: EditContext): boolean {
  const { kind, start, end, meetingLength } = meeting;
  const query = aQuery(meeting);
  const openings = openingsFor(venue, dateOf(start), meeting, context);
  // A package of the hotel's system, unless it is for several days, and what an office is asked for.
  const ofPlan = context.offerCards === 'plan';
  const endsThatDay =
    context.takenBy === 'office' ||
    (kind === 'package' && (ofPlan ? meetingLength !== 'overone' : context.takenBy === 'property'));
  const named = typeof meetingLength === 'string';
  return (
    isSelectableDate(dateOf(start), context) &&
    !closedWeekdays(venue, meeting, context).includes(weekdayOf(dateOf(start))) &&
    startTimes(query, context, openings).includes(timeOf(start)) &&
    (dateOf(end) === dateOf(start) ||
      (dateOf(end) === addDays(dateOf(start), 1) && !endsThatDay)) &&
    endTimes(query, context, openings).includes(timeOf(end)) &&
    (!named || offeredLengths(context, kind).includes(meetingLength)) &&
    settle(query, context).meetingLength === meetingLength
  );
}

/** Whether a day of the builder can be set to it. */
function planOffers(event: Omit<Meeting, 'meetingLength'>, venue: Venue, context: EditContext) {
  const { start, end } = event;
  const day = { ...event, meetingLength: 'oneday' as const };
  const openings = openingsFor(venue, dateOf(start), day, context);
  return (
    isSelectableDate(dateOf(start), context) &&
    !closedWeekdays(venue, day, context).includes(weekdayOf(dateOf(start))) &&
    dayStartTimes(dateOf(start), context, openings).includes(timeOf(start)) &&
    dateOf(end) === dateOf(start) &&
    dayEndTimes({ start: timeOf(start) }, openings).includes(timeOf(end))
  );
}

/** Whether the card of a package can be set to it (PACK-012). */
function cardOffers(event: Omit<Meeting, 'meetingLength'>, venue: Venue, context: EditContext) {
  const { start, end } = event;
  const query = aQuery({ ...event, meetingLength: 'oneday' });
  return (
    isSelectableDate(dateOf(start), context) &&
    !closedWeekdays(venue, query, context).includes(weekdayOf(dateOf(start))) &&
    inHalfHours(startTimes(query, context)).includes(timeOf(start)) &&
    dateOf(end) === dateOf(start) &&
    inHalfHours(endTimes(query, context)).includes(timeOf(end))
  );
}

/** Hours and lead times that no demonstration venue has. */
const unusual: readonly Partial<VenueRecord>[] = [
  { id: '94150' },
  { businessHours: [1, 2, 3].map((day) => ({ day, start: '18:00', end: '02:00' })) },
  {
    businessHours: [
      { day: 1, start: '08:10', end: '12:05' },
      { day: 1, start: '13:00', end: '23:59' },
      { day: 2, start: '09:00', end: '17:00', closed: true },
    ],
  },
  { leadTimes: { maxDays: 3, disabledDays: ['2026-11-22'], disabledWeekdays: [2, 6] } },
  {
    propertySystem: {
      server: 'north',
      chainCode: 'HARB',
      hotelCode: 'HEL01',
      blockName: 'FOYER',
      sourceId: 'WEB',
    },
    businessHours: [1, 2, 3, 4, 5].map((day) => ({ day, start: '07:45', end: '22:15' })),
  },
];

function venuesToAsk(): readonly ParsedVenueRecord[] {
  const others = unusual.map((over, index) => aVenueRecord({ alias: `unusual-${index}`, ...over }));
  const read = readVenueFile({ venues: [...demonstrationVenues(), ...others] });
  if (!read.ok) throw new Error('the venues cannot be read');
  // Half of the meetings are at these.
  const rare = read.venues.filter(({ alias }) => alias.startsWith('unusual'));
  return [
    ...read.venues,
    ...Array<typeof rare>(Math.ceil(read.venues.length / 4)).fill(rare),
  ].flat();
}

/** Always the same ones; `npm run prove -- properties` asks for more. */
const runs = Number(process.env.PROPERTY_RUNS ?? 20_000);

it(
  'what the server books is what the page offers and what D-18 says in words, for any meeting',
  { tags: 'property' },
  () => {
    const venues = venuesToAsk();
    const generated = fc.record({
      venue: fc.nat({ max: venues.length - 1 }),
      site: fc.nat({ max: sites.length - 1 }),
      kind: fc.constantFrom<OfferKind>('room', 'package'),
      // Over a week, at any minute of an hour.
      now: fc.nat({ max: 94 }).map((step) => step * 107),
      day: fc.oneof(
        { weight: 5, arbitrary: fc.integer({ min: -1, max: 14 }) },
        fc.integer({ min: -1, max: 400 }),
      ),
      minute: fc.oneof(
        fc.nat({ max: 95 }).map((quarter) => quarter * 15),
        fc.nat({ max: 95 }).map((quarter) => quarter * 15),
        fc.nat({ max: 1439 }),
      ),
      lasts: fc.oneof(
        fc.integer({ min: 1, max: 56 }).map((quarters) => quarters * 15),
        fc.constantFrom(60, 120, 240, 480, 1440, 1920, 2160, 2880, 41_760),
        fc.integer({ min: -60, max: 3000 }),
      ),
      length: fc.constantFrom<MeetingLength | 'own'>(
        'own',
        'own',
        'own',
        1,
        8,
        'overnight',
        'twodays',
        'oneday',
        'overone',
      ),
    });
    const instants = new Map<string, number>();
    /** Each asked once: to find an offset takes longer than everything else here. */
    const instantAt = (wall: string, zone: string): number => {
      const key = `${wall} ${zone}`;
      const instant = instants.get(key) ?? instantOf(wall, zone);
      instants.set(key, instant);
      return instant;
    };
    const seen = { booked: 0, refused: 0, events: 0, cards: 0, halfHours: 0 };
    fc.assert(
      fc.property(
        generated,
        ({ venue: v, site: s, kind, now: ahead, day, minute, lasts, length }) => {
          const [venue, site] = [venues[v], sites[s]];
          if (!venue || !site) throw new Error('there is no such venue or site');
          const now = addMinutes('2026-11-20T00:00', ahead);
          const start = addMinutes(`${addDays('2026-11-20', day)}T00:00`, minute);
          const end = addMinutes(start, lasts);
          const meetingLength = length === 'own' ? deriveLength(start, end) : length;
          const meeting: Meeting = { kind, start, end, meetingLength };
          const id = venue.id ?? venue.alias;
          const own = siteAt(site, id);
          const rules: Rules = {
            minimumHours: own.minimumHours,
            plan: own.offerCards === 'plan',
            withinDay: withinDay(site, venue),
            packageStep: venue.propertySystem !== null && own.offerCards !== 'plan' ? 30 : 15,
            leadMinutes: id === '94150' ? 120 : 0,
            now,
          };

          const ofServer = formContext(
            siteRules({ visit: { site } }),
            { id, details: venue },
            instantAt(now, venue.timezone),
          );
          const booked = spanProblem(meeting, venue, ofServer) === null;
          const ofPage = editContext(own, venue, now);
          const inWords = mayBeBooked(meeting, venue, rules);
          if (booked !== inWords || booked !== formOffers(meeting, venue, ofPage))
            throw new Error(`the server ${booked ? 'books' : 'refuses'} it, in words ${inWords}`);
          seen[booked ? 'booked' : 'refused'] += 1;

          // The same at a hotel's system, on the site itself and with the cards of a plan.
          const event = { kind, start, end };
          const asForm = { ...event, meetingLength: deriveLength(start, end) };
          const asEvent = (plan: boolean): boolean => {
            const cards = plan ? { offerCards: 'plan' as const } : {};
            const asked = eventProblem(event, venue, { ...ofServer, ...cards }) === null;
            const page = { ...ofPage, ...cards };
            const offered =
              (page.offerCards === 'plan' && planOffers(event, venue, page)) ||
              ((page.offerCards !== 'plan' || kind === 'room') && formOffers(asForm, venue, page));
            const eventInWords = mayBeEvent(event, venue, { ...rules, plan: rules.plan || plan });
            if (asked !== eventInWords || asked !== offered)
              throw new Error(
                `the hotel's ${asked ? 'books' : 'refuses'} it, in words ${eventInWords}`,
              );
            return asked;
          };
          const isHotel = venue.propertySystem !== null && !rules.plan;
          if (asEvent(false) && isHotel && kind === 'package') seen.halfHours += 1;
          const planned = { ...ofPage, offerCards: 'plan' as const };
          const asked = asEvent(true);
          if (asked) seen.events += 1;

          if (kind === 'room') return;
          const onCard = cardOffers(event, venue, planned);
          const oneDay = { ...event, meetingLength: 'oneday' as const };
          const taken = spanProblem(oneDay, venue, { ...ofServer, offerCards: 'plan' }) === null;
          const isHalfHour = minuteOf(start) % 30 === 0 && minuteOf(end) % 30 === 0;
          if (onCard !== (taken && isHalfHour) || (onCard && !asked))
            throw new Error(`a card ${onCard ? 'has' : 'lacks'} it, the server ${asked}, ${taken}`);
          if (onCard) seen.cards += 1;
        },
      ),
      { numRuns: runs, seed: 17 },
    );
    expect(seen.booked).toBeGreaterThan(runs / 25);
    expect(seen.events).toBeGreaterThan(runs / 25);
    expect(seen.refused).toBeGreaterThan(runs / 25);
    expect(seen.cards).toBeGreaterThan(runs / 100);
    expect(seen.halfHours).toBeGreaterThan(runs / 2000);
  },
);
