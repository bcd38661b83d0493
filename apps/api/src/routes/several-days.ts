import {
  pricePackages,
  priceRooms,
  writePackage,
  writePackagePrice,
  writeRoom,
  writeSpecifiedDateTime,
} from '@foyer/contract';
import { addMinutes, type BookingQuery, hoursOf, type Offers } from '@foyer/domain';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { InferOutput } from 'valibot';
import type { ApiDependencies } from '../api-dependencies.ts';
import { checkedCode, codeForNow } from '../booking/discount-codes.ts';
import { evaluateOffers } from '../booking/evaluate-offers.ts';
import { siteRules } from '../booking/site-of-call.ts';
import type { CatalogueEntry } from '../catalogue/catalogue-entry.ts';
import { venueOfOffers } from '../catalogue/venue-of-offers.ts';
import type { DiscountGuesses } from '../http/discount-guesses.ts';
import { answered, type Outcome } from '../http/problem.ts';
import { serveEndpoint } from '../http/serve-endpoint.ts';

type Day = InferOutput<typeof priceRooms.body>[number];
type Priced = { day: Day; offers: Offers; currency: string };

/**
 * POST multiple-room-price and multiple-package-price (API-006, API-007): prices only, whether or
 * not it is free.
 */
export function severalDaysRoutes(
  app: FastifyInstance,
  dependencies: ApiDependencies,
  guesses: DiscountGuesses,
): void {
  serveEndpoint(app, priceRooms, async ({ body, request }) => {
    const days = await priceDays(dependencies, 'room', body, request, guesses);
    if (!days.ok) return days;
    return answered(
      days.answer.flatMap(({ day, offers, currency }) =>
        offers.rooms.map((offer) => {
          const { calculated_prices, correct_price } = writeRoom(
            offer.room,
            currency,
            offer.fit,
            offer.price,
          );
          return { ...named(day, currency), calculated_prices, correct_price };
        }),
      ),
    );
  });

  serveEndpoint(app, pricePackages, async ({ body, request }) => {
    const days = await priceDays(dependencies, 'package', body, request, guesses);
    if (!days.ok) return days;
    return answered(
      days.answer.flatMap(({ day, offers, currency }) =>
        offers.packages.map((offer) => ({
          ...named(day, currency),
          calculated_prices: writePackage(offer.package).calculated_prices,
          correct_price: offer.price && writePackagePrice(offer.price),
        })),
      ),
    );
  });
}

const named = (day: Day, currency: string) => ({
  date: writeSpecifiedDateTime(day.date),
  id: day.id,
  currency_code: currency,
});

async function priceDays(
  dependencies: ApiDependencies,
  kind: 'room' | 'package',
  days: readonly Day[],
  request: FastifyRequest,
  guesses: DiscountGuesses,
): Promise<Outcome<Priced[]>> {
  const found = await venueOfOffers(
    dependencies,
    kind,
    days.map(({ id }) => id),
    (at) => `${at}.id`,
  );
  if (!found.ok) return found;
  const entry = found.answer;
  const rules = siteRules(request);
  const priced: Priced[] = [];
  for (const day of days) {
    const code = checkedCode(guesses, request.visit.address, entry, day.discount_code);
    if (!code.ok) return code;
    const discountCode = await codeForNow(dependencies, entry, {
      kind,
      start: day.date,
      discountCode: code.answer,
    });
    const query: BookingQuery = {
      kind,
      start: day.date,
      end: addMinutes(day.date, hoursOf(day.duration) * 60),
      meetingLength: day.duration,
      delegates: day.delegates,
      delegatesGiven: true,
      layout: '_none',
      rates: 'all',
      discountCode,
    };
    priced.push({
      day,
      currency: entry.details.currency,
      offers: evaluateOffers(alone(entry, kind, day.id), new Set(), query, rules),
    });
  }
  return answered(priced);
}

/** The venue with one offer only, so that a hundred days do not price all 500 rooms of a venue. */
const alone = (entry: CatalogueEntry, kind: 'room' | 'package', id: string): CatalogueEntry => ({
  ...entry,
  rooms: kind === 'room' ? entry.rooms.filter(({ room }) => room.id === id) : [],
  packages: kind === 'package' ? entry.packages.filter((offered) => offered.id === id) : [],
});
