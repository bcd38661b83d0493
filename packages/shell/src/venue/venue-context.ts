import { createContext } from 'react';
import type { VenueValue } from './venue-value.ts';

export const VenueContext = createContext<VenueValue>({
  get lists(): VenueValue['lists'] {
    throw new Error('a part of a venue page stands outside of one');
  },
  neverOpens: false,
  beginsWithBoth: () => false,
  tiles: null,
  closed: { isClosed: () => false, close: () => undefined },
  get nearby(): VenueValue['nearby'] {
    throw new Error('a part of a venue page stands outside of one');
  },
});
