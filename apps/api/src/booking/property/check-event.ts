import type { PropertyEventRequest } from '@foyer/contract';
import {
  type CartItem,
  deriveLength,
  eventProblem,
  type Instant,
  offersFor,
  packageTimesProblem,
  propertyFit,
} from '@foyer/domain';
import { answered, type Outcome, refused } from '../../http/problem.ts';
import type { PropertyAvailability } from '../../providers/property-system.ts';
import { type Choice, type ChoiceFields, choiceProblem, refusedSpan, spanOf } from '../choice.ts';
import { checkChoice } from '../check-choice.ts';
import { formContext, type SiteRules } from '../site-of-call.ts';
import { propertyItemOf } from './property-item-of.ts';
import { propertyRates } from './property-rates.ts';
import type { PropertyEntry } from './property-venue.ts';

export type Checking = {
  property: PropertyEntry;
  availability: PropertyAvailability;
  busy: ReadonlySet<string>;
  now: Instant;
  rules: SiteRules;
  currency: string;
  discountCode: string;
  /** The event's path in the payload. */
  place: string;
};

/**
 * One event of a property cart as the property system prices it, or why it is refused (AVAIL-018,
 * D-6).
 */
export function checkEvent(
  event: PropertyEventRequest,
  { property: { entry }, availability, busy, now, rules, currency, discountCode, place }: Checking,
): Outcome<CartItem> {
  const kind = event.package_id === 'none' ? 'room' : 'package';
  const fields: ChoiceFields = {
    offer: `${place}.${kind === 'room' ? 'room' : 'package_id'}`,
    start: `${place}.start`,
    end: `${place}.end`,
    length: `${place}.end`,
    delegates: `${place}.delegates`,
    currency: 'currency',
  };
  const meetingLength = deriveLength(event.start, event.end);
  const choice: Choice = {
    kind,
    offerId: kind === 'room' ? event.room : event.package_id,
    start: event.start,
    end: event.end,
    meetingLength,
    delegates: event.delegates,
    layout: event.layout_code,
    discountCode,
    currency,
    seenTotal: event.price_total,
  };
  const wrong =
    choiceProblem(choice, entry.details, fields, rules) ??
    refusedSpan(eventProblem(choice, entry.details, formContext(rules, entry, now)), fields);
  if (wrong) return wrong;
  const { rooms, packages } = propertyRates(entry, availability, busy, event);
  const room = rooms.find(({ id }) => id === event.room);
  if (room === undefined)
    return refused('invalid_field', 'the venue has no such room', { field: `${place}.room` });
  if (room.propertySystem?.availabilityError)
    return refused('temp_pms_order_error', 'the property system does not know this room');
  const chosen = packages.find(({ id }) => id === choice.offerId);
  if (chosen?.propertySystem?.availabilityError)
    return refused('package_pms_not_mapped', 'the property system does not know this package');
  if (chosen && !chosen.roomIds.includes(room.id))
    return refused('invalid_field', 'the package does not take place in this room', {
      field: `${place}.room`,
    });
  // Elsewhere a package has no times of its own, and is listed for some lengths only (B-002).
  const hasTimes = rules.offerCards === 'plan';
  if (hasTimes && chosen && packageTimesProblem(chosen, event.start, event.end))
    return refused('invalid_field', 'earlier: the package is for a shorter meeting', {
      field: fields.end,
    });
  // Rooms are checked against their largest number only (B-011), and a package takes place in its
  // chosen room.
  const offers = offersFor(
    { currency, premiumFee: 0 },
    [{ ...room, min: 1, webBookable: room.webBookable || kind === 'package' }],
    chosen ? [{ ...chosen, roomIds: [room.id] }] : [],
    { ...choice, delegatesGiven: true, rates: 'all' },
    rules,
  );
  const checked = checkChoice(offers, choice, spanOf(choice, entry.details), fields, rules);
  if (!checked.ok) return checked;
  const item = propertyItemOf(entry, checked.answer.item);
  const fit = item && propertyFit(item);
  if (fit?.kind !== 'fits')
    return refused(
      'not_bookable',
      fit?.kind === 'package-range'
        ? `the package takes ${fit.min} to ${fit.max} people`
        : 'the room does not hold the group',
    );
  return answered(checked.answer.item);
}
