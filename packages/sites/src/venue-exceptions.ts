import type { Site } from './site.ts';

/** What a venue changes of the site it is shown on, and why. */
type Exception = {
  reason: string;
  changes: Partial<Pick<Site, 'leadMinutes' | 'reducedLayoutList' | 'alwaysRoomTab'>>;
};

/**
 * By venue id (CONST-012, CONST-013). The two venues that open on rooms have no id in the
 * specification, so none is listed (FORM-015, A-020).
 */
const exceptions: ReadonlyMap<string, Exception> = new Map([
  [
    '94150',
    { reason: 'needs two hours to make a room ready (FORM-057)', changes: { leadMinutes: 120 } },
  ],
  [
    '92446',
    {
      reason: 'sets its rooms in four ways only (AVAIL-027)',
      changes: { reducedLayoutList: true },
    },
  ],
  [
    '91935',
    {
      reason: 'sets its rooms in four ways only (AVAIL-027)',
      changes: { reducedLayoutList: true },
    },
  ],
]);

/** The site as it is on a venue's page. The same object where the venue is no exception. */
export function siteAt(site: Site, venueId: string): Site {
  const exception = exceptions.get(venueId);
  return exception ? { ...site, ...exception.changes } : site;
}
