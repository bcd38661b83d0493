import { dateOf, type Package, type Room } from '@foyer/domain';
import type {
  CatalogueEntry,
  CataloguePackage,
  CatalogueRoom,
} from '../../catalogue/catalogue-entry.ts';
import { dayRates, packageOnDay } from '../../catalogue/rates-on-day.ts';
import { answered, type Outcome, refused, refusedAt } from '../../http/problem.ts';
import type {
  PropertyAvailability,
  PropertySpan,
  PropertySystem,
} from '../../providers/property-system.ts';
import { propertyProblem } from '../outside-problem.ts';
import type { PropertyEntry } from './property-venue.ts';

/**
 * The venue's rooms and packages by the property system's answer for a span: free or not, at its
 * rates.
 */
export function propertyRates(
  entry: CatalogueEntry,
  availability: PropertyAvailability,
  busy: ReadonlySet<string>,
  span: PropertySpan,
): { rooms: readonly Room[]; packages: readonly Package[] } {
  const packagesOn = (offered: CataloguePackage) =>
    packageOnDay(offered, entry.details.vatPercent, dayRates(entry, dateOf(span.start), ''));
  return {
    rooms: entry.rooms.map((room) => withRoomRate(room, availability, busy)),
    packages: entry.packages.map((offered) =>
      withPackageRate(packagesOn(offered), offered.record.providerPackage ?? null, availability),
    ),
  };
}

const noRates = { hourly: null, halfDay: null, fullDay: null };

/** Our own allocations count too: they have not reached the property system yet. */
function withRoomRate(
  { room, providerId }: CatalogueRoom,
  { rooms }: PropertyAvailability,
  busy: ReadonlySet<string>,
): Room {
  const found = rooms.find(({ id }) => id === providerId);
  if (found === undefined)
    return {
      ...room,
      available: false,
      rates: { ...room.rates, ...noRates, original: noRates, chosen: 'none' },
      propertySystem: {
        roomId: providerId ?? '',
        queryIds: [],
        availabilityError: 'room_pms_not_mapped',
        pmsfa: '',
      },
    };
  // The hotel's system prices the whole span; the wire carries it in the field of the hourly rate,
  // and `chosen` says so.
  const given = { hourly: found.total, halfDay: null, fullDay: null };
  return {
    ...room,
    available: found.free && !busy.has(room.id),
    rateCode: found.rateCode,
    rates: { ...room.rates, ...given, original: given, chosen: 'opera', category: 'base_price' },
    propertySystem: {
      roomId: found.id,
      queryIds: [found.queryId],
      availabilityError: '',
      pmsfa: '',
    },
  };
}

function withPackageRate(
  entry: Package,
  providerId: string | null,
  { packages }: PropertyAvailability,
): Package {
  const found = packages.find(({ id }) => id === providerId);
  if (found === undefined)
    return {
      ...entry,
      price: null,
      instantBookable: false,
      propertySystem: {
        roomId: providerId ?? '',
        queryIds: [],
        availabilityError: 'package_pms_not_mapped',
        pmsfa: '',
      },
    };
  return {
    ...entry,
    rateCode: found.rateCode,
    price: {
      unit: found.unitPrice,
      originalUnit: found.unitPrice,
      category: 'base_price',
      vatPercent: entry.price?.vatPercent ?? 0,
    },
    propertySystem: {
      roomId: found.id,
      queryIds: [found.queryId],
      availabilityError: '',
      pmsfa: '',
    },
  };
}

type Asked = PropertySpan & { delegates: number };

/** The property system's offers for each span, in order, or the first problem. */
export async function askRates(
  propertySystem: PropertySystem,
  { entry, hotel }: PropertyEntry,
  spans: readonly Asked[],
  code: string,
): Promise<Outcome<readonly PropertyAvailability[]>> {
  const answers = await Promise.all(
    spans.map((span) =>
      propertySystem.availability(
        hotel,
        { start: span.start, end: span.end },
        span.delegates,
        code,
      ),
    ),
  );
  const rates: PropertyAvailability[] = [];
  for (const [index, answer] of answers.entries()) {
    // A system that is down is down for all spans.
    if (answer.kind === 'refused') return refusedAt(`events.${index}`, propertyProblem(answer));
    if (answer.kind !== 'answered') return propertyProblem(answer);
    if (!inCurrency(entry, answer.value))
      return refused('provider_malformed', 'the property system answered in another currency');
    rates.push(answer.value);
  }
  return answered(rates);
}

const inCurrency = ({ details }: CatalogueEntry, { currency }: PropertyAvailability): boolean =>
  currency === details.currency;
