import type { CatalogueEntry } from '../../catalogue/catalogue-entry.ts';
import { answered, type Outcome, refused, refusedAt } from '../../http/problem.ts';
import type {
  PropertyAvailability,
  PropertySpan,
  PropertySystem,
} from '../../providers/property-system.ts';
import { propertyProblem } from './property-problem.ts';
import type { PropertyEntry } from './property-venue.ts';

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
