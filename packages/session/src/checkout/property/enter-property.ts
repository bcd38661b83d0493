import type { CallProblem } from '@foyer/api-client';
import type { BookingQuery, ChosenOffer } from '@foyer/domain';
import type { Enter } from '../entry.ts';
import { enterPropertyCheckout, type PropertyEvent } from './enter-events.ts';

/** Enters the property flow with the selected offer. */
export const enterProperty: Enter = async (parts, { selection, query, accepted, ownCart }) => {
  const event = propertyEventOf(selection, query);
  // The property system needs a room.
  if (event === null)
    return {
      problem: {
        kind: 'refused',
        problem: { status: 409, code: 'not_bookable', message: 'no room of the package fits' },
      },
    };
  const entered = await enterPropertyCheckout(parts, {
    events: [accepted ? { ...event, total: accepted } : event],
    discountCode: query.discountCode,
    ownCart,
  });
  return 'problem' in entered ? { problem: withVenuePageCode(entered.problem) } : entered;
};

/**
 * The selected offer as an event of a property booking; `null` for a package that fits in no room
 * (OPERA-016).
 */
function propertyEventOf(
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

/**
 * Codes of a property system, and codes that the venue's page has messages for: messages of their
 * own would be loaded with every page (CHECK-017 to CHECK-019, ERR-024).
 */
const venuePageCodes: Readonly<Record<string, 'not_bookable' | 'room_taken'>> = {
  package_pms_not_mapped: 'not_bookable',
  temp_pms_order_error: 'not_bookable',
  temp_pms_order_error_conflict: 'room_taken',
};

function withVenuePageCode(problem: CallProblem): CallProblem {
  const code = problem.kind === 'refused' ? venuePageCodes[problem.problem.code] : undefined;
  return problem.kind === 'refused' && code !== undefined
    ? { ...problem, problem: { ...problem.problem, code } }
    : problem;
}
