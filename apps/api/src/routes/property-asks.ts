import {
  loadMenuItems,
  loadMenus,
  loadMiscItems,
  loadPropertyPackages,
  loadPropertyRoomIds,
  loadPropertyRooms,
  writeMenu,
  writeMiscItem,
  writePackage,
  writeRoom,
} from '@foyer/contract';
import { type BookingQuery, deriveLength, instantOf, offeredMenus, offersFor } from '@foyer/domain';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type * as v from 'valibot';
import type { ApiDependencies } from '../api-dependencies.ts';
import { askRates, propertyRates } from '../booking/property/property-rates.ts';
import { propertyMenus, propertyMiscItems } from '../booking/property/property-add-ons.ts';
import { propertyProblem } from '../booking/outside-problem.ts';
import { boundVenue, knownProperty } from '../booking/property/property-venue.ts';
import { type SiteRules, siteRules } from '../booking/site-of-call.ts';
import { rangeProblem } from '../booking/span.ts';
import { busyRooms } from '../database/busy-rooms.ts';
import { answered, refused } from '../http/problem.ts';
import { creatingLimit, serveEndpoint } from '../http/serve-endpoint.ts';

type AvailabilityBody = v.InferOutput<typeof loadPropertyRooms.body>;

/** What a property venue offers, for its day tabs and its checkout (API-026 to API-031). */
export function propertyAskRoutes(app: FastifyInstance, dependencies: ApiDependencies): void {
  const { catalogue, providers } = dependencies;
  // Each of these calls sends a request to the property system.
  const limit = creatingLimit(dependencies.configuration);

  serveEndpoint(
    app,
    loadPropertyRooms,
    async ({ body, request }) => {
      const offered = await offersOn(dependencies, body, request);
      if (!offered.ok) return offered;
      const { currency, offers } = offered.answer;
      return answered({
        roomList: offers.rooms.map(({ room, fit, price }) => writeRoom(room, currency, fit, price)),
        day: body.day,
        currency_code: currency,
      });
    },
    limit,
  );

  serveEndpoint(
    app,
    loadPropertyPackages,
    async ({ body, request }) => {
      const offered = await offersOn(dependencies, body, request);
      return offered.ok
        ? answered({
            packageList: offered.answer.offers.packages.map((offer) => writePackage(offer.package)),
            day: body.day,
          })
        : offered;
    },
    limit,
  );

  serveEndpoint(
    app,
    loadMenus,
    async ({ body }) => {
      const hotel = await knownProperty(dependencies.database, body);
      if (!hotel.ok) return hotel;
      const menus = await providers.propertySystem.menus(hotel.answer.codes);
      return menus.kind === 'answered'
        ? answered(offeredMenus(propertyMenus(menus.value)).map(writeMenu))
        : propertyProblem(menus);
    },
    limit,
  );

  serveEndpoint(
    app,
    loadMenuItems,
    async ({ body }) => {
      const hotel = await knownProperty(dependencies.database, body);
      if (!hotel.ok) return hotel;
      const items = await providers.propertySystem.menuItems(hotel.answer.codes);
      return items.kind === 'answered'
        ? answered(
            items.value.map(({ id, menuId, name, price }) => ({
              id,
              menu_id: menuId,
              name,
              price,
              amount: 0,
              service_time: '' as const,
            })),
          )
        : propertyProblem(items);
    },
    limit,
  );

  serveEndpoint(
    app,
    loadMiscItems,
    async ({ body }) => {
      const hotel = await knownProperty(dependencies.database, body);
      if (!hotel.ok) return hotel;
      const wrong = rangeProblem(instantOf(body.start, 'UTC'), instantOf(body.end, 'UTC'));
      if (wrong) return wrong;
      const items = await providers.propertySystem.miscItems(hotel.answer.codes, {
        start: body.start,
        end: body.end,
      });
      if (items.kind !== 'answered') return propertyProblem(items);
      return answered(propertyMiscItems(items.value, hotel.answer.currency).map(writeMiscItem));
    },
    limit,
  );

  serveEndpoint(app, loadPropertyRoomIds, async ({ params }) => {
    const entry = await catalogue.current(params.venueID);
    if (entry === null)
      return refused('venue_not_found', 'there is no such venue', { field: 'venueID' });
    return answered(
      entry.rooms.flatMap(({ room, providerId }) =>
        entry.details.propertySystem && providerId !== null
          ? [{ room_id: room.id, ompa_id: providerId, name: room.title }]
          : [],
      ),
    );
  });
}

/**
 * Free on all events of the day, at the rates of the first one, since a day has one tab.
 */
async function offersOn(
  dependencies: ApiDependencies,
  body: AvailabilityBody,
  request: FastifyRequest,
) {
  const bound = await boundVenue(dependencies.catalogue, body);
  if (!bound.ok) return bound;
  const property = { ...bound.answer, entry: bound.answer.entry.in(body.lang) };
  const { entry } = property;
  const { timezone, currency } = entry.details;
  const spans = body.events.map(({ startDateTime, endDateTime }) => ({
    start: startDateTime,
    end: endDateTime,
    delegates: body.delegates,
  }));
  const busy = new Set<string>();
  /** Of each span: the rooms that the property system keeps for the visitor's own cart. */
  const ownRooms: ReadonlySet<string>[] = [];
  for (const [index, span] of spans.entries()) {
    const [start, end] = [instantOf(span.start, timezone), instantOf(span.end, timezone)];
    const wrong = rangeProblem(
      start,
      end,
      `events.${index}.startDateTime`,
      `events.${index}.endDateTime`,
    );
    if (wrong) return wrong;
    const asked = { venueId: entry.id, start, end };
    const ahead = dependencies.clock.aheadSeconds();
    const [now, withOwn] = await Promise.all([
      busyRooms(dependencies.database, asked, ahead, body.cart),
      body.cart === undefined ? null : busyRooms(dependencies.database, asked, ahead),
    ]);
    ownRooms.push(new Set([...(withOwn?.busy ?? [])].filter((id) => !now?.busy.has(id))));
    for (const roomId of now?.busy ?? []) busy.add(roomId);
  }
  const rates = await askRates(dependencies.providers.propertySystem, property, spans, body.code);
  if (!rates.ok) return rates;
  const [first] = rates.answer;
  const [span] = spans;
  if (first === undefined || span === undefined)
    return refused('invalid_field', 'at least one event', { field: 'events' });
  const roomOf = new Map(entry.rooms.map(({ room, providerId }) => [providerId, room.id]));
  const isFree = (id: string) =>
    rates.answer.every(
      (day, index) =>
        ownRooms[index]?.has(roomOf.get(id) ?? '') ||
        day.rooms.some((room) => room.id === id && room.free),
    );
  const together = {
    ...first,
    rooms: first.rooms.map((room) => ({ ...room, free: isFree(room.id) })),
  };
  const query: BookingQuery = {
    kind: 'room',
    start: span.start,
    end: span.end,
    meetingLength: deriveLength(span.start, span.end),
    delegates: body.delegates,
    delegatesGiven: true,
    layout: '_none',
    rates: 'all',
    discountCode: body.code,
  };
  const { rooms, packages } = propertyRates(entry, together, busy, span);
  return answered({
    currency,
    offers: offersFor({ currency, premiumFee: 0 }, rooms, packages, query, propertyRules(request)),
  });
}

/**
 * The rules of the site, with the offer cards of the property flow, which these venues have on
 * every site.
 */
export const propertyRules = (request: FastifyRequest): SiteRules => ({
  ...siteRules(request),
  offerCards: 'plan',
});
