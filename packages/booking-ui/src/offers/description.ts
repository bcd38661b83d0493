import type { VenueSession } from '@foyer/session';
import { useMemo } from 'react';

/**
 * The reader's language, the language of the venue's descriptions, and the translation between
 * them.
 */
export type Reading = {
  language: string;
  spoken: string;
  translate: (text: string) => Promise<string | null>;
};

/** Constant for the life of the page: cards do not render again for it. */
export const useReading = ({
  language,
  venue,
  translate,
}: Pick<VenueSession, 'language' | 'venue' | 'translate'>): Reading =>
  useMemo(
    () => ({ language, spoken: venue.defaultLanguage, translate }),
    [language, venue, translate],
  );

/**
 * Whether a description fits into a card's two lines; the narrowest card holds this many
 * characters.
 */
export const fitsOnCard = (description: string): boolean => description.length <= 75;
