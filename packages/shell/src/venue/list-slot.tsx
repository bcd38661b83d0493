import type { OfferKind } from '@foyer/domain';
import { useReadable } from '@foyer/federation/remote';
import { use, useState } from 'react';
import { Slot } from '../slot/slot.tsx';
import { VenueContext } from './venue-context.ts';

/**
 * The slot of a list: its remote is loaded when the visitor first wants that list, and stays
 * mounted.
 */
export function ListSlot({
  list,
  remote,
  name,
}: {
  list: OfferKind;
  remote: string;
  name: string;
}) {
  const shown = useReadable(use(VenueContext).list);
  const [wanted, setWanted] = useState(shown === list);
  if (shown === list && !wanted) setWanted(true);
  return wanted ? <Slot remote={remote} name={name} /> : null;
}
