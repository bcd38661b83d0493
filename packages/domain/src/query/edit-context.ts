import type { WallDateTime, WallTime } from '../time.ts';
import type { LeadTimes } from '../venue/venue.ts';
import type { MeetingLength } from './booking-query.ts';
import type { QueryDefaults } from './site-settings.ts';
import { type RoomKeepers, takenBy, type Takes } from './taken-by.ts';

export type VenueFacts = { hasPackages: boolean; leadTimes: LeadTimes } & RoomKeepers;

/** What the rules of the form depend on besides the query. */
export type EditContext = {
  /** The venue's clock. */
  now: WallDateTime;
  leadTimes: LeadTimes;
  /** Minimum minutes between now and the start, besides the next full hour (FORM-057). */
  leadMinutes: number;
  /** Shortest meeting in a room, in hours: 2, or 1 where the 1 h option is offered (B-023). */
  minimumHours: number;
  /** Start time on the next day, when no time is left today. */
  defaultStart: WallTime;
  defaultLength: MeetingLength;
} & Takes;

export const editContext = (
  site: QueryDefaults,
  venue: Pick<VenueFacts, 'leadTimes' | 'propertySystem' | 'office'>,
  now: WallDateTime,
): EditContext => ({
  now,
  leadTimes: venue.leadTimes,
  leadMinutes: site.leadMinutes,
  minimumHours: site.minimumHours,
  defaultStart: site.defaults.start,
  defaultLength: site.defaults.meetingLength,
  offerCards: site.offerCards,
  takenBy: takenBy(site, venue),
});
