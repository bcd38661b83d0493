import type { OfferKind } from '@foyer/domain';
import { type ReactNode, use, useState, useSyncExternalStore } from 'react';
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
  skeleton,
}: {
  list: OfferKind;
  remote: string;
  name: string;
  skeleton: ReactNode;
}) {
  const { list: present, drawn } = use(VenueContext);
  // If the visitor changes the list before hydration, the rendered one is hydrated first.
  const shown = useSyncExternalStore(present.subscribe, present.get, () => drawn.list);
  const [wanted, setWanted] = useState(shown === list);
  if (shown === list && !wanted) setWanted(true);
  return wanted ? <Slot remote={remote} name={name} skeleton={skeleton} /> : null;
}
