import type { OrderedBedrooms } from '@foyer/contract';
import {
  type BedroomStay,
  type CartItem,
  dateOf,
  instantOf,
  mostNights,
  stayProblem,
  toMinor,
  wallOf,
  type Instant,
} from '@foyer/domain';
import type { CatalogueEntry } from '../catalogue/catalogue-entry.ts';
import { answered, type Outcome, type Refused, refused } from '../http/problem.ts';
import { bedroomIdOf } from '../import/venue-ids.ts';
import type { LimitedAddOn } from './allocation.ts';

const recordOf = ({ id: venueId, details }: CatalogueEntry, id: string) =>
  details.bedrooms.find(({ code }) => bedroomIdOf(venueId, code) === id);

/** The bedrooms that an order takes, priced by the server for their nights (D-6, D-10). */
export function priceBedrooms(
  entry: CatalogueEntry,
  items: readonly CartItem[],
  bedroomsAsked: OrderedBedrooms,
  now: Instant,
): Outcome<BedroomStay[]> {
  const meeting = spanOfAll(items);
  const today = dateOf(wallOf(now, entry.details.timezone));
  const stays: BedroomStay[] = [];
  for (const [at, asked] of bedroomsAsked.entries()) {
    const place = `bedrooms.${at}`;
    const record = recordOf(entry, asked.id);
    if (record === undefined)
      return refused('invalid_field', 'the venue has no such bedroom', { field: `${place}.id` });
    if (stays.some(({ id }) => id === asked.id))
      return refused('invalid_field', 'named twice', { field: `${place}.id` });
    if (asked.check_in < today)
      return refused('invalid_field', 'lies in the past', { field: `${place}.check_in` });
    const stay: BedroomStay = {
      id: asked.id,
      name: record.title,
      price: toMinor(record.price, entry.details.currency),
      amount: asked.quantity,
      checkIn: asked.check_in,
      checkOut: asked.check_out,
    };
    const wrong = daysRefusal(stay, meeting, place);
    if (wrong) return wrong;
    stays.push(stay);
  }
  return answered(stays);
}

const spanOfAll = (items: readonly CartItem[]) => ({
  start: items.map(({ start }) => start).sort()[0] ?? '',
  end:
    items
      .map(({ end }) => end)
      .sort()
      .at(-1) ?? '',
});

function daysRefusal(
  stay: BedroomStay,
  meeting: { start: string; end: string },
  place: string,
): Refused | null {
  const problem = stayProblem(stay, meeting);
  switch (problem) {
    case null:
      return null;
    case 'no-night':
      return refused('invalid_field', 'has to lie after check_in', { field: `${place}.check_out` });
    case 'too-long':
      return refused('invalid_field', `at most ${mostNights} nights`, {
        field: `${place}.check_out`,
      });
    case 'apart':
      return refused(
        'invalid_field',
        'guests come on a day of the meeting at the latest, and leave on one at the earliest',
        { field: `${place}.check_in` },
      );
    default:
      return problem satisfies never;
  }
}

/**
 * Whether a seen price differs from the current one; prices that were not sent are not compared.
 */
export const sawOtherBedroomPrice = (
  stays: readonly BedroomStay[],
  bedroomsAsked: OrderedBedrooms,
): boolean =>
  bedroomsAsked.some(
    ({ price_vat }, at) => price_vat !== undefined && price_vat !== stays[at]?.price,
  );

/**
 * How many of each kind are allocated. From noon to noon, so that departure and arrival on one day
 * do not overlap.
 */
export const limitedBedrooms = (
  entry: CatalogueEntry,
  stays: readonly BedroomStay[],
): LimitedAddOn[] =>
  stays.map(({ id, amount, checkIn, checkOut }) => {
    const noon = (day: string) => instantOf(`${day}T12:00`, entry.details.timezone);
    return {
      addOnId: id,
      stock: recordOf(entry, id)?.available ?? 0,
      amount,
      startInstant: noon(checkIn),
      endInstant: noon(checkOut),
      field: 'bedrooms',
    };
  });
