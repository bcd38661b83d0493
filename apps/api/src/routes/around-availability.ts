import {
  loadAlternatives,
  loadDays,
  loadFreeTimes,
  writeAlternatives,
  writeDays,
  writeFreeTimes,
} from '@foyer/contract';
import {
  addDays,
  alternativesFor,
  type BookingQuery,
  closedDay,
  dateOf,
  daysBetween,
  dayState,
  deriveLength,
  freeTimes,
  instantOf,
  type MeetingTime,
  type Offers,
  type OffersElsewhere,
  spanProblem,
  timeOf,
  timesToTry,
  type WallDate,
  wallOf,
} from '@foyer/domain';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type * as v from 'valibot';
import type { ApiDependencies } from '../api-dependencies.ts';
import { codeForNow } from '../booking/discount-codes.ts';
import { evaluateOffers } from '../booking/evaluate-offers.ts';
import { formContext, siteRules, type SiteRules } from '../booking/site-of-call.ts';
import { rangeProblem } from '../booking/span.ts';
import type { CatalogueEntry } from '../catalogue/catalogue-entry.ts';
import { isKnownCode } from '../catalogue/rates-on-day.ts';
import { busyRoomsOfMany, takenSpans } from '../database/busy-rooms.ts';
import { serverNow } from '../database/database.ts';
import { venuesNear } from '../database/venues.ts';
import type { DiscountGuesses } from '../http/discount-guesses.ts';
import { answered, type Outcome, refused } from '../http/problem.ts';
import { serveEndpoint } from '../http/serve-endpoint.ts';

type Question = Pick<
  v.InferOutput<typeof loadDays.query>,
  | 'start'
  | 'end'
  | 'lang'
  | 'delegates'
  | 'layout'
  | 'mt_length'
  | 'cart'
  | 'discount_code'
  | 'type'
>;

/** A meeting at a venue, as every call around its availability asks about it. */
type AskedMeeting = {
  /** In the reader's language. */
  entry: CatalogueEntry;
  language: string;
  query: BookingQuery;
  rules: SiteRules;
  ownCart: string | null;
};

/** So many other houses are asked: each is a catalogue to load, and a visitor wants one. */
const housesAsked = 4;

/** GET availability/{venueId}/days and /times: what a calendar says of each day and half hour. */
export function calendarRoutes(
  app: FastifyInstance,
  dependencies: ApiDependencies,
  guesses: DiscountGuesses,
): void {
  const { database, clock } = dependencies;
  serveEndpoint(app, loadDays, async ({ params, query: question, request, reply }) => {
    const asked = await askedMeeting(dependencies, guesses, params.venueId, question, request);
    if (!asked.ok) return asked;
    reply.header('cache-control', 'no-store');
    const { entry, query, rules } = asked.answer;
    const context = formContext(rules, entry, await serverNow(database, clock));
    const dates = datesOfMonth(question.month);
    const times = dates.map((date) => ({ date, time: onDate(query, date) }));
    const taken = times.filter(
      ({ time }) => spanProblem({ ...time, kind: query.kind }, entry.details, context) === null,
    );
    const offers = await offersAt(
      dependencies,
      asked.answer,
      taken.map(({ time }) => time),
    );
    const known = new Map(taken.map(({ date }, at) => [date, offers[at]]));
    return answered(
      writeDays(
        dates.map((date) => {
          const then = known.get(date);
          return then
            ? dayState(date, then, query, rules.offerCards, entry.packages.length > 0)
            : closedDay(date);
        }),
      ),
    );
  });

  serveEndpoint(app, loadFreeTimes, async ({ params, query: question, request, reply }) => {
    const asked = await askedMeeting(dependencies, guesses, params.venueId, question, request);
    if (!asked.ok) return asked;
    reply.header('cache-control', 'no-store');
    const { entry, query, rules, ownCart } = asked.answer;
    const { timezone } = entry.details;
    const date = dateOf(query.start);
    const rooms = entry.rooms.map(({ room }) => room);
    const room = rooms.filter(({ id }) => id === question.room);
    if (question.room !== undefined && room.length === 0)
      return refused('invalid_field', 'no room of this venue', { field: 'room' });
    const spans = await takenSpans(
      database,
      {
        venueId: entry.id,
        start: instantOf(`${date}T00:00`, timezone),
        end: instantOf(`${addDays(date, 1)}T00:00`, timezone),
      },
      clock.aheadSeconds(),
      ownCart,
    );
    return answered(
      writeFreeTimes(
        freeTimes(
          date,
          room.length > 0 ? room : rooms.filter(({ webBookable }) => webBookable),
          spans.map(({ roomId, start, end }) => ({
            roomId,
            start: wallOf(start, timezone),
            end: wallOf(end, timezone),
          })),
          query,
          entry.details,
          rules,
        ),
      ),
    );
  });
}

