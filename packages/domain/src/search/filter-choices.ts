import { exponentOf } from '../money.ts';
import { type LayoutCode, layoutCodes } from '../query/seating-layouts.ts';
import { foundAmong, passes, type SearchedVenue } from './from-price.ts';
import { mostFrequent } from './ordered-venues.ts';
import { foldText } from '../fold-text.ts';
import type { SearchFilters } from './refinement.ts';

/** How many venues each choice of a filter would leave, with the other filters as they are. */
export type FilterChoices = {
  fits: number;
  instant: number;
  layouts: readonly { layout: LayoutCode; venues: number }[];
  /** `name` is the filter, the same in each language; `label` is for the reader. */
  equipment: readonly { name: string; label?: string; venues: number }[];
  prices: readonly { amount: number; currency: string; venues: number }[];
  /** Empty where there is no place to be far from. */
  distances: readonly { km: number; venues: number }[];
  /** There are prices in another currency than those of `prices`. */
  otherCurrencies: boolean;
};

const distances = [2, 5, 10, 25];
const mostEquipment = 8;

type Searched = SearchedVenue & { equipment: readonly string[] };

/**
 * The choices that filters have among these venues. What is chosen stays a choice even where it
 * leaves none. `equipment` of a venue is what its rooms have, as it writes it.
 */
export function filterChoices(venues: readonly Searched[], filters: SearchFilters): FilterChoices {
  const left = (over: Partial<SearchFilters>) =>
    venues.filter((venue) => passes(venue, { ...filters, ...over })).length;
  const equipment = equipmentOf(venues, filters.equipment).map((name) => ({
    name,
    venues: left({ equipment: [...new Set([...filters.equipment, name])] }),
  }));
  const steps = priceSteps(venues, filters);
  return {
    fits: left({ fits: true }),
    instant: left({ instant: true }),
    layouts: Object.values(layoutCodes)
      .map((layout) => ({ layout, venues: left({ layout }) }))
      .filter(({ layout, venues: count }) => count > 0 || layout === filters.layout),
    equipment: equipment.filter(
      ({ name, venues: count }) => count > 0 || filters.equipment.includes(name),
    ),
    prices: steps.choices.map((maxPrice) => ({ ...maxPrice, venues: left({ maxPrice }) })),
    distances: venues.some(({ km }) => km !== null)
      ? ascending([...distances, ...(filters.withinKm === null ? [] : [filters.withinKm])]).map(
          (km) => ({ km, venues: left({ withinKm: km }) }),
        )
      : [],
    otherCurrencies: steps.otherCurrencies,
  };
}

/** The names that most venues have, after those that are chosen. */
function equipmentOf(venues: readonly Searched[], chosen: readonly string[]): readonly string[] {
  const known = new Map<string, { name: string; venues: number }>();
  for (const { equipment } of venues)
    for (const name of new Map(equipment.map((one) => [foldText(one), one])).values()) {
      const entry = known.get(foldText(name)) ?? { name, venues: 0 };
      known.set(foldText(name), { ...entry, venues: entry.venues + 1 });
    }
  for (const name of chosen) known.delete(foldText(name));
  const frequent = [...known.values()]
    .toSorted((one, other) => other.venues - one.venues || (one.name < other.name ? -1 : 1))
    .map(({ name }) => name);
  return [...chosen, ...frequent].slice(0, Math.max(mostEquipment, chosen.length));
}

/**
 * Highest prices to choose from: round amounts that leave about a quarter, half and three quarters
 * of the venues with a price in the most frequent currency.
 */
function priceSteps(venues: readonly Searched[], filters: SearchFilters) {
  const open = { ...filters, maxPrice: null };
  const totals = venues.flatMap(({ searched }) => foundAmong(searched, open).from ?? []);
  const { maxPrice } = filters;
  const currency = maxPrice?.currency ?? mostFrequent(totals.map((total) => total.currency));
  const amounts = ascending(
    totals
      .filter((total) => total.currency === currency)
      .map(({ minor }) => minor / 10 ** exponentOf(currency ?? '')),
  );
  const steps = [0.25, 0.5, 0.75].flatMap((part) => {
    const amount = amounts[Math.ceil(part * amounts.length) - 1];
    return amount === undefined ? [] : [roundedUp(amount)];
  });
  return {
    choices:
      currency === null
        ? []
        : ascending([...steps, ...(maxPrice === null ? [] : [maxPrice.amount])]).map((amount) => ({
            amount,
            currency,
          })),
    otherCurrencies: totals.some((total) => total.currency !== currency),
  };
}

/** To two digits: 347 is 350, 1210 is 1300. */
function roundedUp(amount: number): number {
  const digit = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(amount, 1))) - 1);
  return Math.ceil(amount / digit) * digit;
}

const ascending = (numbers: readonly number[]): number[] =>
  [...new Set(numbers)].toSorted((one, other) => one - other);
