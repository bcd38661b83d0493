import type { BaseSession } from '@foyer/session';
import { useMemo } from 'react';
import type { Reading } from '../translation/venue-texts.tsx';

/** Constant for the life of the page: cards do not render again for it. */
export const useReading = ({
  language,
  translate,
}: Pick<BaseSession, 'language' | 'translate'>): Reading =>
  useMemo(() => ({ language, translate }), [language, translate]);

/**
 * Whether a description fits into a card's two lines; the narrowest card holds this many
 * characters.
 */
export const fitsOnCard = (description: string): boolean => description.length <= 75;