/** GET availability/{venueId}/alternatives: what can be had where nothing suits. */
export function alternativesRoute(
  app: FastifyInstance,
  dependencies: ApiDependencies,
  guesses: DiscountGuesses,
): void {
  const { database, clock } = dependencies;
  serveEndpoint(app, loadAlternatives, async ({ params, query: question, request, reply }) => {
    const asked = await askedMeeting(dependencies, guesses, params.venueId, question, request);
    if (!asked.ok) return asked;
    reply.header('cache-control', 'no-store');
    const { entry, query, rules } = asked.answer;
    const now = await serverNow(database, clock);
    const tried = timesToTry(query, entry.details, formContext(rules, entry, now));
    const [[offers, ...others], elsewhere] = await Promise.all([
      offersAt(dependencies, asked.answer, [timesOf(query), ...tried.map(({ time }) => time)]),
      offersElsewhere(dependencies, asked.answer, request, now),
    ]);
    if (!offers) throw new Error(`venue ${entry.id} has no offers`);
    return answered(
      writeAlternatives(
        alternativesFor({
          query,
          chosen: question.offer ?? null,
          offers,
          tried: tried.flatMap((time, at) => {
            const then = others[at];
            return then ? [{ ...time, offers: then }] : [];
          }),
          elsewhere,
          checkout: rules.checkout,
        }),
      ),
    );
  });
}

/** Reads the question once: its venue, its time on the venue's clock, and a code that still counts. */
async function askedMeeting(
  dependencies: ApiDependencies,
  guesses: DiscountGuesses,
  venueId: string,
  question: Question,
  request: FastifyRequest,
): Promise<Outcome<AskedMeeting>> {
  const problem = rangeProblem(question.start, question.end);
  if (problem) return problem;
  const code = question.discount_code.trim().toLowerCase();
  const guessed = code === '' ? null : guesses.refuse(request.visit.address, code);
  if (guessed) return guessed;
  const id = await dependencies.catalogue.idOf(venueId);
  const entry = id === null ? null : await dependencies.catalogue.current(id);
  if (entry === null)
    return refused('venue_not_found', 'there is no such venue', { field: 'venueId' });
  if (code !== '' && !isKnownCode(entry, code)) guesses.unknown(request.visit.address, code);
  const { timezone } = entry.details;
  const start = wallOf(question.start, timezone);
  const end = wallOf(question.end, timezone);
  const ownCart = question.cart ?? null;
  const discountCode =
    code === ''
      ? ''
      : await codeForNow(dependencies, entry, { kind: 'any', start, discountCode: code }, ownCart);
  return answered({
    entry: entry.in(question.lang),
    language: question.lang,
    rules: siteRules(request),
    ownCart,
    query: {
      kind: question.type,
      start,
      end,
      meetingLength: question.mt_length ?? deriveLength(start, end),
      delegates: question.delegates,
      delegatesGiven: true,
      layout: question.layout,
      rates: 'all',
      discountCode,
    },
  });
}

/** The venue's offers at each of the times, with one question to the database. */
async function offersAt(
  { database, clock }: ApiDependencies,
  { entry, query, rules, ownCart }: AskedMeeting,
  times: readonly MeetingTime[],
): Promise<readonly Offers[]> {
  const { timezone } = entry.details;
  const taken = await busyRoomsOfMany(
    database,
    times.map(({ start, end }) => ({
      venueId: entry.id,
      start: instantOf(start, timezone),
      end: instantOf(end, timezone),
    })),
    clock.aheadSeconds(),
    ownCart,
  );
  return times.map((time, at) =>
    evaluateOffers(entry, taken[at]?.busy ?? new Set(), { ...query, ...time }, rules, 'shown'),
  );
}

/** The nearest houses that the site shows, where they take the meeting at the same hours. */
async function offersElsewhere(
  dependencies: ApiDependencies,
  { entry, language, query, rules }: AskedMeeting,
  request: FastifyRequest,
  now: number,
): Promise<readonly OffersElsewhere[]> {
  const { database, catalogue } = dependencies;
  const near = await venuesNear(database, entry.id, request.visit.site?.shownVenues ?? null);
  const found = await Promise.all(
    near.slice(0, housesAsked).map(async ({ alias, title, km }) => {
      const there = await catalogue.current(alias);
      if (there === null) return null;
      const context = formContext(rules, there, now);
      if (spanProblem(query, there.details, context) !== null) return null;
      const [offers] = await offersAt(
        dependencies,
        {
          entry: there.in(language),
          language,
          query: { ...query, discountCode: '' },
          rules,
          ownCart: null,
        },
        [timesOf(query)],
      );
      const house = { link: `/${alias}`, title, km: Math.round(km * 10) / 10 };
      return offers ? { house, offers } : null;
    }),
  );
  return found.filter((house) => house !== null);
}

const timesOf = ({ start, end, meetingLength }: BookingQuery): MeetingTime => ({
  start,
  end,
  meetingLength,
});

/** The meeting on another date: the same hours, as many days long. */
function onDate({ start, end, meetingLength }: BookingQuery, date: WallDate): MeetingTime {
  const days = daysBetween(dateOf(start), dateOf(end));
  return {
    start: `${date}T${timeOf(start)}`,
    end: `${addDays(date, days)}T${timeOf(end)}`,
    meetingLength,
  };
}

function datesOfMonth(first: WallDate): WallDate[] {
  const month = first.slice(0, 7);
  return Array.from({ length: 31 }, (_, index) => addDays(`${month}-01`, index)).filter((date) =>
    date.startsWith(month),
  );
}
