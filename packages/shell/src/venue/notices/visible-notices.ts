import { groupBookingPath, saidIn, type Venue } from '@foyer/domain';
import type { BaseSession } from '@foyer/session';

/** What the venue says before one chooses; identified by its kind. */
export type VenueNotice =
  | { kind: 'capacity'; percentage: number; message: string; pdfUrl: string }
  | { kind: 'promotion'; title: string; description: string }
  | { kind: 'group'; href: string };

/**
 * The notices of a venue on this site (VENUE-021, VENUE-022, VENUE-032, VENUE-033); `groupsAsked`:
 * the surrounding page asks for the banner for groups.
 */
export function visibleNotices(
  venue: Venue,
  { site, language, links }: Pick<BaseSession, 'site' | 'language' | 'links'>,
  groupsAsked: boolean,
): readonly VenueNotice[] {
  const { capacityNotice, promotion, defaultLanguage } = venue;
  const words = (texts: Readonly<Record<string, string>>) =>
    saidIn(texts, language, defaultLanguage).text;
  const { groupBooking } = site;
  const prefix = links.home.replace(/\/$/, '').replace(/^\//, '');
  return [
    ...(capacityNotice
      ? [
          {
            kind: 'capacity' as const,
            percentage: capacityNotice.percentage,
            message: words(capacityNotice.message),
            pdfUrl: capacityNotice.pdfUrl,
          },
        ]
      : []),
    ...(promotion
      ? [
          {
            kind: 'promotion' as const,
            title: words(promotion.title),
            description: words(promotion.description),
          },
        ]
      : []),
    ...(groupsAsked && groupBooking.venueIds.includes(venue.id)
      ? [{ kind: 'group' as const, href: groupBookingPath(prefix, venue.id, groupBooking.baseUrl) }]
      : []),
  ];
}
