import { instantOf } from '@foyer/domain';

export type Meeting = { start: number; end: number; date: string; from: string; to: string };

/**
 * A Tuesday some weeks ahead, in the venue's wall time. Each journey has its own week, so that none
 * takes another's room.
 */
export const tuesday = (when: When): Meeting => tuesdayAfter(new Date().toISOString(), when);

type When = { weeks: number; from?: string; to?: string; zone?: string };

/** The same, counted from another day than today. */
export function tuesdayAfter(
  today: string,
  { weeks, from = '09:00', to = '17:00', zone = 'Europe/Helsinki' }: When,
): Meeting {
  const day = new Date(today);
  day.setUTCDate(day.getUTCDate() + ((9 - day.getUTCDay()) % 7) + 7 * weeks);
  const date = day.toISOString().slice(0, 10);
  return {
    start: instantOf(`${date}T${from}`, zone),
    end: instantOf(`${date}T${to}`, zone),
    date,
    from,
    to,
  };
}

/** Address of a venue page with the meeting, as in a shared link. */
export function venueAddress(
  alias: string,
  meeting: Pick<Meeting, 'start' | 'end'>,
  more: Readonly<Record<string, string>> = {},
): string {
  const hours = (meeting.end - meeting.start) / 3600;
  const query = new URLSearchParams({
    type: 'room',
    'meeting-length': String(hours),
    datetime: String(meeting.start),
    'end-datetime': String(meeting.end),
    ...more,
  });
  return `/${alias}?${query}`;
}
