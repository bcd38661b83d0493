import { longestOpening } from '../venue/business-hours.ts';
import type { Venue } from '../venue/venue.ts';
import type { MeetingLength, OfferKind } from './booking-query.ts';
import type { EditContext } from './edit-context.ts';
import { hoursOf, offeredLengths } from './meeting-length.ts';
import { endsOnItsDay, stepMinutesOf } from './taken-by.ts';

/**
 * The lengths of the site that a venue takes at some time (FORM-005, D-18): none that outlasts its
 * longest opening, and none that ends on another day where it books within one only.
 */
export const lengthsAtVenue = (
  kind: OfferKind,
  venue: Pick<Venue, 'businessHours' | 'leadTimes'>,
  context: EditContext,
): readonly MeetingLength[] =>
  offeredLengths(context, kind).filter((meetingLength) => {
    const meeting = { kind, meetingLength };
    if (endsOnItsDay(meeting, context) && !isWithinDay(meetingLength)) return false;
    const longest = longestOpening(venue, meeting, context, stepMinutesOf(kind, context));
    return longest === null || hoursOf(meetingLength) * 60 <= longest;
  });

const isWithinDay = (length: MeetingLength): boolean =>
  typeof length === 'number' || length === 'oneday';
