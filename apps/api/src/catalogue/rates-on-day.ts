import type { OfferKind, Package, PriceCategory, Rates, Room, WallDate } from '@foyer/domain';
import type { CatalogueEntry, CataloguePackage, CatalogueRoom } from './catalogue-entry.ts';
import type { DiscountCode, Season } from './stored-venue.ts';

/** Factors for a venue's rates from day and discount code; `1` changes nothing. */
export type DayRates = { rooms: Adjustment; packages: Adjustment };
/** Lower case; `uses` is the number of bookings it can be used for. */
export type LimitedCode = { code: string; uses: number };
type Adjustment = { factor: number; originalFactor: number; category: PriceCategory };

/**
 * The season of `day` multiplies every rate; a discount code that is valid on `day` reduces the
 * result. The struck price is the higher of the usual and the season's.
 */
export function dayRates(entry: CatalogueEntry, day: WallDate, discountCode: string): DayRates {
  const season = entry.seasons.find((candidate) => candidate.from <= day && day <= candidate.to);
  const seasonal = (season?.percent ?? 100) / 100;
  const discount =
    discountCode === ''
      ? undefined
      : entry.discountCodes.find((candidate) => isValid(candidate, discountCode, day));
  const adjustment = (kind: 'rooms' | 'packages'): Adjustment => {
    const applies =
      discount !== undefined && (discount.appliesTo === 'all' || discount.appliesTo === kind);
    return {
      factor: applies ? discounted(seasonal, discount.percent) : seasonal,
      originalFactor: Math.max(1, seasonal),
      category: applies ? 'disc_price' : season ? 'seasonal_price' : 'base_price',
    };
  };
  return { rooms: adjustment('rooms'), packages: adjustment('packages') };
}

/** Whether the venue has the code at all, on any day. */
export const isKnownCode = (entry: Pick<CatalogueEntry, 'discountCodes'>, code: string): boolean =>
  entry.discountCodes.some((known) => known.code.toLowerCase() === code);

/** The code if it has limited uses and lowers offers of that kind on that day. */
export function limitedCode(
  entry: Pick<CatalogueEntry, 'discountCodes'>,
  kind: OfferKind | 'any',
  day: WallDate,
  typed: string,
): LimitedCode | null {
  const known =
    typed === ''
      ? undefined
      : entry.discountCodes.find((candidate) => isValid(candidate, typed, day));
  if (known === undefined || known.uses === null) return null;
  return kind === 'any' || known.appliesTo === 'all' || known.appliesTo === `${kind}s`
    ? { code: known.code.toLowerCase(), uses: known.uses }
    : null;
}

/** Codes are compared ignoring case. */
function isValid(candidate: DiscountCode, typed: string, day: WallDate): boolean {
  return (
    candidate.code.toLowerCase() === typed.trim().toLowerCase() &&
    (candidate.from === null || candidate.from <= day) &&
    (candidate.to === null || day <= candidate.to)
  );
}

export function roomOnDay(entry: CatalogueRoom, available: boolean, rates: DayRates): Room {
  const { factor, originalFactor, category } = rates.rooms;
  return {
    ...entry.room,
    available,
    rates: {
      ...entry.room.rates,
      ...times(entry.base, factor),
      original: times(entry.base, originalFactor),
      category,
    },
  };
}

export function packageOnDay(
  entry: CataloguePackage,
  vatPercent: number,
  rates: DayRates,
): Package {
  const { record } = entry;
  const { factor, originalFactor, category } = rates.packages;
  return {
    id: entry.id,
    title: record.title,
    length: record.length,
    min: record.min,
    max: record.max,
    description: record.description,
    ...(record.spoken !== undefined && { spoken: record.spoken }),
    content: record.content,
    services: record.services,
    pictures: record.pictures,
    rateCode: record.code,
    sourceId: record.code,
    isNew: record.isNew,
    instantBookable: record.instantBookable,
    availabilityId: entry.id,
    roomIds: entry.roomIds,
    price:
      entry.unit === null
        ? null
        : {
            unit: entry.unit * factor,
            originalUnit: entry.unit * originalFactor,
            category,
            vatPercent,
          },
  };
}

/**
 * What a venue's rates of rooms are multiplied by on some day, without a code or with one: seasons
 * of it, and codes by themselves and within each season.
 */
export function roomFactors({
  seasons,
  codes,
}: {
  seasons: readonly Pick<Season, 'percent'>[];
  codes: readonly Pick<DiscountCode, 'appliesTo' | 'percent'>[];
}): number[] {
  const seasonal = [1, ...seasons.map(({ percent }) => percent / 100)];
  const discounts = codes.flatMap(({ appliesTo, percent }) =>
    appliesTo === 'packages' ? [] : [percent],
  );
  return [
    ...new Set(
      seasonal.flatMap((factor) => [
        factor,
        ...discounts.map((percent) => discounted(factor, percent)),
      ]),
    ),
  ];
}

const discounted = (factor: number, percent: number): number => (factor * (100 - percent)) / 100;

/** Each rate in whole minor units, as it is charged. */
export function times(rates: Rates, factor: number): Rates {
  const at = (amount: number | null) => (amount === null ? null : Math.round(amount * factor));
  return { hourly: at(rates.hourly), halfDay: at(rates.halfDay), fullDay: at(rates.fullDay) };
}
