import type { BookingQuery, ChosenOffer } from '@foyer/domain';
import type { PropertyEvent } from './property-entrance.ts';

/**
 * The selected offer as an event of a property booking; `null` for a package that fits in no room
 * (OPERA-016).
 */
export function propertyEventOf(
  selection: ChosenOffer,
  { start, end, delegates, meetingLength, layout }: BookingQuery,
): PropertyEvent | null {
  const meeting = {
    start,
    end,
    delegates,
    length: meetingLength,
    layout,
    total: selection.offer.price?.total ?? null,
  };
  if (selection.kind === 'room')
    return { ...meeting, kind: 'room', room: selection.offer.room, package: null };
  const { package: entry, fit } = selection.offer;
  return fit.kind === 'fits'
    ? { ...meeting, kind: 'package', room: fit.room, package: entry }
    : null;
}
