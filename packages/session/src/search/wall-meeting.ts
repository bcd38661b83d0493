import { addMinutes, type SearchedMeeting } from '@foyer/domain';

/**
 * The meeting of a form in the address of a venue, whose clock is not known here: the venue's page
 * reads a time of the wall as its own (SITE-030), so that it opens on the day that the form said and
 * not on the next one on which it is open.
 */
export function wallMeeting(
  { date, time, hours }: SearchedMeeting,
  delegates: number,
): URLSearchParams {
  const start = `${date}T${time}`;
  return new URLSearchParams({
    datetime: start,
    'end-datetime': addMinutes(start, hours * 60),
    delegates: String(delegates),
  });
}
