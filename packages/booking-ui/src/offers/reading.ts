import type { VenueSession } from '@foyer/session';
import { useMemo } from 'react';

/**
 * The language that the reader reads, the one that the venue's rooms are described in, and who can
 * say the one in the other.
 */
export type Reading = {
  language: string;
  spoken: string;
  translate: (text: string) => Promise<string | null>;
};

/** The same for as long as the page is: cards do not render again for it. */
export const useReading = ({
  language,
  venue,
  translate,
}: Pick<VenueSession, 'language' | 'venue' | 'translate'>): Reading =>
  useMemo(
    () => ({ language, spoken: venue.defaultLanguage, translate }),
    [language, venue, translate],
  );
