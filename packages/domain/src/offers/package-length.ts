import type { BookingQuery, MeetingLength } from '../query/booking-query.ts';
import { hoursOf } from '../query/meeting-length.ts';
import type { OfferRules } from '../query/site-settings.ts';
import type { Package, PackageLength } from './package.ts';

/**
 * Whether a package is listed for a meeting: half day from 2 to under 6 hours, full day from 6 to
 * 10, or the same name (AVAIL-001, B-001).
 */
export function packageMatchesLength(
  packageLength: PackageLength,
  meetingLength: MeetingLength,
): boolean {
  const hours = hoursOf(meetingLength);
  switch (packageLength) {
    case 4:
      return hours >= 2 && hours < 6;
    case 8:
      return hours >= 6 && hours <= 10 && meetingLength !== 'overone';
    case 24:
      return meetingLength === 'overnight';
    case 36:
      return meetingLength === 'twodays';
    default:
      return packageLength satisfies never;
  }
}

/**
 * Whether a package matches the length of the meeting (AVAIL-001); newer packages always do
 * (AVAIL-003), and so do all of the property system's (AVAIL-002, B-003).
 */
export const packageSuitsLength = (
  entry: Package,
  query: Pick<BookingQuery, 'meetingLength'>,
  { offerCards }: Pick<OfferRules, 'offerCards'>,
): boolean =>
  offerCards === 'plan' || entry.isNew || packageMatchesLength(entry.length, query.meetingLength);
