import type { OfferKind } from '@foyer/domain';
import { type ReactNode, use, useState, useSyncExternalStore } from 'react';
import { Slot } from '../slot/slot.tsx';
import { VenueContext } from './venue-context.ts';

/** The place of a list: its remote is loaded when the visitor first wants that list, and stays. */
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
  // Who turns to the other list before the page around the form is awake finds the drawn one taken
  // over first.
  const shown = useSyncExternalStore(present.subscribe, present.get, () => drawn.list);
  const [wanted, setWanted] = useState(shown === list);
  if (shown === list && !wanted) setWanted(true);
  return wanted ? <Slot remote={remote} name={name} skeleton={skeleton} /> : null;
}
