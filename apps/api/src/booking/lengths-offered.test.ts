import {
  addDays,
  changeLength,
  dateOf,
  deriveLength,
  editContext,
  eventProblem,
  instantOf,
  lengthsAtVenue,
  type MeetingLength,
  neverOpens,
  offeredTabs,
  type OfferKind,
  openingsFor,
  spanProblem,
  startTimes,
} from '@foyer/domain';
import { type Site, siteAt, sites } from '@foyer/sites';
import { expect, it } from 'vitest';
import { demonstrationVenues } from '../demonstration/venues.ts';
import { readVenueFile } from '../import/import-problems.ts';
import type { ParsedVenueRecord } from '../import/venue-file.ts';
import { aQuery } from '../testing/visitor.ts';
import { formContext, siteRules } from './site-of-call.ts';

/** Before the first hour of a Monday. */
const now = '2026-11-23T00:00';
const twoWeeks = Array.from({ length: 14 }, (_, day) => addDays('2026-11-24', day));

type Flow = 'standard' | 'legacy' | 'property' | 'office';

/** Who books: the system that keeps the rooms, where the site's flow asks it. */
function flowOf(site: Site, venue: ParsedVenueRecord): Flow {
  if (venue.propertySystem) return 'property';
  if (venue.office && (site.checkout === 'office' || site.checkout === 'property')) return 'office';
  return site.checkout === 'legacy' ? 'legacy' : 'standard';
}

/** Whether the call of a flow can say the meeting, and the server books what it says. */
function isTaken(
  meeting: { kind: OfferKind; start: string; end: string; meetingLength: MeetingLength },
  flow: Flow,
  venue: ParsedVenueRecord,
  ofServer: ReturnType<typeof formContext>,
): boolean {
  if (spanProblem(meeting, venue, ofServer) !== null) return false;
  const { kind, start, end } = meeting;
  // The call has start and end, and no length.
  const said = { kind, start, end, meetingLength: deriveLength(start, end) };
  switch (flow) {
    case 'standard':
      return true;
    case 'legacy':
      return spanProblem(said, venue, ofServer) === null;
    // Several days are an event for each.
    case 'property':
      return meeting.meetingLength === 'overone' || eventProblem(said, venue, ofServer) === null;
    // One date, with a start and an end.
    case 'office':
      return dateOf(start) === dateOf(end) && spanProblem(said, venue, ofServer) === null;
  }
}

/** As a visitor chooses it in the form: on some day of two weeks, from some start. */
function isTakenSomewhen(
  length: MeetingLength,
  kind: OfferKind,
  site: Site,
  venue: ParsedVenueRecord,
): boolean {
  const id = venue.id ?? venue.alias;
  const own = siteAt(site, id);
  const ofPage = editContext(own, venue, now);
  const ofServer = formContext(
    siteRules({ visit: { site } }),
    { id, details: venue },
    instantOf(now, venue.timezone),
  );
  const flow = flowOf(site, venue);
  return twoWeeks.some((date) => {
    const day = aQuery({ kind, start: `${date}T09:00`, end: `${date}T11:00`, meetingLength: 2 });
    const openings = openingsFor(venue, date, day, own);
    return startTimes(day, ofPage, openings).some((time) => {
      const begun = { ...day, start: `${date}T${time}` };
      const chosen = changeLength(begun, length, ofPage);
      return (
        chosen.start === begun.start &&
        chosen.meetingLength === length &&
        isTaken(chosen, flow, venue, ofServer)
      );
    });
  });
}

const read = readVenueFile({ venues: demonstrationVenues() });
if (!read.ok) throw new Error('the venues cannot be read');
const { venues } = read;

it.each(sites.map((site) => [site.id, site] as const))(
  'each length that the form of %s offers is one that the server takes, at every venue (D-18, REGUS-003)',
  (_, site) => {
    const refused: string[] = [];
    const flows = new Set<Flow>();
    for (const venue of venues.filter((record) => !neverOpens(record))) {
      const own = siteAt(site, venue.id ?? venue.alias);
      flows.add(flowOf(site, venue));
      for (const kind of offeredTabs({ hasPackages: venue.packages.length > 0 })) {
        const lengths = lengthsAtVenue(kind, venue, editContext(own, venue, now));
        expect(lengths.length, venue.alias).toBeGreaterThan(0);
        for (const length of lengths)
          if (!isTakenSomewhen(length, kind, site, venue))
            refused.push(`${venue.alias}: ${kind} for ${length}`);
      }
    }
    expect(refused).toEqual([]);
    expect(flows).toContain('property');
    expect(flows).toContain(site.checkout === 'legacy' ? 'legacy' : 'standard');
    expect(flows.has('office')).toBe(site.checkout === 'office' || site.checkout === 'property');
  },
);
